/// How an outline is drawn.
enum Ink: Hashable, Sendable {
  case fill(FillStyle)
  /// Half of the line lies outside of the outline.
  case stroke(StrokeStyle, antialiased: Bool)
  /// All of the line lies inside; only for shapes whose edge can be moved.
  case border(StrokeStyle, antialiased: Bool)

  var isAntialiased: Bool {
    switch self {
    case .fill(let style): style.isAntialiased
    case .stroke(_, let isAntialiased), .border(_, let isAntialiased): isAntialiased
    }
  }

  /// How far beyond the outline something is drawn.
  var reach: Double {
    switch self {
    case .fill: 0
    case .stroke(let style, _), .border(let style, _): style.reach
    }
  }
}

/// A shape in a paint, as a layer or a drawing holds it.
@MainActor
final class PaintedOutline {
  private var shape: any Shape = Rectangle()
  private var ink = Ink.fill(FillStyle())
  private var style = _ResolvedShapeStyle(paint: .current(alpha: 0))

  /// The colour's channels, which an animation moves.
  var animatableData: [Double] {
    get { style.paint.animatableData }
    set { style.paint.animatableData = newValue }
  }

  /// The pixels that were drawn last, where they are not GSK's.
  private var raster: OutlineRaster?

  /// Returns whether it looks different now.
  func set(
    _ shape: any Shape, _ ink: Ink, _ style: any ShapeStyle, in environment: EnvironmentValues
  ) -> Bool {
    var (shape, ink) = (shape.resolved(in: environment), ink)
    if case .fill = ink, let line = (shape as? any LineShape)?.line {
      ink = .stroke(line.style, antialiased: ink.isAntialiased)
      shape = line.shape
    }
    let style = style._resolve(in: environment)
    let isSame = style == self.style && ink == self.ink && self.shape.isSame(as: shape)
    (self.shape, self.ink, self.style) = (shape, ink, style)
    return !isSame
  }

  var isLine: Bool {
    if case .fill = ink { false } else { true }
  }

  private func path(in frame: CGRect, of box: BoxWidget) -> Path {
    shape.path(in: frame.size, rightToLeft: box.isRightToLeft)
  }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    let (path, ink) = outline(in: frame, of: box)
    canvas.translated(by: frame.origin) {
      draw(
        path, ink, on: canvas, in: CGRect(origin: .zero, size: frame.size), of: box,
        shadows: style.shadows[...])
    }
  }

  /// Draws the outline within the last of `shadows`, and that within those before it.
  private func draw(
    _ path: Path, _ ink: Ink, on canvas: Canvas, in room: CGRect, of box: BoxWidget,
    shadows: ArraySlice<ShapeShadow>
  ) {
    guard let shadow = shadows.last else {
      return canvas.draw(path, ink, style.paint, in: room, of: box, keeping: &raster)
    }
    let color = shadow.paint.resolved(for: box)
    if shadow.isInner {
      draw(path, ink, on: canvas, in: room, of: box, shadows: shadows.dropLast())
      guard case .fill(let fill) = ink else { return }
      canvas.innerShadow(
        color, deviation: shadow.deviation, offset: shadow.offset, of: path, fill, on: box)
    } else {
      canvas.shadow(color, deviation: shadow.deviation, offset: shadow.offset, on: box) {
        draw(path, ink, on: canvas, in: room, of: box, shadows: shadows.dropLast())
      }
    }
  }

  /// The outline, and what is to be done along it.
  private func outline(in frame: CGRect, of box: BoxWidget) -> (Path, Ink) {
    guard case .border(let style, let isAntialiased) = ink, let shape = shape as? any InsettableShape else {
      return (path(in: frame, of: box), ink)
    }
    let width = style.usableWidth
    if width * 2 >= min(frame.width, frame.height) {
      // A line that leaves nothing free inside fills the shape.
      let whole = path(in: frame, of: box)
      let bounds = whole.boundingRect
      if width * 2 >= min(bounds.width, bounds.height) {
        return (whole, .fill(FillStyle(antialiased: isAntialiased)))
      }
    }
    let inner = shape.inset(by: width / 2).path(in: frame.size, rightToLeft: box.isRightToLeft)
    return (inner, .stroke(style, antialiased: isAntialiased))
  }

  /// The radius of the shape where it fills `frame` as a rounded rectangle.
  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? {
    path(in: frame, of: box).rounded?.largestCorner
  }
}

extension Shape {
  /// Whether `other` is certainly the same shape.
  nonisolated func isSame(as other: any Shape) -> Bool {
    (other as? Self).map { ValueComparison.areSame(self, $0) } ?? false
  }
}
