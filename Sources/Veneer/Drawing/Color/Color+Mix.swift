import Glibc

extension Gradient {
  /// What "halfway between two colours" means.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// sRGB, component by component, as gradients are drawn.
    public static let device = ColorSpace(name: "device")
    /// As the eye sees it: halfway in lightness and hue, in the Oklab space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension Color {
  /// The components of a colour where it stands, sRGB from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// A colour of sRGB components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// The components in an environment: of its light or dark tone, its theme's accent.
  ///
  /// Of ``primary`` and ``secondary``, which are drawn in the widget's own text colour, those of GNOME's own theme.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let components = components(in: environment.theme)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }

  /// A colour of resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour with `fraction` of `other` in it, from 0 (none) to 1 (nothing else).
  ///
  ///     Color.red.mix(with: .blue, by: 0.5)
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mix(self, other, share: fraction.clampedToUnit, space))
  }
}

extension ColorComponents {
  /// Between two colours, `share` of the way to `other`.
  func mixed(with other: ColorComponents, by share: Double, in space: Gradient.ColorSpace) -> ColorComponents
  {
    let opacity = opacity + (other.opacity - opacity) * share
    if space == .device {
      return ColorComponents(
        red: red + (other.red - red) * share, green: green + (other.green - green) * share,
        blue: blue + (other.blue - blue) * share, opacity: opacity)
    }
    return ColorComponents(oklab: oklab + (other.oklab - oklab) * share, opacity: opacity)
  }

  /// Lightness and two axes of hue (Björn Ottosson, 2020).
  private var oklab: SIMD3<Double> {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)
  }

  private init(oklab: SIMD3<Double>, opacity: Double) {
    let long = cube(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
    let middle = cube(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
    let short = cube(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
    self.init(
      red: encoded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: encoded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: encoded(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short), opacity: opacity)
  }
}

private func cube(_ value: Double) -> Double { value * value * value }

/// sRGB's curve taken off a component, and put on again.
func linear(_ value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

func encoded(_ value: Double) -> Double {
  value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
