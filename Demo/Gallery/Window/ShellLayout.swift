import CGtk
import Veneer

/// The sidebar beside the page, or over it where the window is narrow.
///
/// GTK 4.8 tells nobody that a window has become narrow, but a layout learns of each width.
@MainActor
final class ShellLayout {
  /// The box with the page and the sidebar in it.
  let widget: WidgetPointer
  /// Whether the sidebar is to be seen.
  var showsSidebar = true {
    didSet { gtk_widget_queue_allocate(widget) }
  }
  /// Called when the window becomes narrow, or wide again.
  var narrowChanged: (Bool) -> Void = { _ in }
  private(set) var isNarrow = false

  private nonisolated static let key = "gallery-shell"
  private nonisolated static let narrowWidth: Int32 = 640
  private nonisolated static let sidebarWidth: Int32 = 248

  init(page: WidgetPointer, sidebar: WidgetPointer) {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(Self.requestMode, Self.measure, Self.allocate))
    widget.append(page)
    // The last child is drawn on top.
    widget.append(sidebar)
    gtk_widget_set_vexpand(widget, 1)
    g_object_set_data_full(
      widget.of(GObject.self), Self.key, Unmanaged.passRetained(Weak(self)).toOpaque()
    ) { Unmanaged<Weak>.fromOpaque($0!).release() }
  }

  /// The widget must not keep this object, which keeps what the closures keep.
  private final class Weak: @unchecked Sendable {
    weak var layout: ShellLayout?
    init(_ layout: ShellLayout) { self.layout = layout }
  }

  private nonisolated static func with(_ widget: WidgetPointer, _ body: @MainActor (ShellLayout) -> Void) {
    guard let data = g_object_get_data(widget.of(GObject.self), key),
      let layout = Unmanaged<Weak>.fromOpaque(data).takeUnretainedValue().layout
    else { return }
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(layout) } }
  }

  private static let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = { _ in
    GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }

  private static let measure:
    @convention(c) (
      WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void = { widget, orientation, size, minimum, natural, _, _ in
      let (page, sidebar) = ShellLayout.parts(of: widget!)
      let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
      let isBeside = !isHorizontal && size >= narrowWidth
      let own = ShellLayout.size(of: page, orientation, isBeside ? size - sidebarWidth : size)
      let other = ShellLayout.size(of: sidebar, orientation, -1)
      minimum?.pointee = max(own.minimum, other.minimum)
      natural?.pointee = isHorizontal ? own.natural + sidebarWidth : max(own.natural, other.minimum)
    }

  private static let allocate: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
    widget, width, height, _ in
    ShellLayout.with(widget!) { $0.allocate(width: width, height: height) }
  }

  private func allocate(width: Int32, height: Int32) {
    let isNarrow = width < Self.narrowWidth
    if isNarrow != self.isNarrow {
      self.isNarrow = isNarrow
      // What follows changes other widgets, which may not be laid out anew in the middle of this.
      showsSidebar = !isNarrow
      Signals.soon { [weak self] in self?.narrowChanged(isNarrow) }
    }
    let (page, sidebar) = Self.parts(of: widget)
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let sidebarWidth = min(Self.sidebarWidth, width)
    gtk_widget_set_child_visible(sidebar, showsSidebar ? 1 : 0)
    if showsSidebar {
      var place = GtkAllocation(
        x: isRightToLeft ? width - sidebarWidth : 0, y: 0, width: sidebarWidth, height: height)
      gtk_widget_size_allocate(sidebar, &place, -1)
    }
    let taken = showsSidebar && !isNarrow ? sidebarWidth : 0
    var place = GtkAllocation(x: isRightToLeft ? 0 : taken, y: 0, width: width - taken, height: height)
    gtk_widget_size_allocate(page, &place, -1)
  }

  private nonisolated static func parts(of widget: WidgetPointer) -> (
    page: WidgetPointer, sidebar: WidgetPointer
  ) {
    (gtk_widget_get_first_child(widget)!, gtk_widget_get_last_child(widget)!)
  }

  private nonisolated static func size(
    of widget: WidgetPointer, _ orientation: GtkOrientation, _ other: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation, other, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}
