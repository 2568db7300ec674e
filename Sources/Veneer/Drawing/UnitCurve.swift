/// A curve of progress over time, both from 0 to 1.
///
///     UnitCurve.easeInOut.value(at: 0.25)  // about 0.13
public struct UnitCurve: Hashable, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Even progress.
  public static let linear = bezier(
    startControlPoint: CGPoint(x: 0, y: 0), endControlPoint: CGPoint(x: 1, y: 1))
  /// Starts slowly.
  public static let easeIn = bezier(
    startControlPoint: CGPoint(x: 0.42, y: 0), endControlPoint: CGPoint(x: 1, y: 1))
  /// Ends slowly.
  public static let easeOut = bezier(
    startControlPoint: CGPoint(x: 0, y: 0), endControlPoint: CGPoint(x: 0.58, y: 1))
  /// Starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: CGPoint(x: 0.42, y: 0), endControlPoint: CGPoint(x: 0.58, y: 1))

  /// A cubic Bézier curve from (0, 0) to (1, 1). The control points' x is clamped to 0…1, so time never goes back.
  public static func bezier(startControlPoint: CGPoint, endControlPoint: CGPoint) -> UnitCurve {
    UnitCurve(
      first: CGPoint(x: min(max(startControlPoint.x, 0), 1), y: startControlPoint.y),
      second: CGPoint(x: min(max(endControlPoint.x, 0), 1), y: endControlPoint.y))
  }

  /// The progress at `time`. Times outside 0…1 are taken as their nearest end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return UnitCurve.coordinate(first.y, second.y, at: parameter(forTime: time))
  }

  /// The speed of progress at `time`; 1 is that of ``linear``.
  public func velocity(at time: Double) -> Double {
    let parameter = parameter(forTime: min(max(time, 0), 1))
    let run = UnitCurve.slope(first.x, second.x, at: parameter)
    let rise = UnitCurve.slope(first.y, second.y, at: parameter)
    return run > 0 ? rise / run : rise == 0 ? 0 : .infinity
  }

  /// The curve with the roles of time and progress exchanged.
  public var inverse: UnitCurve {
    UnitCurve.bezier(
      startControlPoint: CGPoint(x: first.y, y: first.x), endControlPoint: CGPoint(x: second.y, y: second.x))
  }

  /// x grows with the parameter, so halving the interval always finds it; 40 steps are exact to a double's last digits.
  private func parameter(forTime time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if UnitCurve.coordinate(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}
