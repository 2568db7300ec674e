import CGtk
import Veneer

/// All symbols by name, with a search entry.
@MainActor
final class SymbolBrowser {
  let widget: WidgetPointer
  private let columns: [HostingWidget<SymbolColumn>]
  private let message: WidgetPointer
  private static let names = SymbolSheet.names

  init() {
    let search = gtk_search_entry_new()!
    ObjectProperty.set(
      UnsafeMutableRawPointer(search), "placeholder-text", localized("Search symbols"))
    search.setAccessible(name: localized("Search symbols"))
    columns = SymbolBrowser.parts(of: SymbolBrowser.names).map {
      HostingWidget(rootView: SymbolColumn(names: $0))
    }
    for column in columns {
      gtk_widget_set_halign(column.widget, GTK_ALIGN_START)
      gtk_widget_set_valign(column.widget, GTK_ALIGN_START)
    }
    message = textLabel(localized("No symbol is called so."), classes: "gallery-secondary")
    gtk_widget_set_visible(message, 0)
    widget = column(
      spacing: 16, search, message, ColumnLayout.container(columnWidth: 200, columns.map(\.widget)))
    widget.addClass("gallery-card")
    Signals.connect(search, "search-changed") { self.show(gtk_editable_get_text(search.opaque)) }
  }

  private func show(_ text: UnsafePointer<CChar>?) {
    let text = text.map { String(cString: $0).lowercased() } ?? ""
    let names = SymbolBrowser.names.filter { text.isEmpty || $0.contains(text) }
    for (column, part) in zip(columns, SymbolBrowser.parts(of: names)) { column.rootView.names = part }
    gtk_widget_set_visible(message, names.isEmpty ? 1 : 0)
  }

  /// The names in three columns, to be read from top to bottom.
  private static func parts(of names: [String]) -> [[String]] {
    let count = 3
    let length = (names.count + count - 1) / count
    return (0..<count).map { Array(names.dropFirst($0 * length).prefix(length)) }
  }
}

/// Symbols and their filled forms with their names, below each other.
struct SymbolColumn: View {
  var names: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(names, id: \.self) { name in SymbolCell(name: name) }
    }
  }
}

private struct SymbolCell: View {
  let name: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: name)
      Image(systemName: name).symbolVariant(.fill)
      Text(name).font(.footnote).lineLimit(1).foregroundStyle(.secondary)
    }
    .font(.system(size: 19))
    .frame(width: 200, height: 28, alignment: .leading)
  }
}
