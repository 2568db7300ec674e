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

  private nonisolated(unsafe) var stale = NodeQueue(.evaluation, .topDown)
  private nonisolated(unsafe) var restructured = NodeQueue(.placement, .bottomUp)
  private nonisolated(unsafe) var unfinished = NodeQueue(.finish, .topDown)
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

  /// Lets `node` be evaluated again. From the top down, as a node may update or drop those below it.
  func enqueue(_ node: Node) {
    if stale.add(node) { schedule() }
  }

  /// Lets `node` place its children again. From the bottom up, so that it sees the finished widgets below it.
  func enqueueRestructure(_ node: Node) {
    mayExpandDifferently = true
    if restructured.add(node) { schedule() }
  }

  /// Lets `node` finish after all others are up to date.
  func enqueueFinish(_ node: Node) {
    if unfinished.add(node) { schedule() }
  }

  func didEvaluate(_ node: Node) { stale.remove(node) }

  /// Takes a node that goes out of the queues.
  nonisolated func forget(_ node: Node) {
    stale.remove(node)
    restructured.remove(node)
    unfinished.remove(node)
  }

  /// Notes that frames or the widgets in them changed, so that something else may fill the room.
  func noteExpansion() {
    mayExpandDifferently = true
    schedule()
  }

  private func schedule() {
    guard nesting == 0, source == 0 else { return }
    source = MainLoop.idle(priority: MainLoop.updatePriority) { [weak self] in
      self?.source = 0
      self?.flush()
    }
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
    while true {
      if let node = stale.next() {
        node.reevaluate()
      } else if let node = restructured.next() {
        node.restructure()
      } else if let node = unfinished.next() {
        node.finish()
      } else {
        break
      }
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
    mayExpandDifferently || !(stale.isEmpty && restructured.isEmpty && unfinished.isEmpty)
  }
}
