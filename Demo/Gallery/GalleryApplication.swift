import CGtk
import Foundation

/// The gallery as an ordinary GTK application, into which the views are hosted.
@MainActor
enum GalleryApplication {
  private static var options = Options([])

  /// Runs the application until its window is closed.
  static func run(_ options: Options) -> Never {
    self.options = options
    let application = gtk_application_new("veneer.Gallery", G_APPLICATION_NON_UNIQUE)!
    let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = {
      application, _ in MainActor.assumeIsolated { GalleryApplication.open(in: application) }
    }
    g_signal_connect_data(
      application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(0))
    let program = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    exit(g_application_run(program, 0, nil))
  }

  private static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    if options.isDark { DesktopSettings.isDark = true }
    let window = GalleryWindow(in: application)
    window.present()
    guard options.quitsByItself else { return }
    Task {
      try await Task.sleep(for: .seconds(1))
      window.close()
    }
  }
}
