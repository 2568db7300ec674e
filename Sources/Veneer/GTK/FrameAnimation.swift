import CGtk

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
  private var tick: UInt32 = 0

  init(_ value: Double, on widget: Widget, changed: @escaping () -> Void) {
    self.value = value
    target = value
    self.widget = widget
    self.changed = changed
  }

  private var clock: any Clock { DisplayContext.of(gtk_widget_get_display(widget.pointer)).clock }

  /// Moves to `target` within `duration` seconds.
  func move(to target: Double, duration: Double, curve: UnitCurve) {
    guard target != self.target else { return }
    self.target = target
    guard widget.isMapped, duration > 0, veneer_settings_animations_enabled(widget.pointer) != 0 else {
      return finish()
    }
    start = value
    startTime = clock.now
    self.duration = duration
    self.curve = curve
    if tick == 0 { addTick() }
  }

  private func finish() {
    removeTick()
    value = target
    changed()
  }

  private func step() {
    let progress = (clock.now - startTime) / duration
    guard progress < 1, widget.isMapped else { return finish() }
    value = start + (target - start) * curve.value(at: progress)
    changed()
  }

  private func addTick() {
    let box = Unmanaged.passRetained(WeakAnimation(self))
    tick = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, _, data in
        let box = Unmanaged<WeakAnimation>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated {
          box.animation?.step()
          return gboolean(box.animation == nil ? 0 : 1)  // stay for as long as the animation lives
        }
      },
      box.toOpaque(), { Unmanaged<WeakAnimation>.fromOpaque($0!).release() })
  }

  private func removeTick() {
    guard tick != 0 else { return }
    gtk_widget_remove_tick_callback(widget.pointer, tick)
    tick = 0
  }

  private final class WeakAnimation: Sendable {
    nonisolated(unsafe) weak var animation: FrameAnimation?
    init(_ animation: FrameAnimation) { self.animation = animation }
  }
}
