import CGtk

// GSK's own blend nodes mix half-transparent pixels wrongly on GL; cairo is exact.

extension Canvas {
  /// Draws `nodes` as one picture within `rect`, each mixed into those before it under its operator.
  ///
  /// `scale` is the number of pixels to a logical pixel, for operators that need pixels.
  func compose(_ nodes: [(RenderNode, BlendOperator)], in rect: CGRect, scale: Double) {
    drawByCairo(in: rect) { cairo in
      if nodes.contains(where: { $0.1 == .plusDarker }) {
        composePixels(nodes, in: rect, scale: scale, on: cairo)
      } else {
        for case (let node, .cairo(let blend)) in nodes { cairo.paint(node, under: blend) }
      }
    }
  }

  /// Draws `node` with `color` mixed into it under `blend`, keeping the node's own alpha.
  ///
  /// The colour is mixed over an opaque copy of the node, and the result is cut to the node's shape.
  func blendWithin(
    _ node: RenderNode, _ color: GdkRGBA, _ blend: BlendOperator, strength: Double, in rect: CGRect
  ) {
    guard let opaque = Canvas.record({ canvas in canvas.colorMatrix(.opaque) { canvas.append(node) } }) else {
      return
    }
    let strength = strength.clampedToUnit
    drawByCairo(in: rect) { cairo in
      cairo.paint(opaque)
      switch blend {
      case .cairo(let blend): cairo.fill(color, alpha: Double(color.alpha) * strength, under: blend)
      case .plusDarker:
        if color.alpha > 0 { cairo.paintGroup(alpha: strength) { $0.darken(opaque, by: color) } }
      }
      // Whatever the mode took away is black, not transparent.
      cairo.fill(GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1), alpha: 1, under: CAIRO_OPERATOR_DEST_OVER)
      cairo.paint(node, under: CAIRO_OPERATOR_DEST_IN)
    }
  }

  /// Has `body` draw a picture of its own, which then lies over what is on the canvas.
  private func drawByCairo(in rect: CGRect, _ body: (CairoContext) -> Void) {
    cairo(in: rect) { CairoContext(pointer: $0).paintGroup(alpha: 1, body) }
  }

  private func composePixels(
    _ nodes: [(RenderNode, BlendOperator)], in rect: CGRect, scale: Double, on cairo: CairoContext
  ) {
    let picture = BlendImage(covering: rect, scale: scale)
    for (node, blend) in nodes {
      switch blend {
      case .cairo(let blend): picture.context.paint(node, under: blend)
      case .plusDarker:
        let source = BlendImage(covering: rect, scale: scale)
        source.context.paint(node)
        picture.darken(by: source)
      }
    }
    cairo.paint(picture)
  }
}

/// A cairo context that lives longer than this value.
private struct CairoContext {
  let pointer: OpaquePointer

  /// Lays `node` under the operator on what is there, as a whole.
  func paint(_ node: RenderNode, under blend: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    cairo_push_group(pointer)
    gsk_render_node_draw(node.pointer, pointer)
    cairo_pop_group_to_source(pointer)
    paintSource(under: blend)
  }

  func paint(_ picture: BlendImage) {
    cairo_set_source_surface(pointer, picture.surface, picture.origin.x, picture.origin.y)
    paintSource(under: CAIRO_OPERATOR_OVER)
  }

  func fill(_ color: GdkRGBA, alpha: Double, under blend: cairo_operator_t) {
    cairo_set_source_rgba(pointer, Double(color.red), Double(color.green), Double(color.blue), alpha)
    paintSource(under: blend)
  }

  func paintGroup(alpha: Double, _ body: (CairoContext) -> Void) {
    cairo_push_group(pointer)
    body(self)
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, alpha)
  }

  /// Paints `opaque` darkened: the inverse of the sum of both inverses.
  func darken(_ opaque: RenderNode, by color: GdkRGBA) {
    func inverse(_ channel: Float) -> Float { 1 - channel * color.alpha }
    let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let lack = GdkRGBA(
      red: inverse(color.red), green: inverse(color.green), blue: inverse(color.blue), alpha: 1)
    paint(opaque)
    fill(white, alpha: 1, under: CAIRO_OPERATOR_DIFFERENCE)
    fill(lack, alpha: 1, under: CAIRO_OPERATOR_ADD)
    fill(white, alpha: 1, under: CAIRO_OPERATOR_DIFFERENCE)
  }

  private func paintSource(under blend: cairo_operator_t) {
    cairo_set_operator(pointer, blend)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }
}

/// The pixels of a part of a canvas.
private final class BlendImage {
  let surface: OpaquePointer
  let context: CairoContext
  /// The top left corner on the canvas, in logical pixels.
  let origin: CGPoint

  init(covering rect: CGRect, scale: Double) {
    let rect = rect.integral
    let pixels = rect.width * rect.height
    let scale = min(
      scale, Double(Bitmap.largestSide) / max(rect.width, rect.height),
      (Double(Bitmap.mostPixels) / pixels).squareRoot())
    origin = rect.origin
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32((rect.width * scale).rounded(.up)),
      Int32((rect.height * scale).rounded(.up)))
    cairo_surface_set_device_scale(surface, scale, scale)
    context = CairoContext(pointer: cairo_create(surface))
    cairo_translate(context.pointer, -origin.x, -origin.y)
  }

  deinit {
    cairo_destroy(context.pointer)
    cairo_surface_destroy(surface)
  }

  /// Mixes `source`, of the same size, in: ``BlendMode/plusDarker``.
  func darken(by source: BlendImage) {
    source.withPixels { source in
      withPixels { target in
        for index in target.indices { target[index] = BlendImage.darkened(target[index], by: source[index]) }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Where one of both is empty, the other stays as it is.
  private static func darkened(_ backdrop: UInt32, by source: UInt32) -> UInt32 {
    if source >> 24 == 0 { return backdrop }
    if backdrop >> 24 == 0 { return source }
    func sum(_ shift: UInt32) -> UInt32 { (backdrop >> shift & 0xff) + (source >> shift & 0xff) }
    func channel(_ shift: UInt32) -> UInt32 { (max(sum(shift), 255) - 255) << shift }
    return min(sum(24), 255) << 24 | channel(16) | channel(8) | channel(0)
  }

  private func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let count = Int(cairo_image_surface_get_stride(surface) / 4 * cairo_image_surface_get_height(surface))
    data.withMemoryRebound(to: UInt32.self, capacity: count) {
      body(UnsafeMutableBufferPointer(start: $0, count: count))
    }
  }
}
