import Foundation

extension Snapshot: Equatable {
  /// Whether both pictures have the same size and exactly the same pixels.
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.width == right.width && left.height == right.height
      && left.premultipliedPixels.withUnsafeBytes { leftBytes in
        right.premultipliedPixels.withUnsafeBytes { rightBytes in
          leftBytes.isEmpty || memcmp(leftBytes.baseAddress!, rightBytes.baseAddress!, leftBytes.count) == 0
        }
      }
  }

  /// How far two pictures are from each other.
  public struct Difference: Equatable, Sendable {
    /// The largest difference of one premultiplied channel, 0 to 255.
    public let maximum: Int
    /// How many pixels are not the same.
    public let count: Int
  }

  /// Compares with `other`. Pictures of different sizes differ in every pixel of the larger one, by 255.
  ///
  ///     #expect(picture.difference(from: expected).maximum <= 2)
  public func difference(from other: Snapshot) -> Difference {
    guard width == other.width, height == other.height else {
      return Difference(maximum: 255, count: max(width * height, other.width * other.height))
    }
    var maximum = 0
    var count = 0
    premultipliedPixels.withUnsafeBufferPointer { mine in
      other.premultipliedPixels.withUnsafeBufferPointer { others in
        for index in 0..<mine.count where mine[index] != others[index] {
          count += 1
          for shift: UInt32 in [0, 8, 16, 24] {
            let distance = Int(mine[index] >> shift & 0xff) - Int(others[index] >> shift & 0xff)
            maximum = max(maximum, abs(distance))
          }
        }
      }
    }
    return Difference(maximum: maximum, count: count)
  }
}
