import CGtk

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
  /// Whether the host is on the screen.
  var isShown = false { didSet { if isShown != oldValue { presence?.changed() } } }
  /// There once a view wants to know when it comes, changes or goes.
  private(set) var presence: Presence?

  private nonisolated(unsafe) var stale = NodeQueue(.evaluation, .topDown)
  private nonisolated(unsafe) var restructured = NodeQueue(.placement, .bottomUp)
  private nonisolated(unsafe) var unfinished = NodeQueue(.finish, .bottomUp)
  /// Changes that were asked for from inside of work, such as a body that sets the root view.
  private var deferred: [() -> Void] = []
  /// Nodes that went while work was under way, kept until it is done: somebody may be in the middle of them.
  private var retired: [Node] = []
  private var isWorking = false
  /// How changes that are made now get to what is seen; nil at once. For all graphs, as what changes in one may change what
  /// another one reads.
  private static var animation: Animation?
  var animation: Animation? { Graph.animation }
  /// The animations of stale nodes that were queued with one.
  private nonisolated(unsafe) var animations: [ObjectIdentifier: Animation] = [:]
  private var isClosed = false
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
    // A change that another one brings about is animated as that one is.
    if let animation = AnimationScope.current ?? animation { animations[ObjectIdentifier(node)] = animation }
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

  func didEvaluate(_ node: Node) {
    stale.remove(node)
    if !animations.isEmpty { animations[ObjectIdentifier(node)] = nil }
  }

  /// Takes a node that goes out of the queues.
  nonisolated func forget(_ node: Node) {
    if !animations.isEmpty { animations[ObjectIdentifier(node)] = nil }
    stale.remove(node)
    restructured.remove(node)
    unfinished.remove(node)
  }

  /// Notes that frames or the widgets in them changed, so that something else may fill the room.
  func noteExpansion() {
    mayExpandDifferently = true
    schedule()
  }

  private func schedule(priority: Int32 = MainLoop.updatePriority) {
    guard !isWorking, !isClosed, source == 0 else { return }
    source = MainLoop.idle(priority: priority) { [weak self] in
      self?.source = 0
      self?.flush()
    }
  }

  // MARK: Work

  /// Changes the graph through `body` and brings everything up to date before it returns.
  ///
  /// From inside of work, `body` runs as soon as the node at hand is done.
  func update(_ body: @escaping () -> Void) {
    guard !isClosed else { return }
    if let animation = AnimationScope.current {
      deferred.append { [unowned self] in animated(by: animation, body) }
    } else {
      deferred.append(body)
    }
    flush()
  }

  /// Makes or changes nodes when GTK asks for what they show, in the middle of work of its own: also inside of the graph's.
  func changeAtOnce(_ body: () -> Void) {
    guard !isWorking else { return body() }
    guard !isClosed else { return }
    isWorking = true
    body()
    isWorking = false
    if hasWork { flush() } else { retired = [] }
  }

  /// Does all the work that waits. Inside of work it does nothing, as that work will get to it.
  func flush() {
    guard !isWorking, hasWork else { return }
    isWorking = true
    let rounds = stale.batches
    while !isClosed, stale.batches - rounds < Graph.limitOfRounds, workOnce() {}
    isWorking = false
    retired = []
    if source != 0 {
      MainLoop.remove(source)
      source = 0
    }
    if isClosed { return close() }
    if !stale.isEmpty { giveUpForNow() }
    if mayExpandDifferently {
      mayExpandDifferently = false
      expansionChanged?()
    }
  }

  /// Has what `body` changes get to what is seen by `animation`.
  func animated(by animation: Animation?, _ body: () -> Void) {
    let outer = Graph.animation
    Graph.animation = animation
    body()
    Graph.animation = outer
  }

  /// Does one piece of work. Returns false when there is none.
  private func workOnce() -> Bool {
    if !deferred.isEmpty {
      deferred.removeFirst()()
    } else if let node = stale.next() {
      let animation = animations.isEmpty ? nil : animations.removeValue(forKey: ObjectIdentifier(node))
      animated(by: animation) { node.reevaluate() }
    } else if let node = restructured.next() {
      node.restructure()
    } else if let node = unfinished.next() {
      node.finish()
    } else {
      return false
    }
    return true
  }

  /// A body that changes what it reads would be evaluated for ever. The program goes on, and so does the body, but
  /// the window is drawn in between.
  private func giveUpForNow() {
    Diagnostics.report(
      once: "endless evaluation",
      "A view's body changes the state that it reads, so it is never up to date: change state in actions only."
    )
    schedule(priority: Int32(G_PRIORITY_DEFAULT_IDLE))
  }

  /// Far more than views that settle ever need.
  private static let limitOfRounds = 100

  /// Lets go of `node` and all below, at once or when the work under way is done.
  func retire(_ node: Node?) {
    if let node, isWorking { retired.append(node) }
  }

  /// What views do when they come, change or go.
  func madePresence() -> Presence {
    if let presence { return presence }
    let new = Presence(in: self)
    presence = new
    return new
  }

  /// The host is gone: nothing is brought up to date any more.
  func close() {
    isClosed = true
    expansionChanged = nil
    presence?.close()
    guard !isWorking else { return }
    deferred = []
    retired = []
  }

  private var hasWork: Bool {
    mayExpandDifferently || !deferred.isEmpty
      || !(stale.isEmpty && restructured.isEmpty && unfinished.isEmpty)
  }
}
