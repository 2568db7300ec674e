import CGtk
import Veneer

/// Views beside and below each other, each with a line that says how it is written.
@MainActor
final class VariantGrid {
  let widget: WidgetPointer

  init(columnWidth: Int) {
    widget = ColumnLayout.container(columnWidth: columnWidth)
  }

  /// Adds a cell with a view, and `code` below it.
  func add<Content: View>(_ code: String, @ViewBuilder _ content: () -> Content) {
    let host = HostingWidget(rootView: content()).widget
    widget.append(VariantGrid.cell(host, caption: code, isCode: true))
  }

  /// Adds a cell with a view, and what there is to say of it below.
  func add<Content: View>(caption: LocalizedStringKey, @ViewBuilder _ content: () -> Content) {
    let host = HostingWidget(rootView: content()).widget
    widget.append(VariantGrid.cell(host, caption: localized(caption), isCode: false))
  }

  /// A card with a widget in its middle and a line of text at its foot.
  static func cell(_ child: WidgetPointer, caption: String, isCode: Bool) -> WidgetPointer {
    gtk_widget_set_halign(child, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(child, GTK_ALIGN_CENTER)
    gtk_widget_set_vexpand(child, 1)
    let label = textLabel(caption, classes: isCode ? "gallery-code-caption" : "gallery-caption")
    gtk_label_set_xalign(label.opaque, 0.5)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    // What is written in source has no hyphens.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label.opaque, attributes)
    pango_attr_list_unref(attributes)
    // Source is read from left to right everywhere.
    if isCode { gtk_widget_set_direction(label, GTK_TEXT_DIR_LTR) }
    let cell = column(spacing: 12, child, label)
    cell.addClass("gallery-card")
    cell.addClass("gallery-cell")
    // The child takes the cell's room, but the cell asks for no more.
    gtk_widget_set_vexpand(cell, 0)
    return cell
  }
}
