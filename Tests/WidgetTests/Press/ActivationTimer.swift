import CGtk

/// Holds the timer by which GtkButton ends a keyboard activation after 250 milliseconds, so that orders of events are the
/// same on a slow machine, and lets it go off when an order says so.
@MainActor
final class ActivationTimer {
  private var newest = ActivationTimer.newSourceNumber()
  private var held: [UInt32] = []

  /// Holds the timers that were started since the last call.
  func hold() {
    let now = ActivationTimer.newSourceNumber()
    for number in newest..<now {
      guard let source = g_main_context_find_source_by_id(nil, number),
        let name = g_source_get_name(source), String(cString: name) == "[gtk] button_activate_timeout"
      else { continue }
      g_source_set_ready_time(source, -1)
      held.append(number)
    }
    newest = now
  }

  /// Lets the timers that still run go off with the next turn of the main loop.
  func goOff() {
    for number in held {
      if let source = g_main_context_find_source_by_id(nil, number) { g_source_set_ready_time(source, 0) }
    }
    held = []
  }

  /// GLib numbers the sources of a context one after the other.
  private static func newSourceNumber() -> UInt32 {
    let source = g_idle_source_new()
    defer { g_source_unref(source) }
    let number = g_source_attach(source, nil)
    g_source_destroy(source)
    return number
  }
}
