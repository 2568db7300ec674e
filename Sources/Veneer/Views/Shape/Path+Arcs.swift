#if canImport(Glibc)
  import Glibc
#endif

extension Path {
  /// Draws a part of a circle, after a line to its start where something has been drawn.
  ///
  /// As in SwiftUI, `clockwise` is meant for a coordinate system whose `y` goes up: on the screen `false` goes clockwise.
  ///
  ///     path.addArc(
  ///       center: CGPoint(x: 20, y: 20), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var turn = Path.finite(endAngle.radians) - Path.finite(startAngle.radians)
    let whole = 2 * Double.pi
    if clockwise {
      if turn <= -whole { turn = -whole } else if turn > 0 { turn = fmod(turn, whole) - whole }
    } else {
      if turn >= whole { turn = whole } else if turn < 0 { turn = fmod(turn, whole) + whole }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(turn), transform: transform)
  }

  /// Draws a part of a circle, `delta` from its start: clockwise on the screen where that is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (center, radius) = (center.usable, Length.positive(radius))
    let start = Path.finite(startAngle.radians)
    let turn = min(max(Path.finite(delta.radians), -64 * .pi), 64 * .pi)
    func place(_ angle: Double, _ distance: Double = 1, along: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (distance * cos(angle) - along * sin(angle)),
        y: center.y + radius * (distance * sin(angle) + along * cos(angle))
      ).applying(transform)
    }
    if isEmpty { move(to: place(start)) } else { addLine(to: place(start)) }
    let count = Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0, radius > 0 else { return }
    let step = turn / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      addCurve(
        to: place(from + step), control1: place(from, along: reach),
        control2: place(from + step, along: -reach))
    }
  }

  /// Draws the arc of a circle that touches the line from here to `tangent1End` and the one from there to `tangent2End`,
  /// after a line to its start: a rounded corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, last) = (tangent1End.usable.applying(transform), tangent2End.usable.applying(transform))
    guard let start = currentPoint else { return move(to: corner) }
    let radius = Length.positive(radius)
    let (back, ahead) = (start.distance(to: corner), corner.distance(to: last))
    guard radius > 0, back > 0, ahead > 0 else { return addLine(to: corner) }
    let from = CGPoint(x: (start.x - corner.x) / back, y: (start.y - corner.y) / back)
    let toward = CGPoint(x: (last.x - corner.x) / ahead, y: (last.y - corner.y) / ahead)
    let opening = acos(min(max(from.x * toward.x + from.y * toward.y, -1), 1))
    guard opening > 1e-6, opening < .pi - 1e-6 else { return addLine(to: corner) }
    let distance = radius / tan(opening / 2)
    let reach = radius * 4.0 / 3 * tan((.pi - opening) / 4)
    func place(_ direction: CGPoint, _ length: Double) -> CGPoint {
      CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    addLine(to: place(from, distance))
    addCurve(
      to: place(toward, distance), control1: place(from, distance - reach),
      control2: place(toward, distance - reach))
  }

  private static func finite(_ angle: Double) -> Double { angle.isFinite ? angle : 0 }
}
