/// Numbers of a layer on their way to other ones, on the frame clock of the box that has it.
@MainActor
final class LayerMotion {
  let target: [Double]
  /// Where the numbers are now.
  private(set) var value: [Double]
  private let start: [Double]
  private let animation: Animation
  private let startTime: Double
  private let clock: any Clock
  private var tick: TickCallback?
  private let moved: (Bool) -> Void

  /// `moved` is called for each frame, the last time with true.
  init(
    of box: BoxWidget, from start: [Double], to target: [Double], _ animation: Animation,
    moved: @escaping (_ isOver: Bool) -> Void
  ) {
    self.start = start
    self.target = target
    self.animation = animation
    self.moved = moved
    value = start
    clock = box.clock
    startTime = clock.now
    goOn(in: box)
  }

  /// Takes its frames from `box` from now on.
  func goOn(in box: BoxWidget) {
    tick = TickCallback(on: box) { [unowned self, weak box] in step(in: box) }
  }

  private static let limit = 100_000.0

  private func step(in box: BoxWidget?) {
    // What goes on for ever waits until it is seen again.
    if animation.isEndless, box?.isMapped == false, box?.showsAnimations == true { return }
    guard let box, box.isMapped, box.showsAnimations,
      let progress = animation.progress(at: clock.now - startTime)
    else {
      value = target
      tick = nil
      return moved(true)
    }
    // A curve may overshoot by whatever it was given.
    for index in value.indices {
      let number = start[index] + (target[index] - start[index]) * progress
      value[index] = min(max(number, -LayerMotion.limit), LayerMotion.limit)
    }
    moved(false)
  }
}
