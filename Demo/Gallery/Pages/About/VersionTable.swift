import CGtk
import CRsvg
import Veneer

/// What the program runs with, a line each, with a button that copies all of it.
@MainActor
final class VersionTable {
  let widget: WidgetPointer
  private let grid: WidgetPointer
  private var lines: [String] = []

  init() {
    grid = gtk_grid_new()!
    gtk_grid_set_row_spacing(grid.of(GtkGrid.self), 8)
    gtk_grid_set_column_spacing(grid.of(GtkGrid.self), 24)
    gtk_widget_set_hexpand(grid, 1)
    widget = row(spacing: 12, grid)
    widget.addClass("gallery-card")
    // The renderer is known when there is a window.
    Signals.connect(grid, "map") { self.fill() }
  }

  private func fill() {
    guard lines.isEmpty else { return }
    addLine("GTK", "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())")
    addLine("librsvg", "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)")
    addLine("Pango", pango_version_string().map { String(cString: $0) } ?? "")
    addLine("Display", gtk_widget_get_display(grid).map(VersionTable.typeName) ?? "")
    addLine("Renderer", renderer)
    addLine("Scale", "\(gtk_widget_get_scale_factor(grid))")
    addLine("Theme", DesktopSettings.themeName)
    addLine("Icon theme", DesktopSettings.iconThemeName)
    addLine("Font", DesktopSettings.fontName)
    let copy = HostingWidget(rootView: CopyButton(text: lines.joined(separator: "\n"))).widget
    gtk_widget_set_valign(copy, GTK_ALIGN_START)
    widget.append(copy)
  }

  private var renderer: String {
    guard let native = gtk_widget_get_native(grid), let renderer = gtk_native_get_renderer(native) else {
      return ""
    }
    return VersionTable.typeName(renderer)
  }

  private static func typeName(_ object: OpaquePointer) -> String {
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance))
  }

  private func addLine(_ title: LocalizedStringKey, _ value: String) {
    let row = Int32(lines.count)
    let name = localized(title)
    lines.append("\(name): \(value)")
    let grid = grid.of(GtkGrid.self)
    let texts = [textLabel(name, classes: "gallery-secondary"), textLabel(value)]
    for (column, text) in texts.enumerated() {
      gtk_label_set_wrap(text.opaque, 0)
      gtk_label_set_selectable(text.opaque, gboolean(column))
      gtk_grid_attach(grid, text, Int32(column), row, 1, 1)
    }
  }
}
