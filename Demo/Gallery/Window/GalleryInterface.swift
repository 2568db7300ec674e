import CGtk
import Veneer

/// All of the gallery but its window: a header bar, the sidebar, and the page that is shown.
///
/// Pages are built when they are shown, and go when another one is. GTK's widgets keep this object.
@MainActor
package final class GalleryInterface {
  /// The header bar.
  package let header: WidgetPointer
  /// What is below the header bar.
  package var content: WidgetPointer { shell.widget }
  /// The page that is shown.
  package private(set) var page: GalleryPage
  private let shell: ShellLayout
  private let sidebar: Sidebar
  private let sidebarButton: WidgetPointer
  private let pageArea: WidgetPointer
  private let scrolled: WidgetPointer?
  private var builder: PageBuilder?
  let menu: HeaderMenu

  /// The interface with `page` in it.
  ///
  /// - Parameter isScrolled: Whether the page scrolls; otherwise everything is as long as it.
  package init(page: GalleryPage = GalleryPage.all[0], isScrolled: Bool = true) {
    GalleryStyleSheet.install()
    // Long listings are read, and copied by their buttons.
    DesktopSettings.selectsFocusedLabels = false
    self.page = page
    pageArea = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    sidebar = Sidebar(pages: GalleryPage.all)
    shell = ShellLayout(page: pageArea, sidebar: sidebar.widget)
    header = gtk_header_bar_new()!
    sidebarButton = gtk_toggle_button_new()!
    menu = HeaderMenu()
    scrolled = isScrolled ? gtk_scrolled_window_new() : nil
    buildPageArea()
    buildHeader()
    connect()
    sidebar.select(page)
    if builder == nil { build() }
  }

  private func buildPageArea() {
    gtk_widget_set_vexpand(pageArea, 1)
    guard let scrolled else { return }
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_vexpand(scrolled, 1)
    scrolled.setAccessible(name: localized("Page"))
    pageArea.append(scrolled)
  }

  private func buildHeader() {
    let icon = HostingWidget(rootView: Image(systemName: "sidebar.leading").accessibilityHidden(true)).widget
    gtk_button_set_child(sidebarButton.of(GtkButton.self), icon)
    sidebarButton.setAccessible(name: localized("Sidebar"))
    gtk_widget_set_tooltip_text(sidebarButton, localized("Sidebar (F9)"))
    gtk_widget_set_name(sidebarButton, "gallery-sidebar")
    sidebarButton.addClass("image-button")
    gtk_toggle_button_set_active(sidebarButton.of(GtkToggleButton.self), 1)
    gtk_header_bar_pack_start(header.opaque, sidebarButton)
    gtk_header_bar_pack_end(header.opaque, menu.widget)
    gtk_header_bar_pack_end(header.opaque, HostingWidget(rootView: AppearanceSwitch()).widget)
  }

  private func connect() {
    sidebar.pageChosen = { [unowned self] page in
      guard builder == nil || page.name != self.page.name else { return }
      self.page = page
      build()
    }
    sidebar.rowActivated = { [unowned self] in
      if shell.isNarrow { isSidebarShown = false }
    }
    shell.narrowChanged = { [unowned self] isNarrow in isSidebarShown = !isNarrow }
    Signals.connect(sidebarButton, "toggled") { [unowned self] in shell.showsSidebar = isSidebarShown }
    menu.tintChanged = { [unowned self] tint in self.tint(tint) }
    // The widgets keep this object as long as they live.
    Signals.connect(content, "destroy") { _ = self }
    DisplayContext.of(gtk_widget_get_display(content)).pressObserver = { [weak self] event, button in
      guard EventLog.notes(button.pointer) else { return }
      self?.builder?.log.add(event, of: button.title)
    }
  }

  // MARK: Pages

  /// Shows `page` in place of the one that is shown.
  package func show(_ page: GalleryPage) { sidebar.select(page) }

  /// Shows the page that is `distance` further in the sidebar.
  func showPage(at distance: Int) {
    let pages = GalleryPage.all
    guard let index = pages.firstIndex(where: { $0.name == page.name }),
      pages.indices.contains(index + distance)
    else { return }
    show(pages[index + distance])
  }

  private func build() {
    let new = PageBuilder(page)
    if let scrolled {
      gtk_scrolled_window_set_child(scrolled.opaque, new.widget)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 0)
    } else {
      if let old = builder?.widget { gtk_box_remove(pageArea.of(GtkBox.self), old) }
      pageArea.append(new.widget)
    }
    builder = new
  }

  /// Gives all that is on pages a tint, or takes it off again.
  package func tint(_ color: Color?) {
    if let color {
      setInheritedModifiers(on: pageArea) { $0.tint(color) }
    } else {
      removeInheritedModifiers(from: pageArea)
    }
    builder?.refresh()
  }

  // MARK: Sidebar

  /// Whether the sidebar is to be seen.
  var isSidebarShown: Bool {
    get { gtk_toggle_button_get_active(sidebarButton.of(GtkToggleButton.self)) != 0 }
    set { gtk_toggle_button_set_active(sidebarButton.of(GtkToggleButton.self), newValue ? 1 : 0) }
  }

  /// Puts the keyboard focus on the page in the sidebar.
  package func focusPages() { sidebar.focusList() }

  /// Puts the keyboard focus into the search entry.
  func search() {
    isSidebarShown = true
    sidebar.focusSearch()
  }
}
