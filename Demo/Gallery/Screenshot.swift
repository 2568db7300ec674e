import CGtk
import Foundation
import Veneer
import VeneerTesting

/// Pictures of the page, made without a display by the test kit.
@MainActor
enum Screenshot {
  private static let width = 720

  /// Writes a picture of the header bar and the whole page to a PNG file, and exits.
  static func take(to file: String, _ gallery: Options, scale: Int) -> Never {
    do {
      try HeadlessDisplay.start(displayOptions(gallery, scale: scale))
    } catch {
      fail("\(error)")
    }
    let window = TestWindow(width: width, height: 1, content: content())
    setTitle(of: window)
    Task {
      await window.present()
      do {
        try await window.snapshot(scale: Double(scale)).write(to: file)
      } catch {
        fail("cannot write \(file)")
      }
      exit(0)
    }
    g_main_loop_run(g_main_loop_new(nil, 0))
    exit(1)
  }

  private static func displayOptions(_ gallery: Options, scale: Int) -> HeadlessDisplay.Options {
    var options = HeadlessDisplay.Options()
    options.height = 4000
    options.scale = scale
    options.colorScheme = gallery.isDark ? .dark : .light
    options.layoutDirection = gallery.isRightToLeft ? .rightToLeft : .leftToRight
    options.animations = false
    options.font = .installed("Cantarell")
    return options
  }

  /// The parts of ``GalleryWindow`` below each other, the page in full length.
  private static func content() -> UnsafeMutablePointer<GtkWidget> {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let parts = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(parts, GalleryWindow.headerBar())
    gtk_box_append(parts, HostingWidget(rootView: GalleryPage()).widget)
    return box
  }

  private static func setTitle(of window: TestWindow) {
    let window = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, GalleryWindow.title)
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("veneer-gallery: \(reason)\n".utf8))
    exit(1)
  }
}
