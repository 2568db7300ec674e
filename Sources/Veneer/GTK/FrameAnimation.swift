/// A number that moves to its target over time, on the frame clock of the widget that shows it.
///
/// A new target starts from where the number is. It jumps where animations are switched off or nothing is shown.
@MainActor
final class FrameAnimation {
  private(set) var value: Double
  private(set) var target: Double
  private unowned let widget: Widget
  private let changed: () -> Void
  private var start = 0.0
  private var startTime = 0.0
  private var duration = 0.0
  private var curve = UnitCurve.linear
  private var tick: TickCallback?

  init(_ value: Double, on widget: Widget, changed: @escaping () -> Void) {
    self.value = value
    target = value
    self.widget = widget
    self.changed = changed
  }

  /// Moves to `target` within `duration` seconds.
  func move(to target: Double, duration: Double, curve: UnitCurve) {
    guard target != self.target else { return }
    self.target = target
    guard widget.isMapped, duration > 0, widget.showsAnimations else { return finish() }
    start = value
    startTime = widget.clock.now
    self.duration = duration
    self.curve = curve
    if tick == nil { tick = TickCallback(on: widget) { [unowned self] in step() } }
  }

  private func finish() {
    tick = nil
    value = target
    changed()
  }

  private func step() {
    let progress = (widget.clock.now - startTime) / duration
    guard progress < 1, widget.isMapped else { return finish() }
    value = start + (target - start) * curve.value(at: progress)
    changed()
  }
}
