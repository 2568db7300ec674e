import CGtk

/// Calls back for each frame of a widget's window, with frames coming for as long as it lives.
@MainActor
final class TickCallback {
  private nonisolated(unsafe) let widget: WidgetPointer
  private nonisolated(unsafe) var identifier: UInt32 = 0

  init(on widget: Widget, _ step: @escaping @MainActor () -> Void) {
    self.widget = widget.pointer
    g_object_ref(self.widget)
    identifier = gtk_widget_add_tick_callback(
      self.widget,
      { _, _, data in
        // The step may end the callback.
        let call = Unmanaged<Call>.fromOpaque(data!).retain()
        defer { call.release() }
        MainActor.assumeIsolated { call.takeUnretainedValue().step() }
        return gboolean(1)
      },
      Unmanaged.passRetained(Call(step)).toOpaque(), { Unmanaged<Call>.fromOpaque($0!).release() })
  }

  deinit {
    gtk_widget_remove_tick_callback(widget, identifier)
    g_object_unref(widget)
  }

  private final class Call: Sendable {
    let step: @MainActor () -> Void
    init(_ step: @escaping @MainActor () -> Void) { self.step = step }
  }
}
