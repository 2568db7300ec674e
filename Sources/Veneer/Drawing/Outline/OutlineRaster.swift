import CGtk

/// The pixels of an outline in white, and the same in the colours that were asked for last.
///
/// Outlines that look alike share them, so what is drawn again, in another place or in the colour of a press, costs no
/// raster.
@MainActor
package final class OutlineRaster {
  struct Key: Hashable {
    let path: Path
    let ink: Ink
    /// Pixels to a logical pixel.
    let scale: Double
  }

  let key: Key
  /// Where the pixels belong, in logical pixels.
  let rect: CGRect
  private let white: Bitmap
  private var coloured: [(color: GdkRGBA, bitmap: Bitmap)] = []

  private static let mostColours = 4
  /// Outlines of more pixels are drawn anew each time.
  private static let mostPixels = 1 << 22
  /// In pixels. What is shown is kept by those who show it.
  private static let mostSharedPixels = 1 << 22
  private static var shared: [Key: OutlineRaster] = [:]
  private static var sharedPixels = 0
  /// How often pixels were drawn, for tests.
  package private(set) static var rasterCount = 0

  /// The pixels for `key`; nil where they would be too many, or none.
  static func of(_ key: Key) -> OutlineRaster? {
    if let known = shared[key] { return known }
    guard let made = OutlineRaster(key) else { return nil }
    sharedPixels += made.white.width * made.white.height
    if sharedPixels > mostSharedPixels {
      shared.removeAll()
      sharedPixels = made.white.width * made.white.height
    }
    shared[key] = made
    return made
  }

  private init?(_ key: Key) {
    let reach = key.ink.reach + 1
    let rect = key.path.boundingRect.insetBy(dx: -reach, dy: -reach).integral
    let (width, height) = ((rect.width * key.scale).rounded(.up), (rect.height * key.scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Double(OutlineRaster.mostPixels),
      max(width, height) <= Double(Bitmap.largestSide)
    else { return nil }
    self.key = key
    self.rect = rect
    OutlineRaster.rasterCount += 1
    white = Bitmap(width: Int(width), height: Int(height)) { pixels in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(width) * 4)
      let cairo = cairo_create(surface)!
      cairo_scale(cairo, key.scale, key.scale)
      cairo_translate(cairo, -rect.minX, -rect.minY)
      cairo_set_source_rgba(cairo, 1, 1, 1, 1)
      key.path.draw(with: key.ink, on: cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// The pixels in `color`.
  func bitmap(in color: GdkRGBA) -> Bitmap {
    if let known = coloured.first(where: { $0.color == color }) { return known.bitmap }
    let bitmap = white.template(in: color)
    if coloured.count == OutlineRaster.mostColours { coloured.removeFirst() }
    coloured.append((color, bitmap))
    return bitmap
  }
}
