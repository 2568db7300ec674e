import CGtk

extension Bitmap {
  /// The shape of the bitmap in one colour: the colour's opacity scales the shape's.
  func template(in color: GdkRGBA) -> Bitmap {
    var opaque = color
    opaque.alpha = 1
    let shape = tinted(opaque)
    return color.alpha >= 1 ? shape : shape.faded(by: Double(color.alpha))
  }

  private func faded(by opacity: Double) -> Bitmap {
    let factor = UInt32((max(0, min(opacity, 1)) * 255).rounded())
    return Bitmap(width: width, height: height) { target in
      withPixels { source in
        for index in source.indices {
          target[index] = Bitmap.scale(source[index], by: factor)
        }
      }
    }
  }

  private static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xff) * factor + 127) / 255) << shift }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }

  /// The bitmap with `color` mixed into it under `mode`; alpha stays exactly as it is.
  func blended(_ color: GdkRGBA, mode: BlendMode, strength: Double) -> Bitmap {
    if mode == .normal || mode == .sourceAtop { return tinted(color, strength: strength) }
    if let matrix = ColorMatrix(blending: color, mode: mode, strength: strength) { return applying(matrix) }
    switch BlendOperator(mode) {
    case .cairo(let blend): return blendedByCairo(color, blend, strength: strength)
    case .plusDarker: return color.alpha > 0 ? darkened(by: color, strength: strength) : self
    }
  }

  /// The inverse of the sum of both inverses, mixed evenly with what was there.
  private func darkened(by color: GdkRGBA, strength: Double) -> Bitmap {
    let strength = strength.clampedToUnit
    let light = [color.blue, color.green, color.red].map { Double($0 * color.alpha) }
    return mappingChannels { channel, value, alpha in
      let full = max(0, value + alpha * (light[channel] - 1))
      return value + (full - value) * strength
    }
  }

  /// Premultiplied, a linear change of a channel is `factor · channel + alpha · offset`.
  private func applying(_ matrix: ColorMatrix) -> Bitmap {
    // Cairo's pixels are blue, green, red, alpha from the lowest byte up.
    let factors = [matrix.factors[10], matrix.factors[5], matrix.factors[0]].map(Double.init)
    let offsets = [matrix.offset[2], matrix.offset[1], matrix.offset[0]].map(Double.init)
    return mappingChannels { channel, value, alpha in factors[channel] * value + alpha * offsets[channel] }
  }

  /// Changes each premultiplied channel (blue, green, red); alpha stays, and no channel gets above it.
  private func mappingChannels(
    _ change: (_ channel: Int, _ value: Double, _ alpha: Double) -> Double
  ) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      withPixels { source in
        for index in source.indices {
          let pixel = source[index]
          let alpha = Double(pixel >> 24)
          var result = pixel & 0xff00_0000
          for channel in 0..<3 {
            let value = change(channel, Double(pixel >> UInt32(channel * 8) & 0xff), alpha)
            result |= UInt32(min(max(value.rounded(), 0), alpha)) << UInt32(channel * 8)
          }
          target[index] = result
        }
      }
    }
  }

  /// Blends over an opaque copy of the shape, then cuts the result to the shape's alpha.
  private func blendedByCairo(_ color: GdkRGBA, _ blend: cairo_operator_t, strength: Double) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      withPixels { source in
        for index in source.indices { target[index] = Bitmap.opaque(source[index]) }
        let bytes = UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        let cairo = cairo_create(surface)
        cairo_set_operator(cairo, blend)
        cairo_set_source_rgba(
          cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * strength)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        for index in source.indices {
          let alpha = source[index] >> 24
          target[index] = Bitmap.scale(target[index] | 0xff00_0000, by: alpha)
        }
      }
    }
  }

  private static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0xff00_0000 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xff00_0000 | channel(0) | channel(8) | channel(16)
  }
}
