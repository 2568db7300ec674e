import CGtk

extension Canvas {
  /// Draws `path` with `ink` in what `paint` is on `box` now. Whatever a shape shows is drawn here.
  ///
  /// GSK draws rounded rectangles, and lines along them; other outlines are rastered once, and the pixels kept in `raster`.
  func draw(
    _ path: Path, _ ink: Ink, _ paint: Paint, in room: CGRect, of box: BoxWidget,
    keeping raster: inout OutlineRaster?
  ) {
    guard !path.isEmpty else { return }
    let scale = box.scaleFactor
    guard paint.isColor else {
      if case .fill(let style) = ink, style.isAntialiased, let outline = path.drawnByGSK(scale: scale) {
        return clip(to: outline) { fill(outline.rect, paint, on: box) }
      }
      guard let colours = Canvas.record({ $0.fill(room, paint, on: box) }) else { return }
      return draw(colours, covering: room, through: path, ink)
    }
    let color = paint.resolved(for: box)
    guard color.alpha > 0 else { return }
    if ink.isAntialiased, let outline = path.drawnByGSK(scale: scale),
      draw(outline, ink, color, scale: scale)
    {
      return
    }
    let key = OutlineRaster.Key(path: path, ink: ink, scale: scale)
    if raster?.key != key { raster = OutlineRaster.of(key) }
    if let raster {
      draw(raster.bitmap(in: color), in: raster.rect)
    } else {
      cairo(in: path.drawnRect(with: ink, near: room)) { cairo in
        cairo_set_source_rgba(
          cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        path.draw(with: ink, on: cairo)
      }
    }
  }

  /// Draws a rounded rectangle, or a line along it; returns false where GSK cannot.
  private func draw(_ outline: RoundedOutline, _ ink: Ink, _ color: GdkRGBA, scale: Double) -> Bool {
    switch ink {
    case .fill:
      clip(to: outline) { fill(outline.rect, color) }
      return true
    case .stroke(let style, _), .border(let style, _):
      let half = style.usableWidth / 2
      guard half > 0 else { return true }
      guard style.usableDash.isEmpty, outline.hasCircularCorners, outline.rect.width > 0,
        outline.rect.height > 0
      else { return false }
      let isSharp = outline.corners.all.contains(.zero)
      guard !isSharp || (style.lineJoin == .miter && style.usableMiterLimit > 1.42) else { return false }
      let outer = outline.outset(by: half)
      // Lines between pixels lose their first edge with the GL renderer.
      guard isSharp || outer.rect.hasWholePixels(scale: scale) else { return false }
      if half * 4 >= min(outer.rect.width, outer.rect.height) {
        clip(to: outer) { fill(outer.rect, color) }
      } else {
        border(outer, width: half * 2, color)
      }
      return true
    }
  }

  /// Draws a line of `width` along the inside of `outline`.
  func border(_ outline: RoundedOutline, width: Double, _ color: GdkRGBA) {
    var shape = outline.gsk
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    gtk_snapshot_append_border(snapshot, &shape, widths, colors)
  }

  func clip(to outline: RoundedOutline, _ body: @MainActor () -> Void) {
    if outline.isSharp {
      var bounds = outline.rect.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
    } else {
      var shape = outline.gsk
      gtk_snapshot_push_rounded_clip(snapshot, &shape)
    }
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// Draws what `body` draws within `path` only.
  func clip(to path: Path, _ style: FillStyle, _ body: @MainActor (Canvas) -> Void) {
    if style.isAntialiased, let outline = path.rounded { return clip(to: outline) { body(self) } }
    guard let content = Canvas.record(body) else { return }
    draw(content, covering: nil, through: path, .fill(style))
  }

  /// Draws `node` where `ink` would draw; beyond `room`, if one is given, its edges go on. What is up to `reach` beyond the
  /// path is drawn for what depends on it.
  func draw(
    _ node: RenderNode, covering room: CGRect?, through path: Path, _ ink: Ink, reach: Double = 0
  ) {
    let rect = path.drawnRect(with: ink, near: room ?? node.bounds).insetBy(dx: -reach, dy: -reach)
    cairo(in: rect) { cairo in
      cairo_save(cairo)
      if let room {
        cairo_rectangle(cairo, room.minX, room.minY, room.width, room.height)
        cairo_clip(cairo)
      }
      cairo_push_group(cairo)
      gsk_render_node_draw(node.pointer, cairo)
      let picture = cairo_pop_group(cairo)
      cairo_restore(cairo)
      cairo_set_source(cairo, picture)
      if room != nil { cairo_pattern_set_extend(picture, CAIRO_EXTEND_PAD) }
      path.draw(with: ink, on: cairo)
      cairo_pattern_destroy(picture)
    }
  }

  /// Draws `content` where `mask` is opaque, to the same degree.
  func draw(_ content: RenderNode, masked mask: RenderNode) {
    cairo(in: mask.bounds.intersection(content.bounds)) { cairo in
      cairo_push_group(cairo)
      gsk_render_node_draw(content.pointer, cairo)
      let picture = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      gsk_render_node_draw(mask.pointer, cairo)
      let opacity = cairo_pop_group(cairo)
      cairo_set_source(cairo, picture)
      cairo_mask(cairo, opacity)
      cairo_pattern_destroy(opacity)
      cairo_pattern_destroy(picture)
    }
  }
}

extension CGRect {
  /// Whether all edges are between two device pixels.
  fileprivate func hasWholePixels(scale: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 0.01 }
  }
}

extension RenderNode {
  /// Where the node draws.
  var bounds: CGRect {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return CGRect(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension RoundedOutline {
  /// Up to this radius in device pixels a continuous corner differs from a circular one by less than half a pixel.
  static let largestAlikeRadius = 32.0

  var gsk: GskRoundedRect {
    func size(_ size: CGSize) -> graphene_size_t {
      graphene_size_t(width: Float(size.width), height: Float(size.height))
    }
    return GskRoundedRect(
      bounds: rect.graphene,
      corner: (
        size(corners.topLeft), size(corners.topRight), size(corners.bottomRight), size(corners.bottomLeft)
      ))
  }
}

extension Path {
  /// The rounded rectangle that GSK draws in place of the path, if it may.
  func drawnByGSK(scale: Double) -> RoundedOutline? {
    guard let rounded,
      rounded.style == .circular || rounded.largestCorner * scale <= RoundedOutline.largestAlikeRadius
    else { return nil }
    return rounded
  }

  /// Where something is drawn, as far as anybody may see it: no picture is as large as a path can be.
  func drawnRect(with ink: Ink, near room: CGRect) -> CGRect {
    let margin = 2048.0
    let seen = CGRect(
      x: room.minX - margin, y: room.minY - margin, width: min(room.width, 8192) + 2 * margin,
      height: min(room.height, 8192) + 2 * margin)
    return boundingRect.insetBy(dx: -ink.reach, dy: -ink.reach).intersection(seen)
  }

  /// Draws the path in cairo's own colour.
  func draw(with ink: Ink, on cairo: OpaquePointer) {
    cairo_set_antialias(cairo, ink.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    append(to: cairo)
    switch ink {
    case .fill(let style):
      cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    case .stroke(let style, _), .border(let style, _):
      guard style.usableWidth > 0 else { return cairo_new_path(cairo) }
      cairo_set_line_width(cairo, style.usableWidth)
      cairo_set_line_cap(cairo, style.lineCap.cairo)
      cairo_set_line_join(cairo, style.lineJoin.cairo)
      cairo_set_miter_limit(cairo, style.usableMiterLimit)
      let dash = style.usableDash
      cairo_set_dash(cairo, dash, Int32(dash.count), style.usablePhase)
      cairo_stroke(cairo)
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
