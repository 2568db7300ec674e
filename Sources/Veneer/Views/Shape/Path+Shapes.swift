/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently, half a radius before a circle would, where there is room for it.
  ///
  /// Up to a radius of 32 device pixels the two differ by less than half a pixel; such a corner is drawn as a circular one.
  case continuous
}

extension Path {
  /// A rectangle.
  public init(_ rect: CGRect) { self.init(RoundedOutline(rect, corners: .sharp, style: .circular)) }

  /// A rectangle with rounded corners. Corners that do not fit become as large as they can be.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with rounded corners. Corners that do not fit become as large as they can be.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(RoundedOutline(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with a radius of its own at each corner, leading being left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(RoundedOutline(rect, corners: cornerRadii.corners, style: style))
  }

  /// The largest ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { self.init(RoundedOutline(ellipseIn: rect)) }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    append(RoundedOutline(rect, corners: .sharp, style: .circular))
  }

  /// Draws a rectangle, each point moved by `transform`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Draws a rectangle with rounded corners. Corners that do not fit become as large as they can be.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Draws a rectangle with a radius of its own at each corner, leading being left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Draws the largest ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
}
