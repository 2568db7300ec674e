import CGtk

extension Paint {
  /// Whether it is one colour all over.
  var isColor: Bool { if case .gradient = self { false } else { true } }
}

extension Canvas {
  /// Fills `rect` with what `paint` is on `widget` now.
  func fill(_ rect: CGRect, _ paint: Paint, on widget: Widget) {
    if let gradient = paint.gradient(for: widget) {
      fill(rect, gradient)
    } else {
      fill(rect, paint.resolved(for: widget))
    }
  }

  /// GSK draws gradients of each kind itself.
  private func fill(_ rect: CGRect, _ gradient: ResolvedGradient) {
    guard rect.width > 0, rect.height > 0 else { return }
    var bounds = rect.graphene
    let stops = gradient.gskStops
    switch gradient.geometry {
    case .linear(let start, let end):
      var (from, to) = (start.point(in: rect).graphene, end.point(in: rect).graphene)
      guard start != end else { return fill(rect, stops[stops.count - 1].color) }
      gtk_snapshot_append_linear_gradient(snapshot, &bounds, &from, &to, stops, gsize(stops.count))
    case .radial(let center, let from, let to):
      guard to > from else { return fill(rect, stops[stops.count - 1].color) }
      // GSK counts radii from 0 to 1 between its own two ends.
      var middle = center.point(in: rect).graphene
      gtk_snapshot_append_radial_gradient(
        snapshot, &bounds, &middle, Float(to), Float(to), Float(from / to), 1, stops, gsize(stops.count))
    case .angular:
      draw(gradient.bitmap(width: rect.pixelWidth, height: rect.pixelHeight, for: rect), in: rect)
    }
  }

  /// Draws the outlines of `layout`, whose text stands in `rect`, with `gradient`.
  func layout(_ layout: OpaquePointer, at origin: CGPoint, in rect: CGRect, _ gradient: ResolvedGradient) {
    guard rect.width > 0, rect.height > 0 else { return }
    let colours = gradient.bitmap(width: rect.pixelWidth, height: rect.pixelHeight, for: rect)
    // Letters may reach a little beyond the lines that they stand in.
    let reach = min(rect.height / 2, 64)
    cairo(in: rect.insetBy(dx: -reach, dy: -reach)) { cairo in
      cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
      cairo_move_to(cairo, origin.x, origin.y)
      pango_cairo_show_layout(cairo, layout)
      let mask = cairo_pop_group(cairo)
      colours.withSurface { surface in
        cairo_set_source_surface(cairo, surface, rect.minX, rect.minY)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_mask(cairo, mask)
      }
      cairo_pattern_destroy(mask)
    }
  }
}

extension ResolvedGradient {
  /// GSK interpolates premultiplied colours, and takes straight ones.
  fileprivate var gskStops: [GskColorStop] {
    var stops = stops.map { GskColorStop(offset: Float($0.location), color: $0.straight) }
    // GSK takes two at least.
    if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
    return stops
  }
}

extension ResolvedGradient.Stop {
  fileprivate var straight: GdkRGBA {
    let alpha = channels[3]
    guard alpha > 0 else { return GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return GdkRGBA(
      red: Float(channels[0] / alpha), green: Float(channels[1] / alpha), blue: Float(channels[2] / alpha),
      alpha: Float(alpha))
  }
}

extension Bitmap {
  /// Calls `body` with the pixels as a cairo surface, which keeps them for as long as anybody has it.
  fileprivate func withSurface(_ body: (OpaquePointer) -> Void) {
    let data = UnsafeMutableRawPointer(mutating: g_bytes_get_data(bytes, nil)!)
      .assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
    let owner = UnsafeMutableRawPointer(g_bytes_ref(bytes))
    cairo_surface_set_user_data(surface, Bitmap.ownerKey, owner) { g_bytes_unref(OpaquePointer($0)) }
    body(surface)
    cairo_surface_destroy(surface)
  }

  /// Its address is what matters.
  private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}

extension CGRect {
  fileprivate var pixelWidth: Int { Int(min(max(width.rounded(.up), 1), 4096)) }
  fileprivate var pixelHeight: Int { Int(min(max(height.rounded(.up), 1), 4096)) }
}

extension CGPoint {
  fileprivate var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}
