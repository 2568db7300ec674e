import CGtk

/// The radii that GSK wants for shadows.
@MainActor
enum ShadowBlur {
  /// A renderer on the graphics card takes twice the standard deviation. Cairo does so in newer versions only, and takes the
  /// deviation itself in older ones.
  static func radius(forDeviation deviation: Double, on widget: Widget) -> Double {
    guard deviation > 0 else { return 0 }
    return deviation * (isDrawnByCairo(widget) ? cairosRadiusOfOne : 2)
  }

  private static func isDrawnByCairo(_ widget: Widget) -> Bool {
    guard let native = gtk_widget_get_native(widget.pointer), let renderer = gtk_native_get_renderer(native),
      let name = g_type_name_from_instance(
        UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self))
    else { return true }
    return strcmp(name, "GskCairoRenderer") == 0 || strcmp(name, "GskBroadwayRenderer") == 0
  }

  /// Found by a look at a shadow: one deviation beyond the edge of something large, about a sixth of it is left.
  private static let cairosRadiusOfOne: Double = {
    let radius = 4.0
    let size = 16 * Int(radius)
    var opacity: UInt32 = 0
    _ = Bitmap(width: size, height: size) { pixels in
      var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      // To the left of the middle there is nothing but shadow.
      var square = CGRect(x: Double(size) / 2, y: -100, width: 200, height: 200).graphene
      var shadow = GskShadow(color: black, dx: 0, dy: 0, radius: Float(radius))
      let content = RenderNode(gsk_color_node_new(&black, &square))
      let node = RenderNode(gsk_shadow_node_new(content.pointer, &shadow, 1))
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(size), Int32(size), Int32(size) * 4)
      let cairo = cairo_create(surface)
      gsk_render_node_draw(node.pointer, cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
      opacity = pixels[size * size / 2 + size / 2 - Int(radius)] >> 24
    }
    return opacity > 25 ? 1 : 2
  }()
}
