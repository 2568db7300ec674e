/// The environment values that one modifier sets, and the nodes that read them from here.
///
/// Scopes form a chain towards the root. A scope lives as long as its modifier's node and changes in place, so nodes keep
/// theirs, and a changed value reaches just those that read it. Used on the main thread only; not isolated to the
/// main actor because the getters of users' own environment values are not.
final class EnvironmentScope: @unchecked Sendable {
  private(set) var outer: EnvironmentScope?
  private(set) var values: EnvironmentChanges
  /// Nothing can have read anything here before the first values are set.
  private var isFresh = true
  /// The readers of each key, without order, so that taking one out is quick.
  private(set) var readers: [(key: ObjectIdentifier, reads: [Reader])] = []

  /// What a node remembers of a value that it read: where to find itself among the readers.
  struct Read {
    let scope: EnvironmentScope
    let key: ObjectIdentifier
    var index: Int
  }

  /// A node, and where it remembers the read.
  struct Reader {
    let node: Unmanaged<Node>
    fileprivate let position: Int
  }

  init(outer: EnvironmentScope?, values: EnvironmentChanges = EnvironmentChanges()) {
    self.outer = outer
    self.values = values
    isFresh = values.isEmpty
  }

  /// The value of `key` seen from here, and the scope that answers for it: the one that sets it, or the root.
  func find(_ key: ObjectIdentifier) -> (box: EnvironmentBox?, scope: EnvironmentScope) {
    // Each scope keeps the one around it, so none has to be retained on the way.
    var scope = Unmanaged.passUnretained(self)
    while true {
      if let box = scope._withUnsafeGuaranteedRef({ $0.values[key] }) {
        return (box, scope.takeUnretainedValue())
      }
      guard let outer = scope._withUnsafeGuaranteedRef({ $0.outer.map(Unmanaged.passUnretained) }) else {
        return (nil, scope.takeUnretainedValue())
      }
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

  func isWithin(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.outer
    }
    return false
  }

  // MARK: Another place

  /// Puts the scope within another one. The nodes in it that get another value there are queued, the others stay as they are.
  @MainActor
  func move(within new: EnvironmentScope?) {
    guard new !== outer else { return }
    let reads = readsFromOutside
    outer = new
    for (node, key, scope) in reads {
      let found = node.scope.find(key)
      guard found.scope !== scope else { continue }
      node.moveRead(of: key, from: scope, to: found.scope)
      let old = scope.values[key]
      if old == nil && found.box == nil { continue }
      if let old, let new = found.box, old.isSame(as: new) { continue }
      node.graph.enqueue(node)
    }
  }

  /// What nodes within the scope have read that it does not say itself.
  @MainActor
  private var readsFromOutside: [(node: Node, key: ObjectIdentifier, scope: EnvironmentScope)] {
    var found: [(node: Node, key: ObjectIdentifier, scope: EnvironmentScope)] = []
    var scope: EnvironmentScope? = self
    while let current = scope {
      for (key, reads) in current.readers where current !== self || values[key] == nil {
        for read in reads {
          let node = read.node.takeUnretainedValue()
          // Something closer may have come to say it meanwhile.
          guard node.scope.isWithin(self), node.scope.find(key).scope === current else { continue }
          found.append((node, key, current))
        }
      }
      scope = current.outer
    }
    return found
  }
}
