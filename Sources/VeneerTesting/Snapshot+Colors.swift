import Foundation

extension Snapshot {
  /// The colours of the picture and how many pixels have each.
  public var colorCounts: [Pixel: Int] {
    premultipliedPixels.reduce(into: [:]) { counts, pixel in
      counts[Pixel(premultiplied: pixel), default: 0] += 1
    }
  }

  /// The colour that most pixels have; nil for an empty picture.
  public var mostFrequentColor: Pixel? {
    // Of equally frequent ones always the same.
    colorCounts.max { ($0.value, $0.key.premultiplied) < ($1.value, $1.key.premultiplied) }?.key
  }
}

extension Snapshot.Pixel {
  /// The contrast of two opaque colours as the Web Content Accessibility Guidelines define it, from 1 for the
  /// same to 21 for black and white.
  public func contrast(to other: Self) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// How much light the colour gives, from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
  }

  private static func light(_ channel: Int) -> Double { lights[channel] }

  private static let lights: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
