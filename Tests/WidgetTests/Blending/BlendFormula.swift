import Foundation
import Veneer

/// A colour with its channels multiplied by alpha, 0…1.
struct PremultipliedColor {
  var channels: [Double]
  var alpha: Double

  init(channels: [Double], alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  init(pixel: UInt32) {
    channels = [UInt32(16), 8, 0].map { Double(pixel >> $0 & 0xff) / 255 }
    alpha = Double(pixel >> 24) / 255
  }

  var straight: [Double] { alpha > 0 ? channels.map { min($0 / alpha, 1) } : [0, 0, 0] }

  /// The largest difference of one channel from those of a pixel, of 255.
  func distance(to pixel: UInt32) -> Double {
    let other = PremultipliedColor(pixel: pixel)
    return zip(channels + [alpha], other.channels + [other.alpha]).reduce(0) { largest, pair in
      max(largest, abs(pair.0 - pair.1) * 255)
    }
  }
}

/// What the modes mean, by the formulas of the W3C's "Compositing and Blending".
enum BlendFormula {
  static func mix(
    _ source: PremultipliedColor, over backdrop: PremultipliedColor, _ mode: BlendMode
  ) -> PremultipliedColor {
    let (sourceAlpha, backdropAlpha) = (source.alpha, backdrop.alpha)
    func sum(_ sourceFactor: Double, _ backdropFactor: Double) -> PremultipliedColor {
      func mix(_ source: Double, _ backdrop: Double) -> Double {
        min(1, source * sourceFactor + backdrop * backdropFactor)
      }
      return PremultipliedColor(
        channels: zip(source.channels, backdrop.channels).map(mix), alpha: mix(sourceAlpha, backdropAlpha))
    }
    switch mode {
    case .normal: return sum(1, 1 - sourceAlpha)
    case .sourceAtop:
      var result = sum(backdropAlpha, 1 - sourceAlpha)
      result.alpha = backdropAlpha
      return result
    case .destinationOver: return sum(1 - backdropAlpha, 1)
    case .destinationOut: return sum(0, 1 - sourceAlpha)
    case .plusLighter: return sum(1, 1)
    case .plusDarker:
      guard sourceAlpha > 0, backdropAlpha > 0 else { return sum(1, 1) }
      let channels = zip(source.channels, backdrop.channels).map { max(0, 1 - ((1 - $0) + (1 - $1))) }
      return PremultipliedColor(channels: channels, alpha: min(1, sourceAlpha + backdropAlpha))
    default:
      let mixed = blend(source.straight, backdrop.straight, mode)
      var result = sum(1 - backdropAlpha, 1 - sourceAlpha)
      for channel in 0..<3 { result.channels[channel] += mixed[channel] * sourceAlpha * backdropAlpha }
      result.alpha = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
      return result
    }
  }

  // MARK: Straight colours

  private static func blend(_ source: [Double], _ backdrop: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: withLuminosity(luminosity(backdrop), withSaturation(saturation(backdrop), source))
    case .saturation: withLuminosity(luminosity(backdrop), withSaturation(saturation(source), backdrop))
    case .color: withLuminosity(luminosity(backdrop), source)
    case .luminosity: withLuminosity(luminosity(source), backdrop)
    default: zip(source, backdrop).map { blend($0, $1, mode) }
    }
  }

  private static func blend(_ source: Double, _ backdrop: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: blend(backdrop, source, .hardLight)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight:
      source <= 0.5 ? backdrop * 2 * source : blend(2 * source - 1, backdrop, .screen)
    case .softLight: softLight(source, backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  private static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    guard source > 0.5 else { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lightened =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lightened - backdrop)
  }

  // MARK: Hue, saturation, luminosity

  private static func luminosity(_ color: [Double]) -> Double {
    0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  }

  private static func saturation(_ color: [Double]) -> Double {
    (color.max() ?? 0) - (color.min() ?? 0)
  }

  private static func withLuminosity(_ wanted: Double, _ color: [Double]) -> [Double] {
    let shift = wanted - luminosity(color)
    let color = color.map { $0 + shift }
    let (least, most) = (color.min() ?? 0, color.max() ?? 0)
    let middle = luminosity(color)
    return color.map { channel in
      if least < 0 { return middle + (channel - middle) * middle / (middle - least) }
      if most > 1 { return middle + (channel - middle) * (1 - middle) / (most - middle) }
      return channel
    }
  }

  private static func withSaturation(_ wanted: Double, _ color: [Double]) -> [Double] {
    let (least, range) = (color.min() ?? 0, saturation(color))
    return color.map { range > 0 ? ($0 - least) * wanted / range : 0 }
  }
}
