import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  @Suite @MainActor
  struct Identifiers {
    private struct Page: View {
      let name: String
      var body: some View { Button("Save") {}.accessibilityIdentifier(name).padding() }
    }

    @Test("An identifier is the GTK name of the view's own widget, and follows its value")
    func identifierNamesTheWidget() async throws {
      let host = HostingWidget(rootView: Page(name: "save"))
      let window = TestWindow(width: 120, height: 80, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Save")
      #expect(String(cString: gtk_widget_get_name(button.widget)) == "save")
      host.rootView = Page(name: "store")
      #expect(String(cString: gtk_widget_get_name(button.widget)) == "store")
    }
  }
}
