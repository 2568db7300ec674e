/// The key of a value in the environment.
///
/// Declare a key with its default and a property over it, then set the value for a part of the interface with
/// ``View/environment(_:_:)`` and read it with ``Environment``:
///
///     struct DensityKey: EnvironmentKey {
///       static let defaultValue = 1.0
///     }
///     extension EnvironmentValues {
///       var density: Double {
///         get { self[DensityKey.self] }
///         set { self[DensityKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that flow down from a view to those inside it.
///
/// Reading a value through ``Environment`` makes a view follow its changes. A value that nobody set is its key's default.
public struct EnvironmentValues: Sendable {
  private let scope: EnvironmentScope?
  private let reader: Node?
  nonisolated(unsafe) private(set) var changes: EnvironmentChanges

  /// The default of every value.
  public init() {
    scope = nil
    reader = nil
    changes = EnvironmentChanges()
  }

  /// The values seen from `scope`, with every read noted for `reader`. Those that are written are likely those of `last`.
  init(scope: EnvironmentScope, reader: Node?, writing last: EnvironmentChanges? = nil) {
    self.scope = scope
    self.reader = reader
    changes = last.map(EnvironmentChanges.init(like:)) ?? EnvironmentChanges()
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      if let changed = changes[identifier] { return value(of: key, in: changed) }
      guard let scope else { return Key.defaultValue }
      let found = scope.find(identifier)
      reader?.didRead(identifier, from: found.scope)
      return found.box.map { value(of: key, in: $0) } ?? Key.defaultValue
    }
    set { changes.set(TypedEnvironmentBox(newValue), for: ObjectIdentifier(key)) }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type, in box: EnvironmentBox) -> Key.Value {
    unsafeDowncast(box, to: TypedEnvironmentBox<Key.Value>.self).value
  }
}
