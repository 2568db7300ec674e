import CGtk
import Veneer

/// A plain GTK window with Veneer's views in two places: a button in the header bar and the page in a scrolled window.
@MainActor
struct GalleryWindow {
  static let title = "Veneer Gallery"

  private let window: UnsafeMutablePointer<GtkWindow>

  init(in application: UnsafeMutablePointer<GtkApplication>) {
    let widget = gtk_application_window_new(application)!
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, GalleryWindow.title)
    gtk_window_set_default_size(window, 720, 800)
    gtk_window_set_titlebar(window, GalleryWindow.headerBar())

    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), HostingWidget(rootView: GalleryPage()).widget)
    gtk_window_set_child(window, scrolled)
  }

  /// A `GtkHeaderBar` that hosts the dark switch.
  static func headerBar() -> UnsafeMutablePointer<GtkWidget> {
    let bar = gtk_header_bar_new()!
    gtk_header_bar_pack_start(OpaquePointer(bar), HostingWidget(rootView: AppearanceSwitch()).widget)
    return bar
  }

  func present() { gtk_window_present(window) }

  func close() { gtk_window_close(window) }
}
