import Veneer
import VeneerTesting

/// A drawing in several colours, with half-transparent parts, soft edges and empty corners.
enum ColouredPicture {
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stop-color="#ffd060" stop-opacity="0.2"/>
          <stop offset="1" stop-color="#3060ff"/>
        </linearGradient>
      </defs>
      <circle cx="20" cy="20" r="17" fill="url(#sky)"/>
      <rect x="8" y="14" width="24" height="6" fill="#20a040" fill-opacity="0.5"/>
      <path d="M12 30L20 8L28 30Z" fill="#c02020" fill-opacity="0.6"/>
      <rect x="18" y="18" width="5" height="16" fill="#ffffff"/>
    </svg>
    """

  /// The picture between two neighbours, as `change` leaves it.
  @MainActor
  static func row<Changed: View>(@ViewBuilder _ change: (Image) -> Changed) async throws -> Snapshot {
    let window = TestWindow(width: 60, height: 40) {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.9, blue: 0.4).frame(width: 10, height: 40)
        change(Image(svg: svg))
        Color(red: 0.9, green: 0.2, blue: 0.8, opacity: 0.5).frame(width: 10, height: 40)
      }
    }
    await window.present()
    defer { window.close() }
    return try await window.isolatedSnapshot()
  }
}

extension Snapshot {
  /// The picture of a ``ColouredPicture/row(_:)``.
  var inside: Snapshot { cropped(to: CGRect(x: 10, y: 0, width: 40, height: 40)) }

  /// What is beside the picture.
  var neighbours: [Snapshot] {
    [CGRect(x: 0, y: 0, width: 10, height: 40), CGRect(x: 50, y: 0, width: 10, height: 40)]
      .map(cropped(to:))
  }

  /// The largest difference of a premultiplied channel from what `expected` makes of each pixel of `original`.
  ///
  /// It is given the straight colours, 0…1, and returns such.
  func distance(
    from original: Snapshot, blendedBy expected: (_ channel: Int, _ value: Double) -> Double
  ) -> Int {
    var largest = 0
    for (pixel, source) in zip(premultipliedPixels, original.premultipliedPixels) {
      let alpha = Double(source >> 24)
      for (channel, shift) in [UInt32(16), 8, 0].enumerated() where alpha > 0 {
        let value = Double(source >> shift & 0xff) / alpha
        let wanted = (expected(channel, value) * alpha).rounded()
        largest = max(largest, abs(Int(pixel >> shift & 0xff) - Int(wanted)))
      }
    }
    return largest
  }
}
