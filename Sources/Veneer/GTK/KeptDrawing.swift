import CGtk

/// What a widget draws for as long as nothing of it changes: found out by one drawing, used by the next.
///
/// GTK has a widget drawn again whenever somebody asks for it, often right after a frame, when little of Veneer is in the
/// processor's caches. What is kept here is drawn without a detour through layers, layouts and drawings.
enum KeptDrawing {
  /// One node, made for a scale in device pixels to a logical one.
  case node(RenderNode, scale: Double)
  /// All of GTK's children, in order.
  case children

  /// Draws on GTK's `snapshot`; false where the drawing does for another scale only.
  func draw(_ widget: WidgetPointer, on snapshot: OpaquePointer) -> Bool {
    switch self {
    case .node(let node, let scale):
      guard veneer_widget_scale(widget) == scale else { return false }
      gtk_snapshot_append_node(snapshot, node.pointer)
    case .children:
      Canvas.drawChildren(of: widget, on: snapshot)
    }
    return true
  }
}
