private struct BackgroundModifier<Style: ShapeStyle>: LayerModifier {
  let style: Style

  func makeLayer() -> FillLayer { FillLayer() }

  func apply(to layer: FillLayer, in environment: EnvironmentValues) -> LayerChange {
    let paint = style.paint(in: environment)
    guard layer.paint != paint else { return .none }
    layer.paint = paint
    return .redraw
  }
}

private struct ShapeModifier<Content: Shape, Style: ShapeStyle>: LayerModifier {
  let shape: Content
  let style: Style
  let ink: Ink
  let isInFront: Bool

  func makeLayer() -> ShapeLayer { ShapeLayer(isInFront: isInFront) }

  func apply(to layer: ShapeLayer, in environment: EnvironmentValues) -> LayerChange {
    layer.outline.set(shape, ink, style, in: environment) ? .redraw : .none
  }
}

extension View {
  /// Fills the view's frame behind it with `style`.
  ///
  ///     Text("Now").padding(8).background(.blue)
  ///
  /// There are no safe areas in GTK's windows, so `edges` make no difference.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(BackgroundModifier(style: style))
  }

  /// Fills a shape in the view's frame behind it with `style`.
  ///
  ///     Text("Now").padding(8).background(.blue, in: .capsule)
  public func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style, in shape: Content, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(ShapeModifier(shape: shape, style: style, ink: .fill(fillStyle), isInFront: false))
  }

  /// Fills a shape in the view's frame behind it with the colour of a window's ground.
  public func background<Content: Shape>(in shape: Content, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame behind it with the colour of a window's ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills the view's frame over it with `style`.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in the view's frame over it with `style`.
  public func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style, in shape: Content, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(ShapeModifier(shape: shape, style: style, ink: .fill(fillStyle), isInFront: true))
  }

  /// Draws a line along the inside of the view's frame, over it. `width` is in logical pixels.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    layered(
      ShapeModifier(
        shape: Rectangle(), style: content,
        ink: .border(StrokeStyle(lineWidth: width), antialiased: true), isInFront: true))
  }
}

/// The colour of a window's ground.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    Color(light: Color(hex: 0xfafafa), dark: Color(hex: 0x242424))._resolve(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of a window's ground.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
