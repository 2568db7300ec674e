/// A shape that has been moved. See ``Shape/offset(x:y:)``.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape as it was.
  public var shape: Content
  /// The way, in logical pixels.
  public var offset: CGSize

  /// A shape and how far it is moved.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that has been made larger or smaller. See ``Shape/scale(_:anchor:)``.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape as it was.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The place that stays where it is.
  public var anchor: UnitPoint

  /// A shape and its factors.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: Length.usable(scale.width), y: Length.usable(scale.height))
        .around(anchor.point(in: rect)))
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that has been turned. See ``Shape/rotation(_:anchor:)``.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape as it was.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The place that stays where it is.
  public var anchor: UnitPoint

  /// A shape and its angle.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard angle.radians.isFinite else { return shape.path(in: rect) }
    return shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect)))
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape each of whose points has been moved. See ``Shape/transform(_:)``.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape as it was.
  public var shape: Content
  /// How points are moved.
  public var transform: CGAffineTransform

  /// A shape and its transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape in a room of its own size.
struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  nonisolated func path(in rect: CGRect) -> Path {
    let own = CGSize(width: Length.positive(size.width), height: Length.positive(size.height))
    let room = CGRect(
      x: rect.minX + (rect.width - own.width) * anchor.x,
      y: rect.minY + (rect.height - own.height) * anchor.y,
      width: own.width, height: own.height)
    return shape.path(in: room)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A part of a shape's outline.
struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is a line along another one, and can be drawn as that.
protocol LineShape: Shape {
  nonisolated var line: (shape: any Shape, style: StrokeStyle) { get }
}

/// The outline of a line along a shape.
struct StrokedShape<Content: Shape>: LineShape {
  let shape: Content
  let style: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  nonisolated var line: (shape: any Shape, style: StrokeStyle) { (shape, style) }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension CGAffineTransform {
  /// The transform with `point` in the place of the origin.
  nonisolated func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension Shape {
  /// The shape, moved, in logical pixels.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, moved, in logical pixels.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, moved, in logical pixels.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, larger or smaller by a factor each way; `anchor` stays where it is.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, larger or smaller by a factor; `anchor` stays where it is.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, turned clockwise around `anchor`.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, each point moved by `transform`.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a room of `size` in the upper left corner, whatever room it is given.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape in a room of `size`, whatever room it is given, which has the same place in both.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a room of this size in the upper left corner, whatever room it is given.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The part of the outline between two shares of its length, from 0 to 1.
  ///
  ///     Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 4)
  ///
  /// Circles begin at the right and go clockwise. Shares outside of 0…1 count as the nearer of the two.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// A line along the outline, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// A line along the outline, as a shape. `lineWidth` is in logical pixels.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
