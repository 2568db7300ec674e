import CGtk

/// A `GtkListBox` in a `GtkScrolledWindow`, with a row for each widget.
@MainActor
final class ListWidget: Widget {
  private let list: Widget
  private var rows: [Row] = []

  init() {
    list = Widget(gtk_list_box_new())
    super.init(gtk_scrolled_window_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, gboolean(1))
    gtk_scrolled_window_set_child(opaque, list.pointer)
  }

  /// A list takes all the room that there is.
  override func growth(_ orientation: Orientation) -> Growth { .unlimited }

  /// Makes the rows those of `contents`, in order. Rows whose content stays are kept.
  func place(_ contents: [Widget]) {
    let old = rows
    rows = contents.map { content in old.first { $0.content === content } ?? Row(content) }
    for row in old where !rows.contains(where: { $0 === row }) {
      gtk_list_box_remove(list.opaque, row.widget.pointer)
    }
    for (index, row) in rows.enumerated() {
      row.box.place([row.content], in: OverlapLayout(alignment: .leading))
      guard row.index != index else { continue }
      if row.widget.parent != nil { gtk_list_box_remove(list.opaque, row.widget.pointer) }
      gtk_list_box_insert(list.opaque, row.widget.pointer, Int32(index))
    }
  }

  /// One row: its content at the leading edge, at a distance from the row's. A button fills the row, so that it is
  /// pressed all over.
  @MainActor
  private final class Row {
    let content: Widget
    let widget: Widget
    let box = BoxWidget()

    init(_ content: Widget) {
      self.content = content
      widget = Widget(gtk_list_box_row_new())
      let frame = FrameLayer()
      frame.width = FrameLengths(maximum: .infinity)
      frame.alignment = .leading
      let insets = InsetLayer()
      if !(content is ButtonWidget) {
        insets.insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      }
      box.beginLayers()
      box.append(frame)
      box.append(insets)
      box.willBePlaced()
      // The controls in a row are what the keyboard reaches.
      gtk_list_box_row_set_activatable(row, gboolean(0))
      gtk_list_box_row_set_selectable(row, gboolean(0))
      gtk_widget_set_focusable(widget.pointer, gboolean(0))
      gtk_widget_add_css_class(widget.pointer, "veneer-row")
      gtk_list_box_row_set_child(row, box.pointer)
    }

    var index: Int { Int(gtk_list_box_row_get_index(row)) }

    private var row: UnsafeMutablePointer<GtkListBoxRow> {
      UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkListBoxRow.self)
    }
  }
}

extension Widget {
  fileprivate var opaque: OpaquePointer { OpaquePointer(pointer) }
}
