import CGtk

/// Counts the GTK widgets of trees that are still alive.
@MainActor
final class WidgetCensus {
  private(set) var alive = 0

  /// Counts `widget` and all that is below it from now on, each until it is finalized.
  func add(_ widget: UnsafeMutablePointer<GtkWidget>) {
    alive += 1
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(
      object,
      { data, _ in
        let census = Unmanaged<WidgetCensus>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { census.alive -= 1 }
      },
      Unmanaged.passUnretained(self).toOpaque())
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      add(current)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}

/// Counts the objects of itself that are alive, wherever closures captured them.
@MainActor
final class Canary {
  private(set) nonisolated(unsafe) static var alive = 0

  init() { Canary.alive += 1 }
  deinit { Canary.alive -= 1 }

  func sing() {}
}
