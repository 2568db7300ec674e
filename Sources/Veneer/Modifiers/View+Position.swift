private struct OffsetModifier: LayerModifier {
  let offset: CGSize

  func makeLayer() -> OffsetLayer { OffsetLayer() }

  func apply(to layer: OffsetLayer, in environment: EnvironmentValues) -> LayerChange {
    let usable = CGSize(width: Length.usable(offset.width), height: Length.usable(offset.height))
    guard layer.offset != usable else { return .none }
    layer.offset = usable
    return .resize
  }
}

private struct PositionModifier: LayerModifier {
  let point: CGPoint

  func makeLayer() -> PositionLayer { PositionLayer() }

  func apply(to layer: PositionLayer, in environment: EnvironmentValues) -> LayerChange {
    let usable = CGPoint(x: Length.usable(point.x), y: Length.usable(point.y))
    guard layer.point != usable else { return .none }
    layer.point = usable
    return .resize
  }
}

private struct OrderModifier: LayerModifier {
  let zIndex: Double

  func makeLayer() -> OrderLayer { OrderLayer() }

  func apply(to layer: OrderLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.zIndex != zIndex else { return .none }
    layer.zIndex = zIndex
    return .resize
  }

  static var ordersViews: Bool { true }
}

private struct HiddenModifier: LayerModifier {
  func makeLayer() -> HiddenLayer { HiddenLayer() }
  func apply(to layer: HiddenLayer, in environment: EnvironmentValues) -> LayerChange { .none }
}

extension View {
  /// Shows the view elsewhere, by logical pixels from its place, which it keeps.
  ///
  /// It can be pressed where it is seen. In a right-to-left layout `x` goes to the left. What is no number counts as 0.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layered(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Shows the view elsewhere, by logical pixels from its place, which it keeps. See ``offset(x:y:)``.
  public func offset(_ offset: CGSize) -> some View { layered(OffsetModifier(offset: offset)) }

  /// Takes all the room there is and shows the view with its middle at a point of it, in logical pixels.
  ///
  /// In a right-to-left layout `x` counts from the right. What is no number counts as 0.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layered(PositionModifier(point: CGPoint(x: x, y: y)))
  }

  /// Takes all the room there is and shows the view with its middle at `position`. See ``position(x:y:)``.
  public func position(_ position: CGPoint) -> some View { layered(PositionModifier(point: position)) }

  /// Where the view lies among those that it overlaps in its stack: the higher, the nearer.
  ///
  /// It is 0 for most views; of equal ones the later lies on top. The layout does not change.
  public func zIndex(_ value: Double) -> some View {
    layered(OrderModifier(zIndex: value.isNaN ? 0 : value))
  }

  /// Keeps the view's room and shows nothing of it. It cannot be pressed, and assistive technology passes over it.
  public func hidden() -> some View { layered(HiddenModifier()).accessibilityHidden(true) }
}
