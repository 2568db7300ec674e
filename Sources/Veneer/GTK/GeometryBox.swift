import CGtk

/// A box that says how much room its content has, before it places its children.
@MainActor
final class GeometryBox: BoxWidget {
  var sizeChanged: ((CGSize) -> Void)?
  private var contentFrame = CGRect.null

  override func willPlaceChildren(in frame: CGRect) {
    let isResized = frame.size != contentFrame.size
    contentFrame = frame
    if isResized { sizeChanged?(frame.size) }
  }

  /// The upper left corner of the content in the window; nil before the box is in one.
  var originInWindow: CGPoint? {
    guard !contentFrame.isNull, let root = gtk_widget_get_root(pointer) else { return nil }
    var point = graphene_point_t(x: Float(contentFrame.minX), y: Float(contentFrame.minY))
    var result = graphene_point_t()
    let target = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(pointer, target, &point, &result) != 0 else { return nil }
    return CGPoint(x: Double(result.x), y: Double(result.y))
  }

  override func disposing() {
    sizeChanged = nil
    super.disposing()
  }
}
