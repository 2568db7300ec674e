/// The environment values that one modifier sets, and the nodes that read them from here.
///
/// Scopes form a chain towards the root. A scope lives as long as its modifier's node and changes in place, so nodes keep
/// theirs, and a changed value reaches just those that read it. Used on the main thread only; not isolated to the
/// main actor because the getters of users' own environment values are not.
final class EnvironmentScope: @unchecked Sendable {
  private let outer: EnvironmentScope?
  private var values: [ObjectIdentifier: EnvironmentBox]
  private var readers: [ObjectIdentifier: [ObjectIdentifier: Unmanaged<Node>]] = [:]

  struct Read {
    let scope: EnvironmentScope
    let key: ObjectIdentifier
  }

  init(outer: EnvironmentScope?, values: [ObjectIdentifier: EnvironmentBox] = [:]) {
    self.outer = outer
    self.values = values
  }

  /// The value of `key` seen from here, and the scope that answers for it: the one that sets it, or the root.
  func find(_ key: ObjectIdentifier) -> (box: EnvironmentBox?, scope: EnvironmentScope) {
    var scope = self
    while true {
      if let box = scope.values[key] { return (box, scope) }
      guard let outer = scope.outer else { return (nil, scope) }
      scope = outer
    }
  }

  /// Returns false when the node was known already.
  func remember(_ node: Node, key: ObjectIdentifier) -> Bool {
    readers[key, default: [:]].updateValue(Unmanaged.passUnretained(node), forKey: ObjectIdentifier(node)) == nil
  }

  func forget(_ node: Node, key: ObjectIdentifier) {
    readers[key]?.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Takes new values for this scope and queues the nodes that read one that changed.
  @MainActor
  func set(_ new: [ObjectIdentifier: EnvironmentBox]) {
    for key in values.keys where new[key] == nil {
      values[key] = nil
      queueReaders(of: key)
    }
    for (key, box) in new {
      if let old = values[key], old.isSame(as: box) { continue }
      let isNew = values[key] == nil
      values[key] = box
      queueReaders(of: key)
      // A value that this scope did not set before was read from one further out.
      if isNew { outer?.find(key).scope.queueReaders(of: key) }
    }
  }

  @MainActor
  private func queueReaders(of key: ObjectIdentifier) {
    guard let nodes = readers[key] else { return }
    for node in nodes.values {
      let node = node.takeUnretainedValue()
      node.graph.enqueue(node)
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
