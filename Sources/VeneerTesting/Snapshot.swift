import Foundation

/// A picture of a window or an element: the pixels that GTK draws, without a screen in between.
///
///     let picture = await window.snapshot(of: button)
///     #expect(picture.contains { $0.red > 200 && $0.green < 50 && $0.blue < 50 })
///
/// Coordinates are device pixels from the top left.
public struct Snapshot: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// All pixels, row after row, as alpha, red, green and blue from the highest byte to the lowest, the
  /// colours multiplied by alpha.
  public let premultipliedPixels: [UInt32]

  /// Makes a picture of premultiplied pixels. Stops when their number is not `width * height`.
  public init(width: Int, height: Int, premultipliedPixels: [UInt32]) {
    precondition(premultipliedPixels.count == width * height, "a snapshot has width × height pixels")
    self.width = width
    self.height = height
    self.premultipliedPixels = premultipliedPixels
  }

  /// One pixel.
  public struct Pixel: Hashable, Sendable {
    /// Alpha, red, green and blue from the highest byte to the lowest, the colours multiplied by alpha.
    public let premultiplied: UInt32

    /// Makes a pixel of premultiplied bytes.
    public init(premultiplied: UInt32) {
      self.premultiplied = premultiplied
    }

    /// Opacity, 0 to 255.
    public var alpha: Int { Int(premultiplied >> 24) }
    /// Red, 0 to 255, not multiplied by alpha; 0 where nothing is drawn.
    public var red: Int { straight(premultiplied >> 16) }
    /// Green, 0 to 255, not multiplied by alpha; 0 where nothing is drawn.
    public var green: Int { straight(premultiplied >> 8) }
    /// Blue, 0 to 255, not multiplied by alpha; 0 where nothing is drawn.
    public var blue: Int { straight(premultiplied) }

    private func straight(_ byte: UInt32) -> Int {
      let value = Int(byte & 0xff)
      return alpha == 255 || alpha == 0 ? value : min(255, (value * 255 + alpha / 2) / alpha)
    }
  }

  /// The pixel in column `x` of row `y`. Stops outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "(\(x), \(y)) is outside a snapshot of \(width) × \(height) pixels")
    return Pixel(premultiplied: premultipliedPixels[y * width + x])
  }

  /// The number of pixels that `condition` holds for.
  public func count(where condition: (Pixel) throws -> Bool) rethrows -> Int {
    try premultipliedPixels.withUnsafeBufferPointer { pixels in
      var count = 0
      for index in 0..<pixels.count where try condition(Pixel(premultiplied: pixels[index])) { count += 1 }
      return count
    }
  }

  /// Whether `condition` holds for any pixel.
  public func contains(where condition: (Pixel) throws -> Bool) rethrows -> Bool {
    try premultipliedPixels.withUnsafeBufferPointer { pixels in
      for index in 0..<pixels.count where try condition(Pixel(premultiplied: pixels[index])) { return true }
      return false
    }
  }

  /// The smallest rectangle with all pixels that `condition` holds for, in device pixels; nil when there are
  /// none.
  public func bounds(where condition: (Pixel) throws -> Bool) rethrows -> CGRect? {
    try premultipliedPixels.withUnsafeBufferPointer { pixels in
      var (left, right, top, bottom) = (width, -1, height, -1)
      for y in 0..<height {
        for x in 0..<width where try condition(Pixel(premultiplied: pixels[y * width + x])) {
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = y
        }
      }
      guard right >= 0 else { return nil }
      return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  /// The part of the picture inside `rectangle`, in device pixels: every pixel the rectangle touches. What
  /// lies outside the picture is left out.
  public func cropped(to rectangle: CGRect) -> Snapshot {
    let part = rectangle.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return Snapshot(width: 0, height: 0, premultipliedPixels: []) }
    let columns = Int(part.minX)..<Int(part.maxX)
    let rows = Int(part.minY)..<Int(part.maxY)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for y in rows {
      pixels += premultipliedPixels[y * width + columns.lowerBound..<y * width + columns.upperBound]
    }
    return Snapshot(width: columns.count, height: rows.count, premultipliedPixels: pixels)
  }
}

extension Snapshot: CustomStringConvertible {
  /// The size. Failing expectations would print every pixel otherwise.
  public var description: String { "a picture of \(width) × \(height) pixels" }
}
