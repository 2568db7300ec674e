import CGtk
import Veneer
import VeneerTesting

extension TestWindow {
  /// GTK's rows of the list in the window, those that are not seen included, in order.
  var listRows: [Element] {
    elements(ofType: "GtkListView").first?.children.filter { $0.typeName == "GtkListItemWidget" } ?? []
  }

  /// Where the list is scrolled to, in logical pixels.
  var scrollPosition: Double {
    get { gtk_adjustment_get_value(listAdjustment) }
    set { gtk_adjustment_set_value(listAdjustment, newValue) }
  }

  private var listAdjustment: UnsafeMutablePointer<GtkAdjustment>? {
    elements(ofType: "GtkListView").first.flatMap { gtk_scrollable_get_vadjustment(OpaquePointer($0.widget)) }
  }

  /// Scrolls the list so that `position` is at its top, and paints.
  func scroll(to position: Double) async {
    scrollPosition = position
    await settleAndPaint()
  }

  /// The names of the buttons that are within the window.
  var seenButtonNames: [String] {
    elements(role: .button).filter { $0.frame.minY >= 0 && $0.frame.maxY <= root.frame.height }
      .compactMap(\.accessibleName)
  }
}
