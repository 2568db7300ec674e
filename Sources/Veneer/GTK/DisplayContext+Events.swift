import CGtk

extension DisplayContext {
  /// Lets the context of each display know of every event before a widget gets it.
  static func watchEvents() { _ = watch }

  private static let watch: gulong = {
    let surface = gdk_surface_get_type()
    g_type_class_ref(surface)
    return g_signal_add_emission_hook(
      g_signal_lookup("event", surface), 0,
      { _, _, values, _ in
        if let event = g_value_peek_pointer(values! + 1) { DisplayContext.note(OpaquePointer(event)) }
        return gboolean(1)
      }, nil, nil)
  }()

  private nonisolated static func note(_ event: OpaquePointer) {
    nonisolated(unsafe) let event = event
    MainActor.assumeIsolated {
      guard let display = gdk_event_get_display(event) else { return }
      let context = DisplayContext.of(display)
      context.heldKey.note(event)
      context.pressMarks.note(event)
    }
  }
}
