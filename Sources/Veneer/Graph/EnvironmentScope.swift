/// The environment values that one modifier sets, and the nodes that read them from here.
///
/// Scopes form a chain towards the root. A scope lives as long as its modifier's node and changes in place, so nodes keep
/// theirs, and a changed value reaches just those that read it. Used on the main thread only; not isolated to the
/// main actor because the getters of users' own environment values are not.
final class EnvironmentScope: @unchecked Sendable {
  private let outer: EnvironmentScope?
  private var values: EnvironmentChanges
  /// Nothing can have read anything here before the first values are set.
  private var isFresh = true
  /// The readers of each key, without order, so that taking one out is quick.
  private var readers: [(key: ObjectIdentifier, reads: [Reader])] = []

  /// What a node remembers of a value that it read: where to find itself among the readers.
  struct Read {
    let scope: EnvironmentScope
    let key: ObjectIdentifier
    var index: Int
  }

  /// A node, and where it remembers the read.
  private struct Reader {
    let node: Unmanaged<Node>
    let position: Int
  }

  init(outer: EnvironmentScope?, values: EnvironmentChanges = EnvironmentChanges()) {
    self.outer = outer
    self.values = values
    isFresh = values.isEmpty
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

  /// Takes `node` among the readers of `key`; `position` is where it will remember what is returned.
  func remember(_ node: Node, key: ObjectIdentifier, at position: Int) -> Read {
    let reader = Reader(node: Unmanaged.passUnretained(node), position: position)
    guard let slot = readers.firstIndex(where: { $0.key == key }) else {
      readers.append((key, [reader]))
      return Read(scope: self, key: key, index: 0)
    }
    readers[slot].reads.append(reader)
    return Read(scope: self, key: key, index: readers[slot].reads.count - 1)
  }

  /// Takes a reader out. The last one takes its place.
  func forget(_ read: Read) {
    guard let slot = readers.firstIndex(where: { $0.key == read.key }) else { return }
    guard let last = readers[slot].reads.popLast(), read.index < readers[slot].reads.count else { return }
    readers[slot].reads[read.index] = last
    last.node._withUnsafeGuaranteedRef { $0.moveRead(at: last.position, to: read.index) }
  }

  /// Takes new values for this scope and queues the nodes that read one that changed.
  @MainActor
  func set(_ new: EnvironmentChanges) {
    guard !isFresh else {
      isFresh = false
      values = new
      return
    }
    let old = values
    values = new
    for (key, _) in old.entries where new[key] == nil { queueReaders(of: key) }
    for (key, box) in new.entries {
      let old = old[key]
      if let old, old.isSame(as: box) { continue }
      queueReaders(of: key)
      // A value that this scope did not set before was read from one further out.
      if old == nil { outer?.find(key).scope.queueReaders(of: key, within: self) }
    }
  }

  /// Queues the nodes that read `key` here, those inside `inner` only where one is given.
  @MainActor
  private func queueReaders(of key: ObjectIdentifier, within inner: EnvironmentScope? = nil) {
    guard let reads = readers.first(where: { $0.key == key })?.reads else { return }
    for read in reads {
      let node = read.node.takeUnretainedValue()
      if let inner, !node.scope.isWithin(inner) { continue }
      node.graph.enqueue(node)
    }
  }

  private func isWithin(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.outer
    }
    return false
  }
}

/// A few values of the environment by their keys: rarely more than two, so a list beats a dictionary.
struct EnvironmentChanges {
  private(set) var entries: [(key: ObjectIdentifier, box: EnvironmentBox)] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: ObjectIdentifier) -> EnvironmentBox? {
    entries.first { $0.key == key }?.box
  }

  mutating func set(_ box: EnvironmentBox, for key: ObjectIdentifier) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
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
