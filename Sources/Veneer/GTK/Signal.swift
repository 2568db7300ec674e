import CGtk

/// Connects Swift closures to GObject signals. A closure is freed with its connection.
@MainActor
enum Signal {
  /// Calls `handler` for a signal without arguments, or whose arguments do not matter; after all other handlers where asked.
  @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
    _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in Handler.call(data) }
    return connect(object, name, unsafeBitCast(callback, to: GCallback.self), after: after, handler)
  }

  /// Calls `handler` for a signal with one pointer argument, such as `notify`.
  @discardableResult
  static func connectPointer(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let callback: @convention(c) (gpointer, gpointer?, gpointer) -> Void = { _, _, data in Handler.call(data)
    }
    return connect(object, name, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  @discardableResult
  private static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ callback: GCallback, after: Bool = false,
    _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let data = Unmanaged.passRetained(Handler(handler)).toOpaque()
    let release: GClosureNotify = { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }
    return UInt(
      g_signal_connect_data(
        object, name, callback, data, release, after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0)))
  }

  /// Ends a connection, unless the object was disposed of and has ended it itself.
  nonisolated static func disconnect(_ object: UnsafeMutableRawPointer, _ handler: UInt) {
    guard g_signal_handler_is_connected(object, gulong(handler)) != 0 else { return }
    g_signal_handler_disconnect(object, gulong(handler))
  }

  private final class Handler: Sendable {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    static func call(_ data: gpointer) {
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { handler.action() }
    }
  }
}
