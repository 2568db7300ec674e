import CGtk

/// A widget that lives as long as the application wants, not longer because a test looks at it.
@MainActor
final class WeakWidget {
  private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, widget)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, or nil when it is gone.
  var widget: UnsafeMutablePointer<GtkWidget>? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    // The weak reference hands out a strong one. All this happens on the main thread, so it is not needed.
    g_object_unref(object)
    return object.assumingMemoryBound(to: GtkWidget.self)
  }
}
