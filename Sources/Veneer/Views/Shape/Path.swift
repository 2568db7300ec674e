/// An outline of lines and curves, in logical pixels.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 10))
///       path.addLine(to: CGPoint(x: 5, y: 0))
///       path.addLine(to: CGPoint(x: 10, y: 10))
///       path.closeSubpath()
///     }
///
/// Lengths that are not numbers count as 0.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a new outline at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve that one point pulls at.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve that two points pull at.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the outline began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Nothing.
  public init() {}

  /// An outline that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing has been drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Does something with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new outline at `end`.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end.usable)) }

  /// Draws a line to `end`.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end.usable)) }

  /// Draws a curve to `end`, pulled at by `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end.usable, control: control.usable))
  }

  /// Draws a curve to `end`, pulled at by `control1` first and `control2` last.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end.usable, control1: control1.usable, control2: control2.usable))
  }

  /// Draws a line back to where the outline began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Draws lines from the first of `points` through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Draws the largest ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular)
  }

  /// Draws another outline as well.
  public mutating func addPath(_ path: Path) { elements += path.elements }
}

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently. Drawn as `circular`, as corners are on this desktop.
  case continuous
}

extension Path {
  /// How far a curve's control points stand from its ends to draw a quarter of a circle of radius 1.
  private static let quarter = 0.552_284_749_8

  /// Draws a rectangle with rounded corners. Corners that do not fit become as large as they can be.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let across = min(Length.positive(cornerSize.width), abs(rect.width) / 2)
    let down = min(Length.positive(cornerSize.height), abs(rect.height) / 2)
    guard across > 0, down > 0 else { return addRect(rect) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (dx, dy) = (across * (1 - Path.quarter), down * (1 - Path.quarter))
    move(to: CGPoint(x: left + across, y: top))
    addLine(to: CGPoint(x: right - across, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + down), control1: CGPoint(x: right - dx, y: top),
      control2: CGPoint(x: right, y: top + dy))
    addLine(to: CGPoint(x: right, y: bottom - down))
    addCurve(
      to: CGPoint(x: right - across, y: bottom), control1: CGPoint(x: right, y: bottom - dy),
      control2: CGPoint(x: right - dx, y: bottom))
    addLine(to: CGPoint(x: left + across, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - down), control1: CGPoint(x: left + dx, y: bottom),
      control2: CGPoint(x: left, y: bottom - dy))
    addLine(to: CGPoint(x: left, y: top + down))
    addCurve(
      to: CGPoint(x: left + across, y: top), control1: CGPoint(x: left, y: top + dy),
      control2: CGPoint(x: left + dx, y: top))
    closeSubpath()
  }
}

extension CGPoint {
  fileprivate var usable: CGPoint { CGPoint(x: Length.usable(x), y: Length.usable(y)) }
}
