import CGtk

/// Which part of a box with many children is drawn: what a scrolled window shows of it, and some more on each side.
///
/// GTK keeps what a widget has drawn, and moves that when it is scrolled, without asking the widget again. So after each layout
/// of the window the box looks whether what is seen is still within what it has drawn.
@MainActor
final class DrawnPart {
  /// Boxes with fewer children draw them all.
  static let leastChildren = 64
  /// How far outside of its frame what a child draws is still seen, such as its shadow.
  private static let reach = 256.0
  /// How far the box is scrolled before it is drawn again.
  private static let stride = 128.0

  private unowned let box: BoxWidget
  private nonisolated(unsafe) let clock: OpaquePointer
  private nonisolated(unsafe) var handler: UInt = 0
  private var area = CGRect.zero

  /// nil as long as the box is not in a window.
  init?(of box: BoxWidget) {
    guard let clock = gtk_widget_get_frame_clock(box.pointer) else { return nil }
    self.box = box
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    handler = Signal.connect(UnsafeMutableRawPointer(clock), "layout", after: true) { [unowned self] in
      drawMoreIfSeen()
    }
  }

  deinit {
    Signal.disconnect(UnsafeMutableRawPointer(clock), handler)
    g_object_unref(UnsafeMutableRawPointer(clock))
  }

  /// Whether the window still has the clock whose layouts are followed: a window that was unrealized gets another one.
  var isFollowing: Bool { gtk_widget_get_frame_clock(box.pointer) == clock }

  /// The area in which children are to be drawn now; nil for all of them.
  func renewed() -> CGRect? {
    guard !DisplayContext.of(gtk_widget_get_display(box.pointer)).drawsOutOfSight,
      let needed = DrawnPart.needed(of: box)
    else { return nil }
    area = needed.insetBy(dx: -DrawnPart.stride, dy: -DrawnPart.stride)
    return area
  }

  private func drawMoreIfSeen() {
    if let needed = DrawnPart.needed(of: box), area.contains(needed) { return }
    box.queueDraw()
  }

  /// The area whose children may be seen; nil where that is not known: in no scrolled window, or within something that draws
  /// the box elsewhere than it is.
  private static func needed(of box: BoxWidget) -> CGRect? {
    var ancestor = box.pointer
    while let parent = gtk_widget_get_parent(ancestor) {
      if BoxWidget.at(ancestor)?.drawsContentElsewhere == true { return nil }
      if WidgetOwner.isA(parent, gtk_viewport_get_type()) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(parent, box.pointer, &bounds) != 0 else { return nil }
        return bounds.rect.insetBy(dx: -reach, dy: -reach)
      }
      ancestor = parent
    }
    return nil
  }
}

extension BoxWidget {
  /// Whether something at or below `widget` leaves out what is scrolled out of sight.
  package static func leavesOut(below widget: WidgetPointer) -> Bool {
    if at(widget)?.drawnPart != nil { return true }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if leavesOut(below: current) { return true }
      child = gtk_widget_get_next_sibling(current)
    }
    return false
  }
}

extension graphene_rect_t {
  fileprivate var rect: CGRect {
    CGRect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}
