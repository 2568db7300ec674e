/// Whether a button shows as pressed: a state machine over what pointer, keyboard and clock report.
///
/// *Down* means that the pointer or finger which pressed is still down and inside, or that the keyboard is activating.
/// After a release inside or a keyboard activation the picture lingers until ``lingerDuration`` has passed since
/// the press and two frames were painted, so that even a short tap is seen. Leaving, cancelling and disabling end it
/// at once; a new press begins anew.
package struct PressModel: Equatable, Sendable {
  /// Seconds since the press for which its picture stays at least.
  package static let lingerDuration = 0.1
  /// Painted frames for which its picture stays at least.
  package static let lingerFrames = 2

  private enum Pointer { case up, inside, outside }

  private var pointer = Pointer.up
  private var isKeyActivating = false
  private var isLingering = false
  private var pressTime = 0.0
  private var paintedFrames = 0

  package init() {}

  /// What a style sees.
  package var isPressed: Bool { isDown || isLingering }

  package var isDown: Bool { pointer == .inside || isKeyActivating }

  /// Whether a pointer press is open, inside or outside.
  package var tracksPointer: Bool { pointer != .up }

  /// Whether a pointer press is open and the pointer is no longer inside.
  package var isPointerOutside: Bool { pointer == .outside }

  /// Whether time and frames still matter.
  package var isAwaitingEnd: Bool { isLingering }

  /// Whether frames still have to be counted.
  package var needsFrames: Bool { isPressed && paintedFrames < PressModel.lingerFrames }

  /// The moment until which the picture stays at least.
  package var lingerEnd: Double { pressTime + PressModel.lingerDuration }

  package mutating func pointerPressed(at time: Double) {
    begin(at: time)
    pointer = .inside
  }

  package mutating func pointerMoved(inside: Bool) {
    guard tracksPointer else { return }
    pointer = inside ? .inside : .outside
  }

  package mutating func pointerReleased(inside: Bool, at time: Double) {
    guard tracksPointer else { return }
    pointer = .up
    if inside, !isKeyActivating { linger(at: time) }
  }

  /// A second button, a gesture of a parent or the window system took the press. GTK drops a keyboard activation with it.
  package mutating func pointerCancelled() {
    if tracksPointer { isKeyActivating = false }
    pointer = .up
    if !isKeyActivating { isLingering = false }
  }

  package mutating func keyActivationBegan(at time: Double) {
    guard !isKeyActivating else { return }
    if pointer == .up { begin(at: time) }
    isKeyActivating = true
  }

  /// GTK forgets the pointer's press when the keyboard's ends, so its picture ends too.
  package mutating func keyActivationEnded(at time: Double) {
    guard isKeyActivating else { return }
    isKeyActivating = false
    pointer = .up
    linger(at: time)
  }

  /// The button was disabled, hidden or removed.
  package mutating func ended() {
    self = PressModel()
  }

  package mutating func framePainted(at time: Double) {
    paintedFrames += 1
    timePassed(at: time)
  }

  package mutating func timePassed(at time: Double) {
    if isLingering, hasLingered(at: time) { isLingering = false }
  }

  private mutating func begin(at time: Double) {
    isLingering = false
    pressTime = time
    paintedFrames = 0
  }

  private mutating func linger(at time: Double) {
    isLingering = !hasLingered(at: time)
  }

  private func hasLingered(at time: Double) -> Bool {
    // Times come as sums of floating-point steps; a microsecond of tolerance keeps the boundary on the boundary.
    time >= lingerEnd - 0.000_001 && paintedFrames >= PressModel.lingerFrames
  }
}
