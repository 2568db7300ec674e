import CGtk
import Veneer

/// Puts the children of a box into columns of equal width, as many as there is room for.
@MainActor
enum ColumnLayout {
  private nonisolated static let widthKey = "gallery-column-width"
  private nonisolated static let spacingKey = "gallery-column-spacing"
  private nonisolated static let rowSpacing: Int32 = 12

  /// A container whose columns are at least `width` wide, with `spacing` between them.
  static func container(
    columnWidth width: Int, spacing: Int = 12, _ children: [WidgetPointer] = []
  ) -> WidgetPointer {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    g_object_set_data(box.of(GObject.self), widthKey, UnsafeMutableRawPointer(bitPattern: width))
    g_object_set_data(box.of(GObject.self), spacingKey, UnsafeMutableRawPointer(bitPattern: spacing))
    gtk_widget_set_layout_manager(box, gtk_custom_layout_new(requestMode, measure, allocate))
    for child in children { box.append(child) }
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
      let widget = widget!
      if orientation == GTK_ORIENTATION_HORIZONTAL {
        let width = columnWidth(of: widget)
        let count = Int32(shown(in: widget).count)
        minimum?.pointee = widest(in: widget)
        natural?.pointee = max(width, widest(in: widget)) * count + spacing(of: widget) * max(0, count - 1)
      } else {
        // With any width to be had, all are in one row: GTK wants the least height then.
        let width = size < 0 ? 1 << 20 : size
        let height = rows(of: widget, width: width).reduce(0) { $0 + $1.height + rowSpacing } - rowSpacing
        minimum?.pointee = max(0, height)
        natural?.pointee = max(0, height)
      }
    }

  private static let allocate: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
    widget, width, _, _ in
    let widget = widget!
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let column = column(of: widget, width: width).width
    var y: Int32 = 0
    for row in rows(of: widget, width: width) {
      for (index, child) in row.children.enumerated() {
        let x = Int32(index) * (column + spacing(of: widget))
        var place = GtkAllocation(
          x: isRightToLeft ? width - x - column : x, y: y, width: column, height: row.height)
        gtk_widget_size_allocate(child, &place, -1)
      }
      y += row.height + rowSpacing
    }
  }

  private nonisolated static func columnWidth(of widget: WidgetPointer) -> Int32 {
    Int32(Int(bitPattern: g_object_get_data(widget.of(GObject.self), widthKey)))
  }

  private nonisolated static func spacing(of widget: WidgetPointer) -> Int32 {
    Int32(Int(bitPattern: g_object_get_data(widget.of(GObject.self), spacingKey)))
  }

  private nonisolated static func shown(in widget: WidgetPointer) -> [WidgetPointer] {
    widget.children.filter { gtk_widget_should_layout($0) != 0 }
  }

  private nonisolated static func widest(in widget: WidgetPointer) -> Int32 {
    shown(in: widget).map { minimumSize(of: $0, GTK_ORIENTATION_HORIZONTAL, -1) }.max() ?? 0
  }

  private nonisolated static func column(of widget: WidgetPointer, width: Int32) -> (
    count: Int, width: Int32
  ) {
    let spacing = spacing(of: widget)
    let least = max(columnWidth(of: widget), widest(in: widget), 1)
    let count = min(max(1, (width + spacing) / (least + spacing)), Int32(max(1, shown(in: widget).count)))
    return (Int(count), (width - spacing * (count - 1)) / count)
  }

  private nonisolated static func rows(of widget: WidgetPointer, width: Int32) -> [(
    children: [WidgetPointer], height: Int32
  )] {
    let children = shown(in: widget)
    let column = column(of: widget, width: width)
    return stride(from: 0, to: children.count, by: column.count).map { start in
      let row = Array(children[start..<min(start + column.count, children.count)])
      let height = row.map { minimumSize(of: $0, GTK_ORIENTATION_VERTICAL, column.width, isNatural: true) }
      return (row, height.max() ?? 0)
    }
  }

  private nonisolated static func minimumSize(
    of widget: WidgetPointer, _ orientation: GtkOrientation, _ other: Int32, isNatural: Bool = false
  ) -> Int32 {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation, other, &minimum, &natural, nil, nil)
    return isNatural ? natural : minimum
  }
}
