import Testing
import Veneer
import VeneerTesting

/// Pictures of views alone, on a transparent ground.
@MainActor
enum ShapePicture {
  static func of<Content: View>(
    width: Int = 40, height: Int = 40, rightToLeft: Bool = false, scale: Int = 1,
    @ViewBuilder _ content: () -> Content
  ) async throws -> Snapshot {
    if rightToLeft { HeadlessDisplay.shared.layoutDirection = .rightToLeft }
    defer { HeadlessDisplay.shared.layoutDirection = .leftToRight }
    let window = TestWindow(width: width, height: height, content: content)
    await window.present()
    defer { window.close() }
    let host = try window.element(ofType: "VeneerHost")
    return scale == 2
      ? await window.snapshot(of: host, scale: 2, isolated: true)
      : await window.snapshot(of: host, isolated: true)
  }
}

extension Snapshot {
  /// The area that is drawn, in device pixels; a pixel that is half opaque counts half.
  var area: Double { alphas.reduce(0) { $0 + Double($1) } / 255 }

  /// The smallest rectangle around all that is drawn.
  var drawn: CGRect? { bounds { $0.alpha > 0 } }

  /// The pixel as `0xAARRGGBB`, colours multiplied by alpha.
  func color(_ x: Int, _ y: Int) -> UInt32 { self[x, y].premultiplied }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y].alpha }
}

/// Colours that are easily told apart in pixels.
enum Ground {
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let bluePixel: UInt32 = 0xff00_00ff
  static let redPixel: UInt32 = 0xffff_0000
}
