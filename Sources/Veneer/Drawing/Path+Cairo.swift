import CGtk

extension Path {
  /// Whether `point` is inside: of parts that overlap all, or with `eoFill` those that an odd number of parts cover.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    append(to: cairo)
    cairo_set_fill_rule(cairo, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    return cairo_in_fill(cairo, point.x, point.y) != 0
  }

  /// Adds the outline to cairo's own.
  func append(to cairo: OpaquePointer) {
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(cairo, end.x, end.y)
      case .line(let end): cairo_line_to(cairo, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .quadCurve(let end, let control): appendQuadCurve(to: cairo, end, control)
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }

  /// Cairo knows only curves with two control points.
  private func appendQuadCurve(to cairo: OpaquePointer, _ end: CGPoint, _ control: CGPoint) {
    var (x, y) = (Double(control.x), Double(control.y))
    if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
    cairo_curve_to(
      cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }
}
