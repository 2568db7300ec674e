private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private struct TintsPicturesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The variants that symbols here are shown in, beside those in their names. Set them with ``View/symbolVariant(_:)``.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to the text. Set it with ``View/imageScale(_:)``.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether pictures in their own colours are drawn as templates too.
  var tintsPictures: Bool {
    get { self[TintsPicturesKey.self] }
    set { self[TintsPicturesKey.self] = newValue }
  }

  /// The weight of the text here, from 100 to 900, which symbols follow.
  var symbolWeight: Int { typesetting.weight?.value ?? font?.adjustment.weight ?? 400 }

  /// The side of a symbol in logical pixels: 16 beside text of 15, as the desktop's own icons.
  var symbolSize: Double {
    let text = font?.adjustment.pixelSize(base: theme.fontSize) ?? theme.fontSize
    return max(1, (text * 16 / 15 * imageScale.factor).rounded())
  }
}

extension Image {
  /// The size of a symbol relative to the text around it. See ``View/imageScale(_:)``.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Three quarters of the usual size.
    case small
    /// 16 pixels beside text of 15.
    case medium
    /// One and a half times the usual size.
    case large

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
  ///     AddLabel("New note").symbolVariant(.circle.fill)
  ///
  /// Variants add up, with those in a symbol's name too; of two shapes the one closer to the symbol wins. A symbol that encloses
  /// nothing, such as `plus`, looks the same when it is filled. Icons of the desktop's theme have no variants.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    writingEnvironment { $0.symbolVariants = variant.united(withOuter: $0.symbolVariants) }
  }

  /// Sets the size of the symbols inside relative to their text.
  ///
  ///     Label("Inbox", systemImage: "tray").imageScale(.large)
  ///
  /// Symbols of all scales stand in the middle of the capital letters beside them.
  public func imageScale(_ scale: Image.Scale) -> some View { writingEnvironment { $0.imageScale = scale } }
}
