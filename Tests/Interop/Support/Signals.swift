import CGtk

/// A Swift closure that C holds, and frees with what it is connected to.
private final class Handler: Sendable {
  let body: @MainActor (OpaquePointer?) -> Void
  init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) { self.body = body }

  static func call(_ data: UnsafeMutableRawPointer?, _ argument: OpaquePointer?) {
    let handler = Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
    nonisolated(unsafe) let argument = argument
    MainActor.assumeIsolated { handler.body(argument) }
  }

  @MainActor
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ handler: Handler
  ) {
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
      { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }
}

/// Connects a closure to a signal without arguments.
@MainActor
public func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
) {
  let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Handler.call(data, nil) }
  Handler.connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler { _ in handler() })
}

/// Adds an action to an application or a window. The closure gets the target, a `GVariant`.
@MainActor
public func addAction(
  _ name: String, taking type: String? = nil, to map: UnsafeMutableRawPointer,
  _ handler: @escaping @MainActor (OpaquePointer?) -> Void
) {
  let type = type.flatMap { g_variant_type_new($0) }
  let action = UnsafeMutableRawPointer(g_simple_action_new(name, type)!)
  if let type { g_variant_type_free(type) }
  let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, target, data in
    Handler.call(data, target)
  }
  Handler.connect(action, "activate", unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  g_action_map_add_action(OpaquePointer(map), OpaquePointer(action))
  g_object_unref(action)
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as another of GTK's types.
  public func `as`<Other>(_ type: Other.Type) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}
