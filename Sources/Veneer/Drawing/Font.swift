/// How text is set: a style of running text, or a size, weight and design.
///
/// Fonts keep the desktop's family and follow its text size. Styles are multiples of the desktop's font size.
///
///     Text("Chapter").font(.title)
///     Text("42").font(.system(size: 28, weight: .bold, design: .monospaced))
public struct Font: Hashable, Sendable {
  private var size: Size
  private var weight: Weight?
  private var isItalic = false
  private var design = Design.default

  private enum Size: Hashable, Sendable {
    case relative(Double)
    case pixels(Double)
  }

  private init(size: Size, weight: Weight? = nil, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// Logical pixels. Larger letters than any screen holds would only cost time.
  private static let largestSize = 2000.0

  /// A font of `size` logical pixels at the desktop's normal text size, from 1 to 2000.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      size: .pixels(min(max(Length.usable(size, or: 15), 1), Font.largestSize)), weight: weight,
      design: design ?? .default)
  }

  /// The font of a text style in another design or weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      size: .relative(style.scale), weight: weight ?? style.weight, design: design ?? .default)
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font in letters of equal width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  var adjustment: FontAdjustment {
    let size: FontAdjustment.Size =
      switch self.size {
      case .relative(let factor): .relative(factor)
      case .pixels(let pixels): .pixels(pixels)
      }
    return FontAdjustment(size: size, weight: weight?.value, isItalic: isItalic, family: design.family)
  }
}

extension Font {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var value: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }

  /// The family of letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The desktop's font.
    case `default`
    /// Letters with serifs.
    case serif
    /// Rounded letters where the desktop has them; else its font.
    case rounded
    /// Letters of equal width.
    case monospaced

    var family: String? {
      switch self {
      case .default, .rounded: nil
      case .serif: "Serif"
      case .monospaced: "Monospace"
      }
    }
  }

  /// A role of text, with a size and weight of its own.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The size as a multiple of the desktop's font size.
    var scale: Double {
      switch self {
      case .largeTitle: 2
      case .title: 1.6
      case .title2: 1.35
      case .title3: 1.15
      case .headline, .body: 1
      case .callout: 0.95
      case .subheadline: 0.9
      case .footnote: 0.85
      case .caption: 0.82
      case .caption2: 0.75
      }
    }

    var weight: Weight? { self == .headline ? .bold : nil }
  }

  /// The largest heading: twice the desktop's font size.
  public static let largeTitle = system(.largeTitle)
  /// A heading.
  public static let title = system(.title)
  /// A heading of second rank.
  public static let title2 = system(.title2)
  /// A heading of third rank.
  public static let title3 = system(.title3)
  /// A heading in the size of running text, bold.
  public static let headline = system(.headline)
  /// A line below a heading.
  public static let subheadline = system(.subheadline)
  /// Running text: the desktop's font.
  public static let body = system(.body)
  /// A remark beside the text.
  public static let callout = system(.callout)
  /// A note below the text.
  public static let footnote = system(.footnote)
  /// A line with a picture.
  public static let caption = system(.caption)
  /// The smallest line.
  public static let caption2 = system(.caption2)
}
