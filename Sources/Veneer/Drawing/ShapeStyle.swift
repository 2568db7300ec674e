/// What shapes, text and symbols are drawn with: a colour, the tint, a place in the hierarchy of the foreground.
public protocol ShapeStyle: Sendable {
  /// The style as seen in an environment. Styles of your own need not provide it.
  @MainActor func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle
}

extension ShapeStyle {
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: environment.foregroundPaint)
  }

  /// The style at `opacity` times its own, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// A style as it is drawn.
public struct _ResolvedShapeStyle: Equatable, Sendable {
  var paint: Paint
  /// Drawn with shapes only.
  var shadows: [ShapeShadow] = []
}

extension ShapeStyle {
  @MainActor
  func paint(in environment: EnvironmentValues) -> Paint { _resolve(in: environment).paint }
}

extension Color: ShapeStyle {
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: paint(in: environment.theme))
  }
}

private struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var style = base._resolve(in: environment)
    style.paint = style.paint.opacity(opacity.clampedToUnit)
    return style
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of `style`.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    base._resolve(in: environment)
  }
}

/// The foreground style in lesser and lesser strength.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let opacity: Double

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(opacity: 1)
  /// The foreground style for what matters less.
  public static let secondary = HierarchicalShapeStyle(opacity: 0.7)
  /// The foreground style for what matters little.
  public static let tertiary = HierarchicalShapeStyle(opacity: 0.5)
  /// The foreground style for what is hardly to be seen.
  public static let quaternary = HierarchicalShapeStyle(opacity: 0.3)

  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: environment.foregroundPaint.opacity(opacity))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground style for what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground style for what matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground style for what is hardly to be seen.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The tint that ``View/tint(_:)`` sets, or the theme's accent.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: environment.tintPaint)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that ``View/tint(_:)`` sets, or the theme's accent.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The tint for text and symbols: the accent in a tone that can be read on a window's ground.
struct TintForeground: ShapeStyle {
  @MainActor
  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: environment.tint ?? environment.theme.accentForeground.paint)
  }
}

/// The foreground style that is set around, or the theme's text colour.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that is set around, or the theme's text colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// A red of the system palette.
  public static var red: Color { Color.red }
  /// An orange of the system palette.
  public static var orange: Color { Color.orange }
  /// A yellow of the system palette.
  public static var yellow: Color { Color.yellow }
  /// A green of the system palette.
  public static var green: Color { Color.green }
  /// A mint of the system palette.
  public static var mint: Color { Color.mint }
  /// A teal of the system palette.
  public static var teal: Color { Color.teal }
  /// A cyan of the system palette.
  public static var cyan: Color { Color.cyan }
  /// A blue of the system palette.
  public static var blue: Color { Color.blue }
  /// An indigo of the system palette.
  public static var indigo: Color { Color.indigo }
  /// A purple of the system palette.
  public static var purple: Color { Color.purple }
  /// A pink of the system palette.
  public static var pink: Color { Color.pink }
  /// A brown of the system palette.
  public static var brown: Color { Color.brown }
  /// A grey of the system palette.
  public static var gray: Color { Color.gray }
  /// White, in every theme.
  public static var white: Color { Color.white }
  /// Black, in every theme.
  public static var black: Color { Color.black }
  /// Nothing to be seen.
  public static var clear: Color { Color.clear }
  /// The theme's accent.
  public static var accentColor: Color { Color.accentColor }
}
