import CGtk

/// What a widget draws on: GTK's snapshot, in logical pixels.
@MainActor
package struct Canvas {
  let snapshot: OpaquePointer

  /// Draws every child of `widget` in order.
  func drawChildren(of widget: WidgetPointer) { Canvas.drawChildren(of: widget, on: snapshot) }

  nonisolated static func drawChildren(of widget: WidgetPointer, on snapshot: OpaquePointer) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      gtk_widget_snapshot_child(widget, current, snapshot)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  func draw(_ child: Widget, of parent: WidgetPointer) {
    gtk_widget_snapshot_child(parent, child.pointer, snapshot)
  }

  func fill(_ rect: CGRect, _ color: GdkRGBA) {
    guard color.alpha > 0 else { return }
    var color = color
    var bounds = rect.graphene
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }

  func fill(_ rect: CGRect, cornerRadius: Double, _ color: GdkRGBA) {
    guard cornerRadius > 0 else { return fill(rect, color) }
    clip(to: rect, cornerRadius: cornerRadius) { fill(rect, color) }
  }

  /// Draws a line of `width` along the inside of `rect`.
  func stroke(_ rect: CGRect, cornerRadius: Double, width: Double, _ color: GdkRGBA) {
    var outline = rect.rounded(cornerRadius)
    var widths = (Float(width), Float(width), Float(width), Float(width))
    var colors = (color, color, color, color)
    withUnsafePointer(to: &widths) { widths in
      withUnsafePointer(to: &colors) { colors in
        gtk_snapshot_append_border(
          snapshot, &outline, UnsafeRawPointer(widths).assumingMemoryBound(to: Float.self),
          UnsafeRawPointer(colors).assumingMemoryBound(to: GdkRGBA.self))
      }
    }
  }

  func draw(_ bitmap: Bitmap, in rect: CGRect) {
    var bounds = rect.graphene
    // The bitmap has its texture for as long as it lives.
    withExtendedLifetime(bitmap) { gtk_snapshot_append_texture(snapshot, bitmap.texture, &bounds) }
  }

  func layout(_ layout: OpaquePointer, at origin: CGPoint, _ color: GdkRGBA) {
    var color = color
    translated(by: origin) { gtk_snapshot_append_layout(snapshot, layout, &color) }
  }

  // MARK: Scopes

  func translated(by offset: CGPoint, _ body: @MainActor () -> Void) {
    gtk_snapshot_save(snapshot)
    var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
    gtk_snapshot_translate(snapshot, &point)
    body()
    gtk_snapshot_restore(snapshot)
  }

  func scaled(by factor: Double, around center: CGPoint, _ body: @MainActor () -> Void) {
    guard factor != 1 else { return body() }
    // What is too small to be seen is too small for GSK to invert.
    guard factor > 0.001 else { return }
    gtk_snapshot_save(snapshot)
    var there = graphene_point_t(x: Float(center.x), y: Float(center.y))
    var back = graphene_point_t(x: Float(-center.x), y: Float(-center.y))
    gtk_snapshot_translate(snapshot, &there)
    gtk_snapshot_scale(snapshot, Float(factor), Float(factor))
    gtk_snapshot_translate(snapshot, &back)
    body()
    gtk_snapshot_restore(snapshot)
  }

  func clip(to rect: CGRect, cornerRadius: Double, _ body: @MainActor () -> Void) {
    if cornerRadius > 0 {
      var outline = rect.rounded(cornerRadius)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    } else {
      var bounds = rect.graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    body()
    gtk_snapshot_pop(snapshot)
  }

  func opacity(_ opacity: Double, _ body: @MainActor () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(snapshot, max(opacity, 0))
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// Puts every colour that `body` draws through `matrix`.
  func colorMatrix(_ matrix: ColorMatrix, _ body: @MainActor () -> Void) {
    var factors = graphene_matrix_t()
    var offset = graphene_vec4_t()
    graphene_matrix_init_from_float(&factors, matrix.factors)
    graphene_vec4_init_from_float(&offset, matrix.offset)
    gtk_snapshot_push_color_matrix(snapshot, &factors, &offset)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// What `body` draws, as a node of its own; nil when it draws nothing.
  static func record(_ body: @MainActor (Canvas) -> Void) -> RenderNode? {
    let recorder = gtk_snapshot_new()!
    body(Canvas(snapshot: recorder))
    return gtk_snapshot_free_to_node(recorder).map(RenderNode.init)
  }

  func append(_ node: RenderNode) { gtk_snapshot_append_node(snapshot, node.pointer) }
}

/// Owns one GSK render node.
@MainActor
package final class RenderNode {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Draws `bitmap` in `rect`.
  @MainActor
  init(_ bitmap: Bitmap, in rect: CGRect) {
    var bounds = rect.graphene
    // The bitmap has its texture for as long as it lives.
    pointer = withExtendedLifetime(bitmap) { gsk_texture_node_new(bitmap.texture, &bounds) }
  }

  deinit { gsk_render_node_unref(pointer) }
}

extension CGRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var outline = GskRoundedRect()
    var bounds = graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(min(radius, width / 2, height / 2)))
    return outline
  }
}
