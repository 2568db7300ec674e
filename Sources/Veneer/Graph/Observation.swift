import CGtk
@_spi(SwiftUI) import Observation
import Synchronization

/// What one evaluation, or one row, read of observable objects. It ends with this object.
///
/// The tracking of the last evaluation stays in force until that of the new one is, so no change in between is missed.
/// Swift hands a tracking out only when it fires, and one that never does would stay with the observed object for ever. So each
/// evaluation reads a mark as well, and changing the mark fires the tracking that is to end.
@MainActor
final class Observation {
  private nonisolated let notice: ObservationNotice
  private nonisolated(unsafe) var mark = ObservationNotice.Mark.first

  init(for node: Node) {
    notice = ObservationNotice(for: node)
    ObservationMailbox.shared.lookAgain(at: notice)
  }

  deinit {
    notice.end(.first)
    notice.end(.second)
  }

  /// Whether something that was read has changed since.
  var isStale: Bool { notice.isStale }

  /// Evaluates something and follows what it reads from now on, in place of what was read before.
  func tracked<Content>(_ evaluate: () -> Content) -> Content {
    let old = mark
    let new = old.other
    mark = new
    notice.isStale = false
    let notice = notice
    let content = withObservationTracking {
      notice.read(new)
      return evaluate()
    } didSet: { tracking in
      notice.changed(tracking, new)
    }
    notice.end(old)
    return content
  }
}

/// Takes word of changed observable objects to a node, from any thread.
final class ObservationNotice: Observable, @unchecked Sendable {
  /// Two, as the tracking of the new evaluation starts before that of the old one ends.
  enum Mark {
    case first, second

    var other: Mark { self == .first ? .second : .first }
  }

  private let registrar = ObservationRegistrar()
  private let isOnItsWay = Atomic(false)
  private weak var node: Node?
  // Used on the main thread only.
  private var ending: Mark?
  fileprivate var isStale = false

  fileprivate init(for node: Node) { self.node = node }

  // MARK: Marks

  private var first: Void { () }
  private var second: Void { () }

  fileprivate func read(_ mark: Mark) {
    switch mark {
    case .first: registrar.access(self, keyPath: \.first)
    case .second: registrar.access(self, keyPath: \.second)
    }
  }

  /// Ends the tracking that has `mark`.
  fileprivate func end(_ mark: Mark) {
    ending = mark
    switch mark {
    case .first: registrar.didSet(self, keyPath: \.first)
    case .second: registrar.didSet(self, keyPath: \.second)
    }
    ending = nil
  }

  // MARK: Changes

  /// Called on the thread that has changed something, when the change is complete.
  fileprivate func changed(_ tracking: ObservationTracking, _ mark: Mark) {
    guard veneer_is_main_thread() != 0 else {
      // What is on its way already will be evaluated after this change as well.
      if !isOnItsWay.exchange(true, ordering: .acquiringAndReleasing) { ObservationMailbox.shared.post(self) }
      return
    }
    if ending == mark { return tracking.cancel() }
    MainActor.assumeIsolated(evaluateAgain)
  }

  /// Has the node evaluated again for a change on another thread.
  @MainActor
  func arrive() {
    isOnItsWay.store(false, ordering: .releasing)
    evaluateAgain()
  }

  @MainActor
  func evaluateAgain() {
    isStale = true
    if let node { node.graph.enqueue(node) }
  }
}
