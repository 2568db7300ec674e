import CGtk

extension Canvas {
  /// Draws `body` with its shadow on `widget`, `deviation` being the standard deviation of the blur.
  func shadow(
    _ color: GdkRGBA, deviation: Double, offset: CGSize, on widget: Widget, _ body: @MainActor () -> Void
  ) {
    guard color.alpha > 0 else { return body() }
    var shadow = GskShadow(
      color: color, dx: Float(offset.width), dy: Float(offset.height),
      radius: Float(ShadowBlur.radius(forDeviation: deviation, on: widget)))
    gtk_snapshot_push_shadow(snapshot, &shadow, 1)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// Draws the shadow that the edge of `path` casts inwards: that of everything around it.
  func innerShadow(
    _ color: GdkRGBA, deviation: Double, offset: CGSize, of path: Path, _ style: FillStyle, on box: BoxWidget
  ) {
    let bounds = path.boundingRect
    // Farther away than that, nothing of the shadow falls on the shape.
    let farthest = max(bounds.width, bounds.height) + deviation * 3
    let offset = CGSize(
      width: min(max(offset.width, -farthest), farthest), height: min(max(offset.height, -farthest), farthest)
    )
    let reach = deviation * 3 + max(abs(offset.width), abs(offset.height)) + 4
    var around = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    let paint = Paint.fixed(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: 1)
    let shadow = Canvas.record { canvas in
      canvas.shadow(color, deviation: deviation, offset: offset, on: box) {
        var raster: OutlineRaster?
        canvas.draw(
          around, .fill(FillStyle(eoFill: true)), paint, in: path.boundingRect, of: box, keeping: &raster)
      }
    }
    guard let shadow else { return }
    // What casts the shadow has to be drawn, too, though it is not seen.
    draw(shadow, covering: nil, through: path, .fill(style), reach: reach)
  }

  /// Draws `body` by factors larger and turned clockwise; `center` stays where it is.
  func transformed(scale: CGSize, angle: Angle, around center: CGPoint, _ body: @MainActor () -> Void) {
    guard scale.width != 1 || scale.height != 1 || angle != .zero else { return body() }
    // What is too small to be seen is too small for GSK to invert.
    guard min(abs(scale.width), abs(scale.height)) > 0.001 else { return }
    gtk_snapshot_save(snapshot)
    var there = graphene_point_t(x: Float(center.x), y: Float(center.y))
    var back = graphene_point_t(x: Float(-center.x), y: Float(-center.y))
    gtk_snapshot_translate(snapshot, &there)
    // GSK takes whole turns off one by one.
    let turn = angle.degrees.truncatingRemainder(dividingBy: 360)
    if turn.isFinite, turn != 0 { gtk_snapshot_rotate(snapshot, Float(turn)) }
    if scale.width != 1 || scale.height != 1 {
      gtk_snapshot_scale(snapshot, Float(scale.width), Float(scale.height))
    }
    gtk_snapshot_translate(snapshot, &back)
    body()
    gtk_snapshot_restore(snapshot)
  }
}
