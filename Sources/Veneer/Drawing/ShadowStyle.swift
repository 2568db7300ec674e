/// A shadow of a shape, or one that falls into it.
///
///     Capsule().fill(.blue.shadow(.drop(radius: 4, y: 2)))
public struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  private init(isInner: Bool, color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
    self.isInner = isInner
    self.color = color
    self.radius = min(Length.positive(radius), 200)
    self.x = Length.usable(x)
    self.y = Length.usable(y)
  }

  /// A shadow behind what is drawn. Lengths are in logical pixels; a radius below 0 or that is no number counts as 0.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow of the edge that falls on what is drawn. Lengths are in logical pixels; a radius below 0 or that is no number
  /// counts as 0.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

/// A shadow as it is drawn.
struct ShapeShadow: Equatable, Sendable {
  var isInner: Bool
  var paint: Paint
  /// The standard deviation of the blur, in logical pixels.
  var deviation: Double
  var offset: CGSize
}

private struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var style = base._resolve(in: environment)
    style.shadows.append(
      ShapeShadow(
        isInner: shadow.isInner, paint: shadow.color.paint(in: environment.theme), deviation: shadow.radius,
        offset: CGSize(width: shadow.x, height: shadow.y)))
    return style
  }
}

extension ShapeStyle {
  /// The style with a shadow, which shapes draw; text and symbols do without it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
