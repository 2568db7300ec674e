import CGtk

/// The time that press pictures and animations run on: the system's, or one that tests step.
@MainActor
package protocol Clock: AnyObject {
  /// Seconds since an arbitrary, fixed moment; never goes back.
  var now: Double { get }

  /// Runs `action` once, `delay` seconds from now, unless the returned timer is cancelled or dropped before.
  func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> any ClockTimer
}

/// One pending call of a ``Clock``. Dropping it cancels the call.
@MainActor
package protocol ClockTimer: AnyObject {
  func cancel()
}

/// The clock of a running application, over GLib's monotonic time and its main context.
@MainActor
package final class SystemClock: Clock {
  package init() {}

  package var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> any ClockTimer {
    Timer(delay: delay, action: action)
  }

  private final class Timer: ClockTimer {
    private nonisolated(unsafe) var source: UInt32 = 0

    init(delay: Double, action: @escaping @MainActor () -> Void) {
      let milliseconds = UInt32((max(delay, 0) * 1000).rounded(.up))
      source = MainLoop.timeout(milliseconds: milliseconds) { [weak self] in
        self?.source = 0
        action()
      }
    }

    deinit {
      if source != 0 { g_source_remove(source) }
    }

    func cancel() {
      guard source != 0 else { return }
      g_source_remove(source)
      source = 0
    }
  }
}

/// A clock that stands still until it is told to go on.
@MainActor
package final class ManualClock: Clock {
  package private(set) var now = 0.0
  private var pending: [WeakTimer] = []

  package init() {}

  package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> any ClockTimer {
    let timer = Timer(due: now + max(delay, 0), action: action)
    pending.append(WeakTimer(timer: timer))
    return timer
  }

  /// Lets `seconds` pass: every timer that falls due on the way runs at its own moment, in order.
  package func advance(by seconds: Double) {
    let end = now + max(seconds, 0)
    while let timer = nextTimer(until: end) {
      now = max(now, timer.due)
      pending.removeAll { $0.timer === timer }
      timer.fire()
    }
    now = end
  }

  private func nextTimer(until end: Double) -> Timer? {
    pending.removeAll { $0.timer?.action == nil }
    return pending.compactMap(\.timer).filter { $0.due <= end }.min { $0.due < $1.due }
  }

  private struct WeakTimer {
    weak var timer: Timer?
  }

  private final class Timer: ClockTimer {
    let due: Double
    private(set) var action: (@MainActor () -> Void)?

    init(due: Double, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }

    func cancel() { action = nil }

    func fire() {
      let action = self.action
      self.action = nil
      action?()
    }
  }
}
