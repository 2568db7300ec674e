import CGtk

/// Calls `handler` for a signal whose arguments do not matter.
@MainActor
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping () -> Void) {
  // The handler's data comes first, so that all other arguments can be left out.
  let callback: @convention(c) (gpointer) -> Void = { Handler.call($0, with: 0) }
  connect(object, signal, unsafeBitCast(callback, to: GCallback.self)) { _ in handler() }
}

/// Calls `handler` with the first argument of `pressed` and `released`, the number of presses.
@MainActor
func connectCount(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Int) -> Void) {
  let callback: @convention(c) (gpointer, gint) -> Void = { Handler.call($0, with: Int($1)) }
  connect(object, signal, unsafeBitCast(callback, to: GCallback.self), handler)
}

/// Calls `handler` with the third argument of `unpaired-release`, the button of the mouse.
@MainActor
func connectButton(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping (Int) -> Void) {
  let callback: @convention(c) (gpointer, gdouble, gdouble, guint) -> Void = { data, _, _, button in
    Handler.call(data, with: Int(button))
  }
  connect(object, signal, unsafeBitCast(callback, to: GCallback.self), handler)
}

@MainActor
private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback,
  _ handler: @escaping (Int) -> Void
) {
  let data = Unmanaged.passRetained(Handler(action: handler)).toOpaque()
  let release: GClosureNotify = { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }
  g_signal_connect_data(object, signal, callback, data, release, G_CONNECT_SWAPPED)
}

private final class Handler {
  let action: (Int) -> Void

  init(action: @escaping (Int) -> Void) {
    self.action = action
  }

  static func call(_ data: gpointer, with number: Int) {
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().action(number)
  }
}
