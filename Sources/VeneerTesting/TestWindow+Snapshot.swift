import CGtk
import Foundation

extension TestWindow {
  /// The picture of the window, up to date but for ``pauseFrames()``, where it is the last frame's.
  ///
  /// A window that was never presented has an empty picture.
  ///
  /// - Parameter scale: Device pixels per logical pixel, without it those of the display. At another scale than
  ///   the display's, what was rastered for that (icons, images) is enlarged or made smaller.
  public func snapshot(scale: Int? = nil) async -> Snapshot {
    await paint()
    guard let picture else { return Snapshot(width: 0, height: 0, premultipliedPixels: []) }
    return draw(picture, scale: scale ?? display.options.scale)
  }

  /// The picture of `element`, likewise: the part of the window's picture (or of its popover's) inside
  /// the element's frame, every pixel that the frame touches.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scale: Device pixels per logical pixel, without it those of the display.
  ///   - isolated: Draws the element alone on a transparent ground, without its surroundings.
  public func snapshot(of element: Element, scale: Int? = nil, isolated: Bool = false) async -> Snapshot {
    let scale = scale ?? display.options.scale
    await paint()
    guard let native = gtk_widget_get_native(element.widget) else {
      return Snapshot(width: 0, height: 0, premultipliedPixels: [])
    }
    if isolated, let parent = gtk_widget_get_parent(element.widget) {
      return draw(element, in: parent, scale: scale)
    }
    let root = Element(UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self), in: self)
    guard let box = element.bounds(in: native), let outer = root.bounds(in: native) else {
      return Snapshot(width: 0, height: 0, premultipliedPixels: [])
    }
    let whole: Snapshot
    if root.widget == widget, let picture {
      whole = draw(picture, scale: scale)
    } else {
      let picture = gtk_widget_paintable_new(root.widget)
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      whole = draw(picture!, scale: scale)
    }
    let part = box.offsetBy(dx: -outer.minX, dy: -outer.minY)
    return whole.cropped(
      to: CGRect(
        x: part.minX * CGFloat(scale), y: part.minY * CGFloat(scale),
        width: part.width * CGFloat(scale), height: part.height * CGFloat(scale)))
  }

  private func draw(_ picture: OpaquePointer, scale: Int) -> Snapshot {
    let width = gdk_paintable_get_intrinsic_width(picture)
    let height = gdk_paintable_get_intrinsic_height(picture)
    return draw(width: Int(width), height: Int(height), scale: scale) { snapshot in
      gdk_paintable_snapshot(picture, snapshot, Double(width), Double(height))
    }
  }

  private func draw(
    _ element: Element, in parent: UnsafeMutablePointer<GtkWidget>, scale: Int
  ) -> Snapshot {
    var box = graphene_rect_t()
    guard gtk_widget_compute_bounds(element.widget, parent, &box) != 0 else {
      return Snapshot(width: 0, height: 0, premultipliedPixels: [])
    }
    let width = Int(box.size.width.rounded(.up))
    let height = Int(box.size.height.rounded(.up))
    return draw(width: width, height: height, scale: scale) { snapshot in
      var offset = graphene_point_t(x: -box.origin.x, y: -box.origin.y)
      gtk_snapshot_translate(snapshot, &offset)
      gtk_widget_snapshot_child(parent, element.widget, snapshot)
    }
  }

  /// Collects what `content` draws and has cairo paint it.
  private func draw(width: Int, height: Int, scale: Int, _ content: (OpaquePointer) -> Void) -> Snapshot {
    let (width, height) = (width * scale, height * scale)
    let snapshot = gtk_snapshot_new()!
    content(snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { if let node { gsk_render_node_unref(node) } }

    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      guard let node, let start = bytes.baseAddress else { return }
      let image = cairo_image_surface_create_for_data(
        start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(width * 4))
      defer { cairo_surface_destroy(image) }
      cairo_surface_set_device_scale(image, Double(scale), Double(scale))
      let context = cairo_create(image)
      gsk_render_node_draw(node, context)
      cairo_destroy(context)
      cairo_surface_flush(image)
    }
    return Snapshot(width: width, height: height, premultipliedPixels: pixels)
  }
}
