/// A colour, fixed or following the theme.
///
/// Components are sRGB from 0 to 1; values outside are clamped. The system palette is GNOME's and has a light and a dark
/// tone; ``accentColor``, ``primary`` and ``secondary`` come from the theme.
///
///     Text("Warning").foregroundStyle(Color.orange)
///     Color(red: 0.2, green: 0.4, blue: 0.9).frame(width: 40, height: 40)
///
/// A colour is also a view, which fills the room that it is offered.
public struct Color: Hashable, Sendable {
  let source: ColorSource
  private let alpha: Double

  init(_ source: ColorSource, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// A colour of sRGB components and an opacity, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.fixed(ColorComponents(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1; the hue goes once around from red to red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .fixed(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)))
  }

  /// A colour of a platform's list, which is how many drawings name theirs: `Color(.red)`.
  public init(_ color: PlatformColor) { self = color.color }

  /// A colour of hexadecimal digits: `"#3584e4"`, `"3584e4"`, `"#38e"` or, with opacity, `"#3584e480"`.
  ///
  /// Anything else is reported once and shown as clear.
  @_disfavoredOverload
  public init(hex: String) {
    if let components = ColorComponents(hex: hex) {
      self.init(.fixed(components))
    } else {
      MainLoop.onMain {
        Diagnostics.report(
          once: "colour \(hex)",
          "\"\(hex)\" is no colour: write three, six or eight hexadecimal digits, such as \"#3584e4\".")
      }
      self = .clear
    }
  }

  /// A colour of a 24-bit number: `Color(hex: 0x3584e4)`.
  @_disfavoredOverload
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: opacity)
  }

  /// One colour in light themes and another in dark ones.
  @_disfavoredOverload
  public init(light: Color, dark: Color) { self.init(.pair(light: light, dark: dark)) }

  /// The colour at `opacity` times its own, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity.clampedToUnit)
  }

  /// The components in `theme`. The text colour is that of GNOME's own theme here, as a widget's is not known yet.
  func components(in theme: Theme) -> ColorComponents {
    switch paint(in: theme) {
    case .fixed(let red, let green, let blue, let alpha):
      return ColorComponents(red: red, green: green, blue: blue, opacity: alpha)
    case .current(let alpha):
      var text = ColorComponents(theme.isDark ? 0xffffff : 0x2e3436)
      text.opacity = alpha
      return text
    case .gradient: return ColorComponents(0)
    }
  }

  /// What to draw with in `theme`.
  func paint(in theme: Theme) -> Paint { source.paint(in: theme).opacity(alpha) }
}

/// What a colour is made of, before the theme is known.
indirect enum ColorSource: Hashable, Sendable {
  case fixed(ColorComponents)
  case pair(light: Color, dark: Color)
  case palette(PaletteColor)
  case accent
  /// The theme's text colour at an opacity.
  case text(opacity: Double)
  case mix(Color, Color, share: Double, Gradient.ColorSpace)

  func paint(in theme: Theme) -> Paint {
    switch self {
    case .fixed(let components): components.paint
    case .pair(let light, let dark): (theme.isDark ? dark : light).paint(in: theme)
    case .palette(let color): (theme.isDark ? color.dark : color.light).paint
    case .accent: theme.accent.paint
    case .text(let opacity): .current(alpha: opacity)
    case .mix(let first, let second, let share, let space):
      first.components(in: theme).mixed(with: second.components(in: theme), by: share, in: space).paint
    }
  }
}

/// Components of an sRGB colour, from 0 to 1.
struct ColorComponents: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.opacity = opacity.clampedToUnit
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let saturation = saturation.clampedToUnit
    let brightness = brightness.clampedToUnit
    func channel(_ offset: Double) -> Double {
      let position = (offset + hue.clampedToUnit * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  init(_ hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }

  init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    let pairs: [String]
    switch digits.count {
    case 3: pairs = digits.map { "\($0)\($0)" }
    case 6, 8: pairs = stride(from: 0, to: digits.count, by: 2).map { String(digits.dropFirst($0).prefix(2)) }
    default: return nil
    }
    let values = pairs.compactMap { UInt8($0, radix: 16) }.map { Double($0) / 255 }
    self.init(red: values[0], green: values[1], blue: values[2], opacity: values.count == 4 ? values[3] : 1)
  }

  var paint: Paint { .fixed(red: red, green: green, blue: blue, alpha: opacity) }

  /// The colour with a share of a grey, from 0 (black) to 1 (white), in it.
  func mixed(with gray: Double, by share: Double) -> ColorComponents {
    ColorComponents(
      red: red + (gray - red) * share, green: green + (gray - green) * share,
      blue: blue + (gray - blue) * share, opacity: opacity)
  }

  /// Perceived lightness, from 0 to 1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension Double {
  /// The value within 0…1; what is not a number is 0.
  var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
