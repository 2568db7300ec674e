import CGtk
import Foundation
import Veneer

extension TestWindow {
  /// The picture of the window, up to date but for ``pauseFrames()``, where it is the last frame's.
  ///
  /// A window that was never presented has an empty picture.
  ///
  /// - Parameter scale: Device pixels per logical pixel, such as 1.5; without it those of the display. At another scale than the
  ///   display's everything is drawn anew for the picture, sharp, and up to date in any case.
  public func snapshot(scale: Double? = nil) async -> Snapshot {
    await paint()
    guard let picture else { return Snapshot(width: 0, height: 0, premultipliedPixels: []) }
    return await drawn(at: scale) { draw(picture, scale: $0) }
  }

  /// The picture of `element`, likewise: the part of the window's picture (or of its popover's) inside
  /// the element's frame, every pixel that the frame touches.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scale: Device pixels per logical pixel, without it those of the display.
  ///   - isolated: Draws the element alone on a transparent ground, without its surroundings.
  public func snapshot(of element: Element, scale: Double? = nil, isolated: Bool = false) async -> Snapshot {
    await paint()
    return await drawn(at: scale) { draw(element, isolated: isolated, scale: $0) }
  }

  private func draw(_ element: Element, isolated: Bool, scale: Double) -> Snapshot {
    guard let native = gtk_widget_get_native(element.widget) else {
      return Snapshot(width: 0, height: 0, premultipliedPixels: [])
    }
    if isolated, let parent = gtk_widget_get_parent(element.widget) {
      return drawingOutOfSight(element) { draw(element, in: parent, scale: scale) }
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
        x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale))
  }

  /// What is scrolled out of sight is not drawn otherwise.
  private func drawingOutOfSight(_ element: Element, _ draw: () -> Snapshot) -> Snapshot {
    guard BoxWidget.leavesOut(below: element.widget) else { return draw() }
    let context = DisplayContext.of(display.pointer)
    context.drawsOutOfSight = true
    TestWindow.queueDraw(element.widget)
    let snapshot = draw()
    context.drawsOutOfSight = false
    TestWindow.queueDraw(element.widget)
    return snapshot
  }

  // MARK: Other scales

  /// Has `draw` take a picture with everything rastered for `scale`.
  private func drawn(at scale: Double?, _ draw: (Double) -> Snapshot) async -> Snapshot {
    let own = Double(display.options.scale)
    guard let scale, scale != own else { return draw(own) }
    precondition(scale > 0 && scale <= 8, "The scale of a snapshot is above 0 and at most 8, not \(scale).")
    let context = DisplayContext.of(display.pointer)
    context.drawingScale = scale
    // The first drawing asks for what takes its time.
    forgetDrawings()
    _ = draw(scale)
    await settle()
    forgetDrawings()
    let snapshot = draw(scale)
    context.drawingScale = nil
    forgetDrawings()
    return snapshot
  }

  /// GTK keeps what each widget has drawn until that widget itself is to be drawn anew.
  private func forgetDrawings() { TestWindow.queueDraw(widget) }

  private static func queueDraw(_ widget: UnsafeMutablePointer<GtkWidget>) {
    DrawnWidget.forgetDrawing(of: widget)
    gtk_widget_queue_draw(widget)
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      queueDraw(current)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  // MARK: Drawing

  private func draw(_ picture: OpaquePointer, scale: Double) -> Snapshot {
    let width = gdk_paintable_get_intrinsic_width(picture)
    let height = gdk_paintable_get_intrinsic_height(picture)
    return draw(width: Int(width), height: Int(height), scale: scale) { snapshot in
      gdk_paintable_snapshot(picture, snapshot, Double(width), Double(height))
    }
  }

  private func draw(
    _ element: Element, in parent: UnsafeMutablePointer<GtkWidget>, scale: Double
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
  private func draw(width: Int, height: Int, scale: Double, _ content: (OpaquePointer) -> Void) -> Snapshot {
    let width = Int((Double(width) * scale).rounded(.up))
    let height = Int((Double(height) * scale).rounded(.up))
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
      cairo_surface_set_device_scale(image, scale, scale)
      let context = cairo_create(image)
      gsk_render_node_draw(node, context)
      cairo_destroy(context)
      cairo_surface_flush(image)
    }
    return Snapshot(width: width, height: height, premultipliedPixels: pixels)
  }
}
