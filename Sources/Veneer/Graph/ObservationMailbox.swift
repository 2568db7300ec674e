import Synchronization

/// Brings changes of observable objects from other threads to the main one, at most once for each frame.
///
/// However many changes there are, one source of the main loop waits for them, and none while there are none. Between two
/// deliveries a frame's time passes, so a thread that never rests does not keep the window from being drawn.
final class ObservationMailbox: Sendable {
  static let shared = ObservationMailbox()

  /// Microseconds.
  private static let frame: Int64 = 16_667
  /// Milliseconds until evaluations are made sure of.
  private static let secondLook: UInt32 = 50

  private struct State {
    var notices: [ObservationNotice] = []
    var isScheduled = false
    var lastDelivery: Int64 = 0
    /// Notices of evaluations that have to be made sure of.
    var unsure: [ObservationNotice] = []
  }

  private let state = Mutex(State())

  /// Takes a notice from any thread.
  func post(_ notice: ObservationNotice) {
    let now = MainLoop.now
    let wait: Int64? = state.withLock {
      $0.notices.append(notice)
      guard !$0.isScheduled else { return nil }
      $0.isScheduled = true
      return max(0, $0.lastDelivery + ObservationMailbox.frame - now)
    }
    guard let wait else { return }
    MainLoop.onMain(after: UInt32((wait + 999) / 1000)) { ObservationMailbox.shared.deliver() }
  }

  @MainActor
  private func deliver() {
    let now = MainLoop.now
    let notices = state.withLock { state in
      state.isScheduled = false
      state.lastDelivery = now
      defer { state.notices = [] }
      return state.notices
    }
    for notice in notices {
      notice.arrive()
      lookAgain(at: notice)
    }
  }

  /// Has what `notice` stands for evaluated once more in a moment.
  ///
  /// Tracking begins when an evaluation is over. What another thread changes during the first evaluation, or changes of
  /// what is read for the first time after a change on another thread, would be missed otherwise.
  @MainActor
  func lookAgain(at notice: ObservationNotice) {
    let isFirst = state.withLock {
      $0.unsure.append(notice)
      return $0.unsure.count == 1
    }
    guard isFirst else { return }
    MainLoop.timeout(milliseconds: ObservationMailbox.secondLook) { [self] in
      let unsure = state.withLock { state in
        defer { state.unsure = [] }
        return state.unsure
      }
      for notice in unsure { notice.evaluateAgain() }
    }
  }
}
