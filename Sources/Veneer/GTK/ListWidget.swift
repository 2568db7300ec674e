import CGtk

/// A `GtkListBox` in a `GtkScrolledWindow`, with a row for each widget.
@MainActor
final class ListWidget: Widget {
  private let list: Widget
  private var rows: [(content: Widget, row: Widget)] = []

  init() {
    list = Widget(gtk_list_box_new())
    super.init(gtk_scrolled_window_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, gboolean(1))
    gtk_scrolled_window_set_child(opaque, list.pointer)
  }

  /// A list takes all the room that there is.
  override func maximum(_ orientation: Orientation, natural: Double) -> Double { .infinity }

  /// Makes the rows those of `contents`, in order. Rows whose content stays are kept.
  func place(_ contents: [Widget]) {
    let old = rows
    rows = contents.map { content in
      old.first { $0.content === content } ?? (content, makeRow())
    }
    for entry in old where !rows.contains(where: { $0.row === entry.row }) {
      gtk_list_box_remove(list.opaque, entry.row.pointer)
    }
    for (index, entry) in rows.enumerated() {
      entry.content.willBePlaced()
      let row = UnsafeMutableRawPointer(entry.row.pointer).assumingMemoryBound(to: GtkListBoxRow.self)
      if gtk_list_box_row_get_child(row) != entry.content.pointer {
        gtk_list_box_row_set_child(row, entry.content.pointer)
      }
      guard gtk_list_box_row_get_index(row) != Int32(index) else { continue }
      if entry.row.parent != nil { gtk_list_box_remove(list.opaque, entry.row.pointer) }
      gtk_list_box_insert(list.opaque, entry.row.pointer, Int32(index))
    }
  }

  /// The controls in a row are what the keyboard reaches.
  private func makeRow() -> Widget {
    let row = Widget(gtk_list_box_row_new())
    let pointer = UnsafeMutableRawPointer(row.pointer).assumingMemoryBound(to: GtkListBoxRow.self)
    gtk_list_box_row_set_activatable(pointer, gboolean(0))
    gtk_list_box_row_set_selectable(pointer, gboolean(0))
    gtk_widget_set_focusable(row.pointer, gboolean(0))
    return row
  }
}

extension Widget {
  fileprivate var opaque: OpaquePointer { OpaquePointer(pointer) }
}
