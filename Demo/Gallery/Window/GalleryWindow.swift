import CGtk
import Veneer

/// A plain GTK window with the gallery in it.
@MainActor
package struct GalleryWindow {
  /// The title of the window.
  static var title: String { localized("Veneer Gallery") }

  /// The `GtkWindow`.
  package let widget: WidgetPointer
  /// What is in the window.
  package let interface: GalleryInterface

  /// A window of `application`, or of none.
  package init(
    in application: UnsafeMutablePointer<GtkApplication>? = nil, page: GalleryPage = GalleryPage.all[0]
  ) {
    interface = GalleryInterface(page: page)
    widget = application.map { gtk_application_window_new($0) } ?? gtk_window_new()
    let window = widget.of(GtkWindow.self)
    gtk_window_set_title(window, GalleryWindow.title)
    gtk_window_set_icon_name(window, GalleryApplication.identifier)
    gtk_window_set_default_size(window, 1000, 720)
    gtk_window_set_titlebar(window, interface.header)
    gtk_window_set_child(window, interface.content)
    GalleryShortcuts(of: interface, in: widget).install()
  }

  /// Shows the window, with the keyboard on the list of pages.
  func present() {
    interface.focusPages()
    gtk_window_present(widget.of(GtkWindow.self))
  }

  func close() { gtk_window_close(widget.of(GtkWindow.self)) }
}
