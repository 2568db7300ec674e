/// Nodes that wait for one kind of work, without being kept alive. A node that goes takes itself out.
///
/// Work is done in batches, each in order of depth; what is added meanwhile makes the next batch.
struct NodeQueue {
  /// Where a node stands in a queue; each queue has a place of its own in the node.
  enum Kind: Int { case evaluation, placement, finish }

  enum Order { case topDown, bottomUp }

  static let notQueued: Int32 = -1

  private let kind: Kind
  private let order: Order
  private var pending: [Unmanaged<Node>?] = []
  private var batch: [Unmanaged<Node>?] = []
  private var cursor = 0
  private var count = 0
  /// How many batches were started so far.
  private(set) var batches = 0

  init(_ kind: Kind, _ order: Order) {
    self.kind = kind
    self.order = order
  }

  var isEmpty: Bool { count == 0 }

  /// Returns false when the node was queued already.
  mutating func add(_ node: Node) -> Bool {
    guard node.queuePosition(kind) == NodeQueue.notQueued else { return false }
    node.setQueuePosition(kind, Int32(pending.count))
    pending.append(Unmanaged.passUnretained(node))
    count += 1
    return true
  }

  mutating func next() -> Node? {
    guard count > 0 else { return nil }
    while true {
      if cursor == batch.count { startBatch() }
      let entry = batch[cursor]
      // What is done is not there any more: the node may be queued anew, and is then looked for by its position.
      batch[cursor] = nil
      cursor += 1
      guard let node = entry?.takeUnretainedValue() else { continue }
      node.setQueuePosition(kind, NodeQueue.notQueued)
      count -= 1
      return node
    }
  }

  private mutating func startBatch() {
    let isTopDown = order == .topDown
    var nodes: [Unmanaged<Node>] = []
    nodes.reserveCapacity(pending.count)
    for case let node? in pending { nodes.append(node) }
    nodes.sort {
      let left = $0._withUnsafeGuaranteedRef { $0.depth }
      let right = $1._withUnsafeGuaranteedRef { $0.depth }
      return isTopDown ? left < right : left > right
    }
    batch.removeAll(keepingCapacity: true)
    for (index, node) in nodes.enumerated() {
      node._withUnsafeGuaranteedRef { $0.setQueuePosition(kind, Int32(index)) }
      batch.append(node)
    }
    pending.removeAll(keepingCapacity: true)
    cursor = 0
    batches += 1
  }

  mutating func remove(_ node: Node) {
    let position = Int(node.queuePosition(kind))
    guard position >= 0 else { return }
    let pointer = Unmanaged.passUnretained(node).toOpaque()
    if batch.indices.contains(position), batch[position]?.toOpaque() == pointer {
      batch[position] = nil
    } else {
      pending[position] = nil
    }
    node.setQueuePosition(kind, NodeQueue.notQueued)
    count -= 1
  }
}
