import CGtk
import Glibc
import Veneer

/// Looks texts up in the catalogues of the folder in `CATALOGUES` and prints what a label and a button show.
@MainActor
func runTranslationProgram() {
  gtk_init()
  let folder = getenv("CATALOGUES").map { String(cString: $0) } ?? ""
  Localization.bind(domain: "veneer-test", directory: folder)
  let count = 3
  let title: LocalizedStringResource = "Add item"
  show(Text("\(count) of \(7) notes"))
  show(AddLabel(title))
  show(Text("Nobody translated this: 100%"))
  show(Text(verbatim: "Add item"))
  for count in [1, 0, 12] { show(Text("\(count) files")) }
  for count in [1, 3] {
    show(Text(LocalizedStringKey("\(count) note", plural: "\(count) notes", count: count)))
  }
  for count in [1, 2] {
    show(AddLabel(LocalizedStringResource("\(count) box", plural: "\(count) boxes", count: count)))
  }
}

/// Prints the texts of the labels that `view` makes.
@MainActor
private func show<Content: View>(_ view: Content) {
  let host = HostingWidget(rootView: view)
  printTexts(below: host.widget)
}

@MainActor
private func printTexts(below widget: UnsafeMutablePointer<GtkWidget>) {
  if let text = veneer_test_accessible_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL) {
    print(String(cString: text))
    g_free(text)
  }
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    printTexts(below: current)
    child = gtk_widget_get_next_sibling(current)
  }
}
