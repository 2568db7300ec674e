import CGtk
import Foundation
import Veneer
import VeneerTesting

/// Pictures of the pages in the gallery's window, made without a display by the test kit.
@MainActor
enum Screenshots {
  private static let width = 1000

  /// Writes pictures into a folder, and exits.
  static func write(to folder: String, _ options: Options) -> Never {
    guard let scale = options.scale else { PictureProcess.runAtAllScales() }
    PictureProcess.start(PictureProcess.displayOptions(scale: scale), folder: folder)
    HeadlessDisplay.shared.highContrast = options.isHighContrast
    HeadlessDisplay.shared.layoutDirection =
      options.isRightToLeft || GalleryLanguage.isRightToLeft ? .rightToLeft : .leftToRight
    let pages = options.page.map { [$0] } ?? GalleryPage.all
    Task {
      for page in pages {
        for look in options.isDark ? [.dark] : [HeadlessDisplay.ColorScheme.light, .dark] {
          HeadlessDisplay.shared.colorScheme = look
          // Each picture has a window of its own, so none shows what was done for another one.
          let window = self.window(of: page, options)
          await window.present()
          gtk_window_set_focus(window.widget.of(GtkWindow.self), nil)
          await window.settle()
          let name = fileName(of: page, look, scale: scale, options)
          await PictureProcess.write(window, to: "\(folder)/\(name)", scale: scale)
          window.close()
        }
      }
      exit(0)
    }
    PictureProcess.runLoop()
  }

  private static func fileName(
    of page: GalleryPage, _ look: HeadlessDisplay.ColorScheme, scale: Int, _ options: Options
  ) -> String {
    let parts = [
      page.name, "\(look)", options.isHighContrast ? "high-contrast" : nil,
      options.isRightToLeft ? "rtl" : nil, options.language,
      scale == 1 ? nil : "\(scale)x",
    ]
    return parts.compactMap { $0 }.joined(separator: "-") + ".png"
  }

  /// The header bar above what is in the window: the headless display has no window frames.
  private static func window(of page: GalleryPage, _ options: Options) -> TestWindow {
    let interface = GalleryInterface(page: page, isScrolled: options.size != nil)
    let content = column(interface.header, interface.content)
    // GTK makes a window as high as its content is in the least width.
    if options.size == nil { gtk_widget_set_size_request(content, Int32(width), 760) }
    let window = TestWindow(
      width: options.size?.width ?? width, height: options.size?.height ?? 1, content: content)
    gtk_window_set_title(window.widget.of(GtkWindow.self), GalleryWindow.title)
    // Otherwise the first entry of the page would have its text selected.
    interface.focusPages()
    return window
  }
}
