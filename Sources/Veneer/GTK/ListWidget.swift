import CGtk

/// A `GtkListBox` in a `GtkScrolledWindow`, with a row for each widget.
///
/// The rows are put in order by the list's sort function: a row that is taken out and put back would lose focus and press.
@MainActor
final class ListWidget: Widget {
  private let list: Widget
  private var rows: [ObjectIdentifier: Row] = [:]

  init() {
    list = Widget(gtk_list_box_new())
    super.init(gtk_scrolled_window_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_list_box_set_sort_func(
      list.opaque, { first, second, _ in Row.position(of: first) - Row.position(of: second) }, nil, nil)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, gboolean(1))
    gtk_scrolled_window_set_propagate_natural_width(opaque, gboolean(1))
    gtk_scrolled_window_set_child(opaque, list.pointer)
  }

  /// A list takes all the room that there is.
  override func growth(_ orientation: Orientation) -> Growth { .unlimited }

  /// Makes the rows those of `contents`, in order. Rows whose content stays are kept.
  func place(_ contents: [Widget]) {
    var old = rows
    var isReordered = false
    rows = [:]
    for (position, content) in contents.enumerated() {
      let identity = ObjectIdentifier(content)
      if let row = old.removeValue(forKey: identity) {
        if row.setPosition(position) { isReordered = true }
        content.willBePlaced()
        row.updateInsets()
        rows[identity] = row
      } else {
        let row = Row(content, position: position)
        rows[identity] = row
        gtk_list_box_append(list.opaque, row.widget.pointer)
      }
    }
    for row in old.values { gtk_list_box_remove(list.opaque, row.widget.pointer) }
    if isReordered { gtk_list_box_invalidate_sort(list.opaque) }
  }

  /// One row: its content at the leading edge, at a distance from the row's. A button that is a row itself fills it, so
  /// that it is pressed all over.
  @MainActor
  private final class Row {
    let widget: Widget
    private let content: Widget
    private let box = BoxWidget()
    private let insets = InsetLayer()

    init(_ content: Widget, position: Int) {
      self.content = content
      widget = Widget(gtk_list_box_row_new())
      let frame = FrameLayer()
      frame.width = FrameLengths(maximum: .infinity)
      frame.alignment = .leading
      box.beginLayers()
      box.append(frame)
      box.append(insets)
      box.willBePlaced()
      box.place([content], in: OverlapLayout(alignment: .leading))
      let row = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkListBoxRow.self)
      // The controls in a row are what the keyboard reaches.
      gtk_list_box_row_set_activatable(row, gboolean(0))
      gtk_list_box_row_set_selectable(row, gboolean(0))
      gtk_widget_set_focusable(widget.pointer, gboolean(0))
      gtk_widget_add_css_class(widget.pointer, "veneer-row")
      gtk_list_box_row_set_child(row, box.pointer)
      _ = setPosition(position)
      updateInsets()
    }

    func updateInsets() {
      let isRowItself = (content as? ButtonWidget)?.isRow == true
      let wanted =
        isRowItself ? EdgeInsets() : EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      guard insets.insets != wanted else { return }
      insets.insets = wanted
      box.queueResize()
    }

    private nonisolated static let quark = g_quark_from_static_string("veneer-row-position")

    /// Returns whether the position is another one.
    func setPosition(_ position: Int) -> Bool {
      let object = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GObject.self)
      let data = UnsafeMutableRawPointer(bitPattern: position + 1)
      guard g_object_get_qdata(object, Row.quark) != data else { return false }
      g_object_set_qdata(object, Row.quark, data)
      return true
    }

    nonisolated static func position(of row: UnsafeMutablePointer<GtkListBoxRow>?) -> Int32 {
      let object = UnsafeMutableRawPointer(row!).assumingMemoryBound(to: GObject.self)
      return Int32(Int(bitPattern: g_object_get_qdata(object, quark)))
    }
  }
}

extension Widget {
  fileprivate var opaque: OpaquePointer { OpaquePointer(pointer) }
}
