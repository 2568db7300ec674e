import CGtk
import Veneer

/// The list of pages, with a search entry above it.
@MainActor
final class Sidebar {
  let widget: WidgetPointer
  private let search: WidgetPointer
  private let list: WidgetPointer
  private let pages: [GalleryPage]
  private var words: [String] = []
  /// Called when a page is chosen.
  var pageChosen: (GalleryPage) -> Void = { _ in }

  init(pages: [GalleryPage]) {
    self.pages = pages
    search = gtk_search_entry_new()!
    list = gtk_list_box_new()!
    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, list)
    gtk_widget_set_focusable(scrolled, 0)
    gtk_widget_set_vexpand(scrolled, 1)
    widget = column(search, scrolled)
    widget.addClass("gallery-sidebar")
    buildSearch()
    buildList()
  }

  private func buildSearch() {
    search.setMargins(horizontal: 8, vertical: 8)
    ObjectProperty.set(
      UnsafeMutableRawPointer(search), "placeholder-text", localized("Search pages"))
    search.setAccessible(name: localized("Search pages"))
    Signals.connect(search, "search-changed") { [unowned self] in filter() }
    Signals.connect(search, "activate") { [unowned self] in showFirst() }
    Signals.connect(search, "stop-search") { [unowned self] in
      gtk_editable_set_text(search.opaque, "")
      focusList()
    }
  }

  private func buildList() {
    list.addClass("navigation-sidebar")
    list.setAccessible(name: localized("Pages"))
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
    gtk_list_box_set_placeholder(list.opaque, nothingFound())
    for page in pages { gtk_list_box_append(list.opaque, row(for: page)) }
    Signals.connectPointer(UnsafeMutableRawPointer(list), "row-selected") { [unowned self] row in
      guard let row else { return }
      let index = gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))
      letTabReach(row.assumingMemoryBound(to: GtkWidget.self))
      pageChosen(pages[Int(index)])
    }
    Signals.connectPointer(UnsafeMutableRawPointer(list), "row-activated") { [unowned self] _ in
      rowActivated()
    }
  }

  /// Called when a row is clicked or activated by keyboard, also the one that is shown already.
  var rowActivated: () -> Void = {}

  private func row(for page: GalleryPage) -> WidgetPointer {
    let row = gtk_list_box_row_new()!
    let content = HostingWidget(rootView: Label(page.title, systemImage: page.symbol)).widget
    gtk_widget_set_halign(content, GTK_ALIGN_START)
    gtk_list_box_row_set_child(row.of(GtkListBoxRow.self), content)
    row.setAccessible(name: localized(page.title))
    gtk_widget_set_name(row, "page-\(page.name)")
    return row
  }

  private func nothingFound() -> WidgetPointer {
    let label = textLabel(localized("No page is about that."), classes: "gallery-secondary")
    label.setMargins(horizontal: 16, vertical: 16)
    return label
  }

  /// GTK's Tab goes through all rows of a list. Here it reaches one, and arrow keys go on from there.
  private func letTabReach(_ row: WidgetPointer) {
    let hadFocus = gtk_widget_get_focus_child(list) != nil || gtk_widget_has_focus(list) != 0
    gtk_widget_set_focusable(row, 1)
    if hadFocus { gtk_widget_grab_focus(row) }
    for other in list.children where other != row { gtk_widget_set_focusable(other, 0) }
  }

  // MARK: What is chosen

  /// Marks the page as the one that is shown, which shows it.
  func select(_ page: GalleryPage) {
    guard let index = pages.firstIndex(where: { $0.name == page.name }) else { return }
    gtk_list_box_select_row(list.opaque, gtk_list_box_get_row_at_index(list.opaque, Int32(index)))
  }

  func focusSearch() { gtk_widget_grab_focus(search) }

  /// Puts the keyboard focus on the page that is shown.
  func focusList() {
    let row = gtk_list_box_get_selected_row(list.opaque)
    if let row { gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)) }
  }

  // MARK: Search

  private func filter() {
    let text = gtk_editable_get_text(search.opaque).map { String(cString: $0) } ?? ""
    words = text.lowercased().split(separator: " ").map(String.init)
    for (index, page) in pages.enumerated() {
      guard let row = gtk_list_box_get_row_at_index(list.opaque, Int32(index)) else { continue }
      let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_visible(widget, page.matches(words) ? 1 : 0)
    }
    let shown = list.children.filter { gtk_widget_get_visible($0) != 0 }
    let selected = shown.first {
      gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
    if let reached = selected ?? shown.first { letTabReach(reached) }
  }

  private func showFirst() {
    guard let page = pages.first(where: { $0.matches(words) }) else { return }
    select(page)
    rowActivated()
  }
}
