import CGtk
import Foundation
import Veneer

/// The gallery as an ordinary GTK application.
@MainActor
enum GalleryApplication {
  static let identifier = "org.veneer.Gallery"
  private static var options = Options([])

  /// Runs the application until its window is closed.
  static func run(_ options: Options) -> Int32 {
    self.options = options
    let application = gtk_application_new(identifier, G_APPLICATION_NON_UNIQUE)!
    let program = UnsafeMutableRawPointer(application)
    Signals.connect(program, "activate") { open(in: application) }
    return g_application_run(program.assumingMemoryBound(to: GApplication.self), 0, nil)
  }

  private static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    options.applySettings()
    let window = GalleryWindow(in: application, page: options.page ?? GalleryPage.all[0])
    window.present()
    guard options.quitsByItself else { return }
    Task {
      try await Task.sleep(for: .seconds(1))
      window.close()
    }
  }
}
