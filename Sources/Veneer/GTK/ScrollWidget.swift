import CGtk

/// A `GtkScrolledWindow` around a stack that stands at the beginning of the room.
@MainActor
final class ScrollWidget: Widget {
  private var axes: Axis.Set = []
  private var showsIndicators = true
  private let stack = BoxWidget()
  private let idealSize = FixedSizeLayer()
  private let frame = FrameLayer()
  private let outer: BoxWidget

  init() {
    outer = BoxWidget.wrapper(around: stack)
    outer.beginLayers()
    outer.append(idealSize)
    outer.append(frame)
    outer.willBePlaced()
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(pointer), gboolean(1))
    gtk_scrolled_window_set_propagate_natural_width(OpaquePointer(pointer), gboolean(1))
    gtk_scrolled_window_set_child(OpaquePointer(pointer), outer.pointer)
  }

  /// Returns whether the directions are others now.
  @discardableResult
  func set(_ axes: Axis.Set, showsIndicators: Bool) -> Bool {
    let isTurned = axes != self.axes
    guard isTurned || showsIndicators != self.showsIndicators else { return false }
    self.axes = axes
    self.showsIndicators = showsIndicators
    let scrolling = showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    let isWide = axes.contains(.horizontal)
    let isHigh = axes.contains(.vertical)
    gtk_scrolled_window_set_policy(
      OpaquePointer(pointer), isWide ? scrolling : GTK_POLICY_NEVER, isHigh ? scrolling : GTK_POLICY_NEVER)
    // What scrolls has its ideal size, as far as it does not fill the room.
    let viewport = gtk_scrolled_window_get_child(OpaquePointer(pointer)).map { OpaquePointer($0) }
    gtk_scrollable_set_hscroll_policy(viewport, isWide ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
    gtk_scrollable_set_vscroll_policy(viewport, isHigh ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
    idealSize.horizontal = isWide
    idealSize.vertical = isHigh
    frame.width = FrameLengths(maximum: .infinity)
    frame.height = FrameLengths(maximum: .infinity)
    frame.alignment = Alignment(
      horizontal: isWide ? .leading : .center, vertical: isHigh ? .top : .center)
    outer.queueResize()
    return isTurned
  }

  func place(_ contents: [Widget]) {
    let orientation: Orientation = axes == .horizontal ? .horizontal : .vertical
    for content in contents { content.box?.stackOrientation = orientation }
    stack.place(contents, in: StackLayout(orientation: orientation, spacing: 8, alignment: .center))
  }

  override func growth(_ orientation: Orientation) -> Growth {
    axes.contains(orientation == .horizontal ? .horizontal : .vertical)
      ? .unlimited : stack.growth(orientation)
  }

  override func limit(_ orientation: Orientation) -> Double { stack.limit(orientation) }
}
