/// The nodes of one host and the work that waits to bring them up to date.
///
/// Work is done in one go: stale nodes from the top down, then containers whose children changed, then whatever asked to
/// come last. It runs from one GLib source before GTK lays out, or at once where somebody needs the result.
@MainActor
package final class Graph {
  package var statistics = Statistics()
  /// Called after work that may have changed what expands.
  var expansionChanged: (() -> Void)?
  private var mayExpandDifferently = false

  private var stale: [Node] = []
  private var restructured: [Node] = []
  private var last: [() -> Void] = []
  private var nesting = 0
  private nonisolated(unsafe) var source: UInt32 = 0

  /// Counters for tests and benchmarks.
  package struct Statistics: Equatable, Sendable {
    /// Nodes made since the start.
    package var nodesMade = 0
    /// Bodies of views evaluated.
    package var viewBodies = 0
    /// Bodies of label and button styles evaluated.
    package var styleBodies = 0
    /// GTK widgets made.
    package var widgetsMade = 0

    package init() {}
  }

  deinit {
    if source != 0 { MainLoop.remove(source) }
  }

  // MARK: Queues

  func enqueue(_ node: Node) {
    guard !node.isStale else { return }
    node.isStale = true
    stale.append(node)
    schedule()
  }

  func enqueueRestructure(_ node: Node) {
    guard !node.isRestructured else { return }
    node.isRestructured = true
    restructured.append(node)
    schedule()
  }

  /// Runs `action` after the nodes are up to date.
  func enqueueLast(_ action: @escaping () -> Void) {
    last.append(action)
    schedule()
  }

  private func schedule() {
    guard nesting == 0, source == 0 else { return }
    source = MainLoop.idle(priority: MainLoop.updatePriority) { [weak self] in
      self?.source = 0
      self?.flush()
    }
  }

  /// Notes that frames or the widgets in them changed, so that something else may fill the room.
  func noteExpansion() {
    mayExpandDifferently = true
    schedule()
  }

  // MARK: Work

  /// Changes the graph through `body` and brings everything up to date before it returns.
  func update(_ body: () -> Void) {
    nesting += 1
    body()
    nesting -= 1
    if nesting == 0 { flush() }
  }

  /// Does all the work that waits. Inside of work it does nothing, as that work will get to it.
  func flush() {
    guard nesting == 0, hasWork else { return }
    nesting += 1
    while !(stale.isEmpty && restructured.isEmpty && last.isEmpty) {
      evaluateStaleNodes()
      if stale.isEmpty { placeChildren() }
      if stale.isEmpty, restructured.isEmpty { runLast() }
    }
    nesting -= 1
    if source != 0 {
      MainLoop.remove(source)
      source = 0
    }
    if mayExpandDifferently {
      mayExpandDifferently = false
      expansionChanged?()
    }
  }

  private var hasWork: Bool {
    mayExpandDifferently || !(stale.isEmpty && restructured.isEmpty && last.isEmpty)
  }

  /// From the top down, as a node may update or drop those below it.
  private func evaluateStaleNodes() {
    var batch = stale.map(WeakNode.init)
    stale = []
    batch.sort { $0.depth < $1.depth }
    for entry in batch {
      guard let node = entry.node, node.isStale else { continue }
      node.isStale = false
      node.reevaluate()
    }
  }

  /// From the bottom up, so that a container sees the finished widgets below it.
  private func placeChildren() {
    guard !restructured.isEmpty else { return }
    mayExpandDifferently = true
    var batch = restructured.map(WeakNode.init)
    restructured = []
    batch.sort { $0.depth > $1.depth }
    for entry in batch {
      guard let node = entry.node, node.isRestructured else { continue }
      node.isRestructured = false
      node.restructure()
    }
  }

  private func runLast() {
    let actions = last
    last = []
    for action in actions { action() }
  }

  private struct WeakNode {
    weak var node: Node?
    let depth: Int32

    @MainActor
    init(_ node: Node) {
      self.node = node
      depth = node.depth
    }
  }
}
