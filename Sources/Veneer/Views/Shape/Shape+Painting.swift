/// A view that draws a shape, and can draw it once more on top: `Circle().fill(.yellow).stroke(.orange, lineWidth: 2)`.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }

  /// What has been drawn so far. Views of your own have no need of it.
  var _painting: _ShapePainting { get }
}

/// The steps in which a shape is drawn, one over the other.
public struct _ShapePainting {
  struct Step {
    let shape: any Shape
    let style: any ShapeStyle
    let ink: Ink
  }

  var steps: [Step] = []

  func adding(_ shape: any Shape, _ style: any ShapeStyle, _ ink: Ink) -> _ShapePainting {
    _ShapePainting(steps: steps + [Step(shape: shape, style: style, ink: ink)])
  }
}

/// A shape that is filled or drawn along, in one or more steps.
public struct _ShapeView<Content: Shape>: ShapeView, PrimitiveView {
  public let shape: Content
  public let _painting: _ShapePainting

  init(shape: Content, painting: _ShapePainting) {
    self.shape = shape
    _painting = painting
  }

  init(shape: Content, filling style: any ShapeStyle) {
    self.init(shape: shape, painting: _ShapePainting().adding(shape, style, .fill(FillStyle())))
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ShapeNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

extension Shape {
  /// Fills the shape with `content`.
  ///
  ///     RoundedRectangle(cornerRadius: 8).fill(configuration.isPressed ? Color.gray : .blue)
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, painting: _ShapePainting().adding(self, content, .fill(style)))
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> _ShapeView<Self> { fill(ForegroundStyle(), style: style) }

  /// Draws a line along the outline, half of it outside.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(
      shape: self,
      painting: _ShapePainting().adding(self, content, .stroke(style, antialiased: antialiased)))
  }

  /// Draws a line along the outline, half of it outside. `lineWidth` is in logical pixels.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the edge.
  ///
  ///     Capsule().strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(
      shape: self,
      painting: _ShapePainting().adding(self, content, .border(style, antialiased: antialiased)))
  }

  /// Draws a line along the inside of the edge. `lineWidth` is in logical pixels.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape over what has been drawn so far.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, painting: _painting.adding(shape, content, .fill(style)))
  }

  /// Draws a line along the outline, half of it outside, over what has been drawn so far.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(
      shape: shape, painting: _painting.adding(shape, content, .stroke(style, antialiased: antialiased)))
  }

  /// Draws a line along the outline, half of it outside, over what has been drawn so far.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the edge, over what has been drawn so far.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(
      shape: shape, painting: _painting.adding(shape, content, .border(style, antialiased: antialiased)))
  }

  /// Draws a line along the inside of the edge, over what has been drawn so far.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
