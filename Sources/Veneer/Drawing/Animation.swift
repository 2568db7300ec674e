import Glibc

/// How something gets from one look to another over time.
///
///     configuration.label
///       .scaleEffect(configuration.isPressed ? 0.95 : 1)
///       .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
///
/// Times are in seconds; one that is negative or no number counts as 0, which is a jump. Where the desktop wants nothing to move,
/// everything jumps.
public struct Animation: Hashable, Sendable {
  private enum Timing: Hashable {
    case curve(UnitCurve, duration: Double)
    /// `response` is the time of one swing without damping; `damping` goes from 0 (swings for ever) to 1 (does not swing).
    case spring(response: Double, damping: Double)
  }

  private var timing: Timing
  private var delayTime = 0.0
  private var speedFactor = 1.0
  private var repetitions = 1.0
  private var autoreverses = false

  private init(_ timing: Timing) { self.timing = timing }

  // MARK: Curves

  /// Starts and ends slowly, in 0.35 s.
  public static let `default` = easeInOut(duration: 0.35)

  /// Even progress.
  public static let linear = linear(duration: 0.35)
  /// Starts slowly.
  public static let easeIn = easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: 0.35)
  /// Starts and ends slowly.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Even progress.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// Starts slowly.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Ends slowly.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Progress along `curve`.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? min(duration, 3600) : 0))
  }

  /// Progress along a cubic Bézier curve with these control points.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: CGPoint(x: startX, y: startY), endControlPoint: CGPoint(x: endX, y: endY))
    return timingCurve(curve, duration: duration)
  }

  // MARK: Springs

  /// As a spring that takes `response` for a swing; the less damping, the more it overshoots.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response > 0 ? response : 0, damping: dampingFraction.clampedToUnit))
  }

  /// As a spring that takes about `duration`; `bounce` goes from 0 (none) to 1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - bounce.clampedToUnit)
  }

  /// A spring that overshoots a little.
  public static let spring = spring(response: 0.5, dampingFraction: 0.825)
  /// A quick spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that does not overshoot.
  public static let smooth = smooth()
  /// A quick spring that overshoots a little.
  public static let snappy = snappy()
  /// A spring that overshoots visibly.
  public static let bouncy = bouncy()

  /// A quick spring, for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// A spring that does not overshoot, unless there is extra bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A quick spring that overshoots a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots visibly.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Changes

  /// The animation after a pause.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delayTime += delay > 0 ? min(delay, 3600) : 0
    return animation
  }

  /// The animation `speed` times as fast. 0 or less counts as 1.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speedFactor *= speed > 0 ? min(speed, 1000) : 1
    return animation
  }

  /// The animation several times, every second time backwards if wished.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = Double(max(count, 1))
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation again and again, every second time backwards if wished.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = .infinity
    animation.autoreverses = autoreverses
    return animation
  }

  // MARK: Progress

  /// How far it has got `seconds` after its start: 0 at the beginning, 1 at the end and nil when that is reached.
  func progress(at seconds: Double) -> Double? {
    let time = (seconds - delayTime) * speedFactor
    guard time > 0 else { return duration > 0 || delayTime > 0 ? 0 : nil }
    guard duration > 0, time < duration * repetitions else { return nil }
    let round = (time / duration).rounded(.down)
    let isBackwards = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
    let within = time - round * duration
    return value(at: isBackwards ? duration - within : within)
  }

  var isEndless: Bool { repetitions.isInfinite }

  /// Seconds of one run.
  private var duration: Double {
    switch timing {
    case .curve(_, let duration): duration
    // By then it is within a thousandth of its end.
    case .spring(let response, let damping):
      response > 0 ? log(1000) * response / (2 * .pi * max(damping, 0.05)) : 0
    }
  }

  private func value(at time: Double) -> Double {
    switch timing {
    case .curve(let curve, let duration): return curve.value(at: time / duration)
    case .spring(let response, let damping):
      let frequency = 2 * .pi / response
      let decay = exp(-max(damping, 0.05) * frequency * time)
      guard damping < 1 else { return 1 - decay * (1 + frequency * time) }
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - decay * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }
  }
}
