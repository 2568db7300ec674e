private struct ShadowModifier: LayerModifier {
  let color: Color
  let radius: Double
  let offset: CGSize

  func makeLayer() -> ShadowLayer { ShadowLayer() }

  func apply(to layer: ShadowLayer, in environment: EnvironmentValues) -> LayerChange {
    let shadow = ShadowLayer.Shadow(
      paint: color.paint(in: environment.theme), radius: radius, offset: offset)
    guard layer.shadow != shadow else { return .none }
    layer.shadow = shadow
    return .redraw
  }
}

private struct TransformModifier: LayerModifier {
  let change: TransformLayer.Change

  func makeLayer() -> TransformLayer { TransformLayer() }

  /// A factor that pictures can be made for.
  static func factor(_ factor: CGFloat) -> Double {
    factor.isNaN ? 1 : min(max(Double(factor), -TransformLayer.largestFactor), TransformLayer.largestFactor)
  }

  func apply(to layer: TransformLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.change != change else { return .none }
    layer.change = change
    return .redraw
  }
}

extension View {
  /// Adds a shadow of whatever is opaque in the view.
  ///
  ///     Capsule().fill(.blue).shadow(color: .black.opacity(0.3), radius: 4, y: 2)
  ///
  /// The shadow is drawn beyond the view's frame and takes no room. Lengths are in logical pixels; a radius below 0 or
  /// that is no number counts as 0, a sharp shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    let blur = min(Length.positive(radius), ShadowLayer.largestRadius)
    return layered(
      ShadowModifier(
        color: color, radius: blur, offset: CGSize(width: Length.usable(x), height: Length.usable(y))))
  }

  /// Draws the view larger or smaller by a factor each way; `anchor` stays where it is.
  ///
  ///     configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)
  ///
  /// Only what is drawn changes: the view's frame, and where it answers the pointer, stay. A negative factor mirrors the
  /// view, 0 hides it; one that is no number counts as 1, and one beyond 100 as 100.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    layered(
      TransformModifier(
        change: TransformLayer.Change(
          scale: CGSize(
            width: TransformModifier.factor(scale.width), height: TransformModifier.factor(scale.height)),
          anchor: anchor)))
  }

  /// Draws the view larger or smaller by a factor; `anchor` stays where it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor each way; `anchor` stays where it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around `anchor`.
  ///
  /// Only what is drawn changes: the view's frame, and where it answers the pointer, stay. An angle that is no number
  /// counts as 0.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let turn = angle.radians.isFinite ? angle : .zero
    return layered(TransformModifier(change: TransformLayer.Change(angle: turn, anchor: anchor)))
  }
}
