import CGtk
import Veneer

extension GalleryPage {
  static let intoGTK = GalleryPage(
    name: "into-gtk", title: "Into GTK", symbol: "macwindow",
    summary:
      "Views are ordinary widgets: in boxes, in rows of lists, in popovers, in what a .ui file describes.",
    keywords: "gtk host hosting widget box list row popover ui file builder container grid"
  ) { page in
    page.card("Beside widgets of GTK's own, in a GtkBox", HostedParts.box())
    page.source(.hostedInBox)
    page.section("In rows of a GtkListBox", HostedParts.list())
    page.source(.hostedInRows)
    page.card("In a GtkPopover", HostedParts.popover())
    page.source(.hostedInPopover)
    page.card("In what a .ui file describes", HostedInterface.widget(log: page.log))
    page.source(.hostedInBuilder)
    page.source(.orderForm)
    page.events()
  }
}
