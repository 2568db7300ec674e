import Veneer
import VeneerTesting

extension Snapshot {
  /// Whether something is drawn, and all of it in `color`: opaque pixels exactly, others up to the rounding
  /// of their alpha.
  func isOnly(_ color: Pixel) -> Bool {
    premultipliedPixels.contains { $0 != 0 }
      && !contains { pixel in
        pixel.alpha == 255 ? pixel != color : pixel.distance(to: color.faded(to: pixel.alpha)) > 1
      }
  }

  /// How opaque each pixel is, row after row.
  var alphas: [UInt8] { premultipliedPixels.map { UInt8($0 >> 24) } }

  /// Whether both are opaque in the same places, to the same degree.
  func hasShape(of other: Snapshot) -> Bool {
    width == other.width && height == other.height && alphas == other.alphas
  }

  /// The smallest rectangle around everything that is not as the top left pixel.
  var inkBounds: CGRect? {
    let ground = self[0, 0]
    return bounds { $0 != ground }
  }
}

extension Snapshot.Pixel {
  /// The largest difference of one premultiplied channel.
  func distance(to other: Self) -> Int {
    [0, 8, 16, 24].reduce(0) { largest, shift in
      max(largest, abs(Int(premultiplied >> shift & 0xff) - Int(other.premultiplied >> shift & 0xff)))
    }
  }

  /// An opaque colour at another alpha.
  func faded(to alpha: Int) -> Self {
    func channel(_ shift: UInt32) -> UInt32 {
      (premultiplied >> shift & 0xff) * UInt32(alpha) &+ 127
    }
    let channels = [UInt32(16), 8, 0].map { (channel($0) / 255) << $0 }
    return Self(premultiplied: UInt32(alpha) << 24 | channels.reduce(0, |))
  }

  /// The sum of the colours, for what is lighter or darker.
  var lightness: Int { red + green + blue }
}

extension TestWindow {
  /// A colour as it is drawn.
  static func pixel(of color: Color) async throws -> Snapshot.Pixel {
    let window = TestWindow(width: 20, height: 20) { color }
    await window.present()
    defer { window.close() }
    return await window.snapshot()[10, 10]
  }

  /// The view of the first host, drawn on a transparent ground.
  func isolatedSnapshot() async throws -> Snapshot {
    await snapshot(of: try element(ofType: "VeneerHost"), isolated: true)
  }
}

extension Element {
  /// What stands beside this title in its label.
  var icon: Element {
    get throws {
      let siblings = parent?.children ?? []
      guard let icon = siblings.first(where: { $0 != self }) else { throw NoIcon(title: treeDescription) }
      return icon
    }
  }

  private struct NoIcon: Error {
    let title: String
  }
}
