/// Lets a button act again and again while it is held down.
@MainActor
final class PressRepeat {
  /// Seconds until the first repetition.
  static let delay = 0.5
  /// Seconds between repetitions.
  static let interval = 0.1

  private let clock: any Clock
  private let act: () -> Void
  private var timer: (any ClockTimer)?
  /// Whether the press that began last has repeated. It does not act once more at its end.
  private(set) var hasActed = false

  init(on clock: any Clock, _ act: @escaping () -> Void) {
    self.clock = clock
    self.act = act
  }

  func begin() { hasActed = false }

  var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      timer = nil
      if isHeld { wait(PressRepeat.delay) }
    }
  }

  private func wait(_ seconds: Double) {
    timer = clock.schedule(after: seconds) { [weak self] in self?.fire() }
  }

  /// The action comes last, as it may well be the end of the button.
  private func fire() {
    hasActed = true
    wait(PressRepeat.interval)
    act()
  }
}
