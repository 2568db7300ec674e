import CGtk

/// A node that wants to know when its view comes and goes.
@MainActor
protocol PresenceObserver: AnyObject {
  /// Whether the view came and has not gone yet.
  var hasAppeared: Bool { get }
  /// Whether the view is where the host shows it, when the host is on the screen.
  var isPlaced: Bool { get }
  func appear()
  func disappear()
}

/// What the views of a host do when they come, change and go.
///
/// Actions are the application's code and may do anything, so they run from the main loop, when the graph is up to date and before
/// the next frame; never in the middle of GTK's layout. A host that is unmapped and mapped again in one go, as when it is moved,
/// has not been away.
@MainActor
final class Presence {
  private unowned let graph: Graph
  private var observers: [Observer] = []
  /// Those of which it is not certain that they know whether they are on the screen.
  private var unsettled: [Observer] = []
  /// The number of observers at which those that have gone are taken out.
  private var limitOfObservers = 32
  private var actions: [() -> Void] = []
  private var isUpdating = false
  private var isClosed = false
  private nonisolated(unsafe) var source: UInt32 = 0

  /// Empty once the node has gone.
  private struct Observer {
    weak var node: (any PresenceObserver)?
  }

  init(in graph: Graph) { self.graph = graph }

  deinit {
    if source != 0 { MainLoop.remove(source) }
  }

  /// Takes a new node among those that are told.
  func add(_ observer: any PresenceObserver) {
    if observers.count >= limitOfObservers {
      observers.removeAll { $0.node == nil }
      limitOfObservers = max(32, observers.count * 2)
    }
    observers.append(Observer(node: observer))
    unsettled.append(Observer(node: observer))
    if graph.isShown { schedule(priority: MainLoop.updatePriority) }
  }

  /// The host has come on the screen, or has gone; or rows of a list in it have.
  func changed() {
    guard !observers.isEmpty else { return }
    unsettled = observers
    schedule(priority: MainLoop.updatePriority)
  }

  /// Does `action` when everything is up to date; at once when the host is gone.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
    if isClosed { runActions() } else { schedule(priority: MainLoop.updatePriority) }
  }

  private func schedule(priority: Int32) {
    guard !isUpdating, !isClosed, source == 0 else { return }
    source = MainLoop.idle(priority: priority) { [weak self] in
      self?.source = 0
      self?.run()
    }
  }

  private func run() {
    // An action may destroy the host.
    let graph = graph
    isUpdating = true
    var rounds = 0
    repeat {
      graph.flush()
      rounds += 1
    } while rounds < Presence.limitOfRounds && runOnce()
    isUpdating = false
    guard rounds == Presence.limitOfRounds, !isClosed else { return }
    Diagnostics.report(
      once: "endless change",
      "An action of onChange changes, over and over again, what it is called for: have it settle on a value.")
    schedule(priority: Int32(G_PRIORITY_DEFAULT_IDLE))
  }

  /// Far more than actions that settle ever need.
  private static let limitOfRounds = 100

  /// Returns whether there was anything to do.
  private func runOnce() -> Bool {
    let isShown = graph.isShown && !isClosed
    let changed = unsettled.compactMap(\.node).filter { $0.hasAppeared != (isShown && $0.isPlaced) }
    if isShown || isClosed { unsettled = [] }
    guard !(actions.isEmpty && changed.isEmpty) else { return false }
    runActions()
    for node in changed {
      let isThere = isShown && node.isPlaced
      guard node.hasAppeared != isThere else { continue }
      if isThere { node.appear() } else { node.disappear() }
    }
    return true
  }

  private func runActions() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }

  /// The host is gone, and with it all views.
  func close() {
    isClosed = true
    if source != 0 { MainLoop.remove(source) }
    source = 0
    unsettled = observers
    _ = runOnce()
    observers = []
  }
}
