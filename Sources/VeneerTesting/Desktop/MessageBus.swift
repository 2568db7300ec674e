import CGtk

/// A connection to a D-Bus message bus that is not the user's.
final class MessageBus {
  private let connection: OpaquePointer

  /// An object on the bus: the connection that has it, and its path there.
  struct Reference: Hashable, Sendable {
    let destination: String
    let path: String
  }

  /// Connects to the bus at `address`.
  init(address: String) throws {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    var error: UnsafeMutablePointer<GError>?
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        address, GDBusConnectionFlags(rawValue: flags), nil, nil, &error)
    else { throw Self.taking(error) }
    self.connection = connection
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Calls a method of `object` and returns the values it answers with. Waits at most five seconds.
  @discardableResult
  func call(
    _ object: Reference, _ interface: String, _ method: String, _ arguments: [BusArgument] = []
  ) throws -> BusValue {
    var variants = arguments.map(\.variant)
    let parameters = g_variant_new_tuple(&variants, gsize(variants.count))
    var error: UnsafeMutablePointer<GError>?
    let answer = g_dbus_connection_call_sync(
      connection, object.destination, object.path, interface, method, parameters, nil,
      G_DBUS_CALL_FLAGS_NONE, 5000, nil, &error)
    guard let answer else { throw Self.taking(error) }
    return BusValue(taking: answer)
  }

  /// The value of a property of `object`.
  func property(_ name: String, of object: Reference, _ interface: String) throws -> BusValue {
    let arguments = [BusArgument.text(interface), .text(name)]
    return try call(object, "org.freedesktop.DBus.Properties", "Get", arguments)[0].content
  }

  /// The process at the other end of the connection called `name`.
  func process(of name: String) throws -> UInt32 {
    let bus = Reference(destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
    return try call(bus, "org.freedesktop.DBus", "GetConnectionUnixProcessID", [.text(name)])[0].number
  }

  private static func taking(_ error: UnsafeMutablePointer<GError>?) -> HeadlessError {
    defer { g_error_free(error) }
    return HeadlessError(error.map { String(cString: $0.pointee.message) } ?? "D-Bus failed")
  }
}
