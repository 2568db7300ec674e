import CGtk

/// A linear change of straight (not premultiplied) colours, `colour · factors + offset`, in GSK's row order.
struct ColorMatrix: Equatable, Sendable {
  var factors: [Float]
  var offset: [Float]

  /// The matrix that scales and shifts red, green and blue and keeps alpha.
  private init(scale: [Double], shift: [Double]) {
    factors = [Float](repeating: 0, count: 16)
    for channel in 0..<3 { factors[channel * 5] = Float(scale[channel]) }
    factors[15] = 1
    offset = shift.map(Float.init) + [0]
  }

  /// Keeps the colour and makes every pixel opaque.
  static let opaque: ColorMatrix = {
    var matrix = ColorMatrix(scale: [1, 1, 1], shift: [0, 0, 0])
    matrix.factors[15] = 0
    matrix.offset[3] = 1
    return matrix
  }()

  /// The blend of a constant colour with the content's own shape, where it is linear in the content; else nil.
  ///
  /// The content's alpha is kept. `strength` 0 leaves the content, 1 is the full blend.
  init?(blending color: GdkRGBA, mode: BlendMode, strength: Double) {
    let source = [color.red, color.green, color.blue].map(Double.init)
    let amount = Double(color.alpha) * strength.clampedToUnit
    var scale: [Double] = []
    var shift: [Double] = []
    for channel in source {
      let full: (scale: Double, shift: Double)
      switch mode {
      case .normal, .sourceAtop: full = (0, channel)
      case .multiply: full = (channel, 0)
      case .screen: full = (1 - channel, channel)
      case .exclusion: full = (1 - 2 * channel, channel)
      case .hardLight: full = channel <= 0.5 ? (2 * channel, 0) : (2 - 2 * channel, 2 * channel - 1)
      case .plusLighter: full = (1, channel)
      default: return nil
      }
      scale.append(1 - amount + amount * full.scale)
      shift.append(amount * full.shift)
    }
    self.init(scale: scale, shift: shift)
  }
}
