import CGtk

extension Bitmap {
  /// The picture in one colour: the colour drawn source-atop, which keeps every pixel's alpha.
  ///
  /// - Parameters:
  ///   - color: What to colour with, sRGB 0…1; its alpha weakens the tint.
  ///   - strength: 0 leaves the picture as it is, 1 leaves only its alpha. Values outside are brought
  ///     into 0…1.
  package func tinted(_ color: GdkRGBA, strength: Double = 1) -> Bitmap {
    let tint = Tint(color, strength: strength)
    return Bitmap(width: width, height: height) { target in
      withPixels { source in
        if tint.isOpaque {
          tint.cover(source, into: target)
        } else {
          tint.mix(source, into: target)
        }
      }
    }
  }
}

/// A premultiplied colour in 65536ths, so that only the result is rounded.
private struct Tint {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  /// What the tint leaves of the picture's own colour.
  private let rest: UInt32

  init(_ color: GdkRGBA, strength: Double) {
    let opacity = Tint.unit(Double(color.alpha)) * Tint.unit(strength)
    func channel(_ value: Float) -> UInt32 { UInt32((Tint.unit(Double(value)) * opacity * 65536).rounded()) }
    red = channel(color.red)
    green = channel(color.green)
    blue = channel(color.blue)
    rest = 65536 - UInt32((opacity * 65536).rounded())
  }

  var isOpaque: Bool { rest == 0 }

  /// 0…1, with "not a number" as 0.
  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// An opaque tint: the result hangs on the pixel's alpha alone, so that there are only 256 of them.
  func cover(_ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { colors in
      for alpha in 0..<UInt32(256) { colors[Int(alpha)] = atop(alpha << 24) }
      for index in source.indices { target[index] = colors[Int(source[index] >> 24)] }
    }
  }

  /// A translucent tint, which lets the picture's own colours through.
  func mix(_ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>) {
    for index in source.indices { target[index] = atop(source[index]) }
  }

  /// tint × pixel's alpha + pixel × what the tint leaves, rounded. A channel cannot outgrow its alpha,
  /// because the two weights make 1.
  @inline(__always)
  private func atop(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let red = (red &* alpha &+ (pixel >> 16 & 0xFF) &* rest &+ 0x8000) & 0x00FF_0000
    let green = (green &* alpha &+ (pixel >> 8 & 0xFF) &* rest &+ 0x8000) >> 8 & 0x0000_FF00
    let blue = (blue &* alpha &+ (pixel & 0xFF) &* rest &+ 0x8000) >> 16
    return alpha << 24 | red | green | blue
  }
}
