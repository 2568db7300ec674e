import CGtk
import CRsvg

/// A parsed picture as the drawing library holds it. Used by one thread at a time.
final class SVGDrawing: @unchecked Sendable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Where the picture lies in its own units, for files that name neither a size nor a view box.
  private var ink: RsvgRectangle?

  init(_ data: [UInt8]) throws(SVGError) {
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(data, gsize(data.count), &failure) else {
      throw SVGDrawing.error("The SVG file cannot be read", failure)
    }
    rsvg_handle_set_dpi(handle, 96)
    self.handle = handle
  }

  deinit { g_object_unref(handle) }

  // MARK: Size

  /// The size in pixels: as the file names it, else by its view box, else by what is drawn.
  func measure() -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, isSize(width, height) {
      return CGSize(width: width, height: height)
    }
    return sizeByViewBox() ?? sizeByInk()
  }

  private func sizeByViewBox() -> CGSize? {
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (width, height) = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    guard hasBox != 0, isSize(box.width, box.height) else { return nil }
    let aspect = box.width / box.height
    if hasWidth != 0, let width = SVGDrawing.pixels(width), isSize(width, width / aspect) {
      return CGSize(width: width, height: width / aspect)
    }
    if hasHeight != 0, let height = SVGDrawing.pixels(height), isSize(height * aspect, height) {
      return CGSize(width: height * aspect, height: height)
    }
    return CGSize(width: box.width, height: box.height)
  }

  private func sizeByInk() -> CGSize {
    var viewport = SVGDrawing.inkViewport
    var ink = RsvgRectangle()
    let isMeasured = rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, nil, nil) != 0
    guard isMeasured, isSize(ink.width, ink.height) else { return CGSize(width: 16, height: 16) }
    self.ink = ink
    return CGSize(width: ink.width, height: ink.height)
  }

  private static var inkViewport: RsvgRectangle { RsvgRectangle(x: 0, y: 0, width: 300, height: 300) }

  /// An absolute length at 96 dots per inch; `nil` for lengths that hang on something else.
  private static func pixels(_ length: RsvgLength) -> Double? {
    switch length.unit {
    case RSVG_UNIT_PX: length.length
    case RSVG_UNIT_IN: length.length * 96
    case RSVG_UNIT_CM: length.length * 96 / 2.54
    case RSVG_UNIT_MM: length.length * 96 / 25.4
    case RSVG_UNIT_PT: length.length * 96 / 72
    case RSVG_UNIT_PC: length.length * 16
    default: nil
    }
  }

  private func isSize(_ width: Double, _ height: Double) -> Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  // MARK: Pixels

  /// Draws the picture of `size` into `width` × `height` pixels.
  func pixels(_ width: Int, _ height: Int, of size: CGSize) -> Result<SVGPixels, SVGError> {
    let pixels = SVGPixels(width, height)
    let context = cairo_create(pixels.surface)
    var failure: UnsafeMutablePointer<GError>?
    let isDrawn = draw(context, width, height, of: size, &failure)
    let status = cairo_status(context)
    cairo_destroy(context)
    guard isDrawn else { return .failure(SVGDrawing.error("The SVG picture cannot be drawn", failure)) }
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = String(cString: cairo_status_to_string(status))
      return .failure(SVGError("The SVG picture cannot be drawn: \(reason)"))
    }
    return .success(pixels)
  }

  private func draw(
    _ context: OpaquePointer?, _ width: Int, _ height: Int, of size: CGSize,
    _ failure: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    let (width, height) = (Double(width), Double(height))
    let scale = min(width / size.width, height / size.height)
    cairo_translate(context, (width - size.width * scale) / 2, (height - size.height * scale) / 2)
    // Scaled as a whole, so that lines that keep their width in the picture are as wide at any size of it.
    cairo_scale(context, scale, scale)
    var frame = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    if let ink {
      cairo_translate(context, -ink.x, -ink.y)
      frame = SVGDrawing.inkViewport
    }
    return rsvg_handle_render_document(handle, context, &frame, &failure) != 0
  }

  private static func error(_ what: String, _ failure: UnsafeMutablePointer<GError>?) -> SVGError {
    guard let failure else { return SVGError("\(what).") }
    defer { g_error_free(failure) }
    let reason = String(cString: failure.pointee.message).split { $0.isWhitespace }.joined(separator: " ")
    return SVGError("\(what): \(reason)")
  }
}

/// The surface of one drawing, on its way from the thread that fills it to a ``Bitmap``.
///
/// It is a surface that cairo has made, which cairo knows to be empty: it draws on others in other steps, and some
/// pixels would be rounded in another way than librsvg's own program rounds them.
final class SVGPixels: @unchecked Sendable {
  let surface: OpaquePointer
  private let count: Int

  init(_ width: Int, _ height: Int) {
    count = width * height * 4
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The pixels as a `GBytes`, which the caller owns. A row of this format has no gaps.
  func take() -> OpaquePointer {
    cairo_surface_flush(surface)
    return g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(count),
      { cairo_surface_destroy(OpaquePointer($0)) },
      UnsafeMutableRawPointer(cairo_surface_reference(surface)))
  }
}
