/// Draws a shape in the frame, behind the content or over it.
final class ShapeLayer: Layer {
  let outline = PaintedOutline()
  let isInFront: Bool

  init(isInFront: Bool) { self.isInFront = isInFront }

  var animatableData: [Double] {
    get { outline.animatableData }
    set { outline.animatableData = newValue }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    if isInFront { content(canvas) }
    outline.draw(on: canvas, frame: frame, in: box)
    if !isInFront { content(canvas) }
  }

  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? {
    isInFront ? nil : outline.cornerRadius(in: frame, of: box)
  }
}

/// Cuts the content to a shape. What is cut off does not answer the pointer either.
final class ClipLayer: Layer {
  private var shape: any Shape = Rectangle()
  private var style = FillStyle()

  /// Returns whether it looks different now.
  func set(_ shape: any Shape, _ style: FillStyle) -> Bool {
    let isSame = self.style == style && self.shape.isSame(as: shape)
    (self.shape, self.style) = (shape, style)
    return !isSame
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    let path = shape.path(in: frame.size, rightToLeft: box.isRightToLeft)
    canvas.clip(to: path.offsetBy(dx: frame.minX, dy: frame.minY), style) { content($0) }
  }

  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? {
    shape.path(in: frame.size, rightToLeft: box.isRightToLeft).rounded?.largestCorner
  }

  func contentShapeContains(_ point: CGPoint, in frame: CGRect, rightToLeft: Bool) -> Bool? {
    let path = shape.path(in: frame.size, rightToLeft: rightToLeft)
    let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return path.contains(place, eoFill: style.isEOFilled) ? nil : false
  }
}
