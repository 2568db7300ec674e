import CGtk
import Veneer

/// Keeps the only child of a box from becoming wider than is good to read, in the middle of the room there is.
@MainActor
enum ClampLayout {
  private nonisolated static let width: Int32 = 860

  static func container(_ child: WidgetPointer) -> WidgetPointer {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_set_layout_manager(box, gtk_custom_layout_new(requestMode, measure, allocate))
    box.append(child)
    return box
  }

  private static let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = { _ in
    GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }

  private static let measure:
    @convention(c) (
      WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void = { widget, orientation, size, minimum, natural, _, _ in
      guard let child = gtk_widget_get_first_child(widget) else { return }
      let isVertical = orientation == GTK_ORIENTATION_VERTICAL
      let other = isVertical && size >= 0 ? clamped(size, for: child) : size
      gtk_widget_measure(child, orientation, other, minimum, natural, nil, nil)
      if !isVertical, let natural, let minimum { natural.pointee = max(minimum.pointee, width) }
    }

  /// What the child gets of `available`. Less than it needs there may be while the window is made narrower.
  private nonisolated static func clamped(_ available: Int32, for child: WidgetPointer) -> Int32 {
    var least: Int32 = 0
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    return max(least, min(available, width))
  }

  private static let allocate: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
    widget, available, height, _ in
    guard let child = gtk_widget_get_first_child(widget) else { return }
    let own = clamped(available, for: child)
    var place = GtkAllocation(x: (available - own) / 2, y: 0, width: own, height: height)
    gtk_widget_size_allocate(child, &place, -1)
  }
}
