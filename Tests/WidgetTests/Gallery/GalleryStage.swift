import CGtk
import Foundation
import VeneerGallery
import VeneerTesting

/// The gallery's pages by the names that the command line knows.
let galleryPageNames = [
  "icon-tint", "subtitled-buttons", "pressed-images", "svg-colouring", "symbols", "label-styles",
  "button-styles", "roles-and-states", "inheritance", "your-own-style", "blend-modes", "animation",
  "accessibility", "into-gtk", "performance", "about",
]

/// The gallery's window on the headless display.
@MainActor
struct GalleryStage {
  let window: TestWindow
  let interface: GalleryInterface

  /// Opens the gallery with a page.
  init(_ name: String, width: Int32 = 1000, height: Int32 = 740) async throws {
    guard let page = GalleryPage.named(name) else { throw HeadlessError("there is no page \(name)") }
    let gallery = GalleryWindow(page: page)
    interface = gallery.interface
    window = TestWindow(gallery.widget)
    let pointer = UnsafeMutableRawPointer(gallery.widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(pointer, width, height)
    interface.focusPages()
    await window.present()
  }

  /// The page that is shown, in its full length.
  var page: Element {
    get throws {
      let pages = window.root.visibleDescendants.filter { $0.cssClasses.contains("gallery-page") }
      guard let page = pages.first else { throw HeadlessError("no page is shown") }
      return page
    }
  }

  /// What can be used on the page: controls of `type` that are enabled and no samples of states.
  func controls(ofType type: String) throws -> [Element] {
    try page.elements(ofType: type).filter { element in
      element.isSensitive && element.isOnScreen && !element.isSample
    }
  }

  /// Scrolls the page until `element` is in the middle of the window.
  func scroll(to element: Element) async throws {
    let page = try page
    guard let scrolled = gtk_widget_get_ancestor(page.widget, gtk_scrolled_window_get_type()) else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
    let offset = element.frame.midY - page.frame.minY
    gtk_adjustment_set_value(adjustment, offset - gtk_adjustment_get_page_size(adjustment) / 2)
    await window.settle()
  }

  /// The lines of the page's log, the last one first.
  var log: [String] {
    get throws {
      let label = try page.elements(ofType: "GtkLabel").first { element in
        element.identifier == "gallery-log"
      }
      guard let label else { throw HeadlessError("the page has no log") }
      let text = String(cString: gtk_label_get_text(OpaquePointer(label.widget)))
      return text.split(separator: "\n").map(String.init)
    }
  }
}

extension Element {
  /// Whether the element is a sample of a state, which is only looked at.
  var isSample: Bool {
    var current: Element? = self
    while let element = current {
      if element.cssClasses.contains("gallery-state") { return true }
      current = element.parent
    }
    return false
  }
}
