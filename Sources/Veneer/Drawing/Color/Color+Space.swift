import Glibc

extension Color {
  /// What the components of a colour are meant in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of nearly all screens and pictures.
    case sRGB
    /// The same colours, with components as even as light is.
    case sRGBLinear
    /// A larger space. What lies outside of sRGB is brought to its edge.
    case displayP3
  }

  /// A colour of components in a space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = colorSpace.sRGB([red, green, blue])
    self.init(red: components[0], green: components[1], blue: components[2], opacity: opacity)
  }

  /// A grey in a space, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  fileprivate func sRGB(_ components: [Double]) -> [Double] {
    switch self {
    case .sRGB: components
    case .sRGBLinear: components.map { encoded(min(max($0, 0), 1)) }
    case .displayP3:
      Color.RGBColorSpace.linearOfP3(components.map { linear(min(max($0, 0), 1)) })
        .map { encoded(min(max($0, 0), 1)) }
    }
  }

  /// By the primaries of both spaces (CSS Color 4).
  private static func linearOfP3(_ light: [Double]) -> [Double] {
    [
      1.2249401763 * light[0] - 0.2249401763 * light[1],
      -0.0420569547 * light[0] + 1.0420569547 * light[1],
      -0.0196375546 * light[0] - 0.0786360456 * light[1] + 1.0982736002 * light[2],
    ]
  }
}
