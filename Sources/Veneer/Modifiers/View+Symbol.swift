private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private struct SymbolScaleKey: EnvironmentKey {
  static let defaultValue = 1.0
}

private struct TintsPicturesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The variants that symbols here are shown in, where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to the text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The factor at which the active effects draw symbols.
  var symbolScale: Double {
    get { self[SymbolScaleKey.self] }
    set { self[SymbolScaleKey.self] = newValue }
  }

  /// Whether pictures in their own colours are drawn as templates too.
  var tintsPictures: Bool {
    get { self[TintsPicturesKey.self] }
    set { self[TintsPicturesKey.self] = newValue }
  }

  /// The side of a symbol in logical pixels: 16 beside text of 15, as the desktop's own icons.
  var symbolSize: Double {
    let text = font?.adjustment.pixelSize(base: theme.fontSize) ?? theme.fontSize
    return max(1, (text * 16 / 15 * imageScale.factor).rounded())
  }
}

extension Image {
  /// The size of a symbol relative to the text around it.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.75
      case .medium: 1
      case .large: 1.5
      }
    }
  }
}

extension View {
  /// Shows the symbols inside in `variant`: filled, in a circle, slashed.
  ///
  /// Variants add up; of two shapes the one closer to the symbol wins.
  ///
  ///     AddLabel("New note").symbolVariant(.circle.fill)
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    writingEnvironment { $0.symbolVariants = variant.united(withOuter: $0.symbolVariants) }
  }

  /// Sets the size of the symbols inside relative to their text.
  public func imageScale(_ scale: Image.Scale) -> some View { writingEnvironment { $0.imageScale = scale } }

  /// Shows the symbols inside with `effect` while it is active.
  ///
  /// The change is animated on the frame clock, unless animations are switched off on the desktop. The room that the
  /// symbols take stays the same.
  ///
  ///     Image(systemName: "heart").symbolEffect(.scale.up, isActive: configuration.isPressed)
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(_ effect: Effect, isActive: Bool = true)
    -> some View
  {
    writingEnvironment { $0.symbolScale = isActive ? effect._scale : $0.symbolScale }
  }
}

/// An effect that symbols show for as long as it is active.
public protocol IndefiniteSymbolEffect: Sendable {
  /// The factor that symbols are drawn at.
  var _scale: Double { get }
}

/// Draws symbols larger or smaller. See ``View/symbolEffect(_:isActive:)``.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public let _scale: Double

  /// Larger than usual.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_scale: 1.25) }
  /// Smaller than usual.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_scale: 0.8) }
}

extension IndefiniteSymbolEffect where Self == ScaleSymbolEffect {
  /// Draws symbols at another size: larger, unless `.scale.down` asks for smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_scale: 1.25) }
}
