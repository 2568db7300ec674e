/// A few values of the environment by their keys: rarely more than two, so a list beats a dictionary.
struct EnvironmentChanges {
  private(set) var entries: [(key: ObjectIdentifier, box: EnvironmentBox)] = []

  init() {}

  /// Room for as many values as there are in `last`.
  init(like last: EnvironmentChanges) { entries.reserveCapacity(last.entries.count) }

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: ObjectIdentifier) -> EnvironmentBox? {
    index(of: key).map { entries[$0].box }
  }

  /// Looks at the keys alone, so that no box is retained on the way.
  private func index(of key: ObjectIdentifier) -> Int? {
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }

  mutating func set(_ box: EnvironmentBox, for key: ObjectIdentifier) {
    if let index = index(of: key) {
      entries[index].box = box
    } else {
      entries.append((key, box))
    }
  }
}

/// One value of the environment, without its type.
class EnvironmentBox {
  func isSame(as other: EnvironmentBox) -> Bool { false }
}

/// One value of the environment. The key tells the type, so no cast has to be checked.
final class TypedEnvironmentBox<Value>: EnvironmentBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: EnvironmentBox) -> Bool {
    ValueComparison.areSame(value, unsafeDowncast(other, to: TypedEnvironmentBox<Value>.self).value)
  }
}
