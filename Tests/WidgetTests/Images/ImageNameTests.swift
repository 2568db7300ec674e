import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What assistive technology is told of pictures.
  @Suite @MainActor
  struct ImageNames {
    private func makeWindow<Content: View>(@ViewBuilder _ content: () -> Content) async -> TestWindow {
      let window = TestWindow(width: 200, height: 160, content: content)
      await window.present()
      return window
    }

    @Test("A button that shows nothing but a symbol is called by the words of its name; text comes first")
    func buttonsOfSymbols() async throws {
      let window = await makeWindow {
        Button(action: {}, label: { Image(systemName: "square.and.arrow.up.fill") })
        Button(action: {}, label: { Label("Like", systemImage: "heart") }).labelStyle(.iconOnly)
        Button(action: {}, label: { Label("Love", systemImage: "heart") })
        Button(action: {}, label: { Image(systemName: "heart").accessibilityLabel("Mine") })
        Button(action: {}, label: { Image(systemName: "heart").accessibilityHidden(true) })
      }
      defer { window.close() }
      #expect(
        window.buttons.map(\.accessibleName) == ["square and arrow up", "Like", "Love", "Mine", ""])
    }

    @Test("A picture with a label is one for assistive technology, and others are decoration")
    func labels() async throws {
      struct Page: View {
        var label: Text?
        var body: some View {
          if let label { Image("Portrait", label: label) } else { Image("Portrait") }
          Button(action: {}, label: { Image("Portrait", label: Text("Anna")) })
          Button(action: {}, label: { Image(decorative: "Portrait") })
          Button(action: {}, label: { Image("Portrait") })
        }
      }
      let host = HostingWidget(rootView: Page(label: Text("Berta")))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      _ = try window.element(role: .image, named: "Berta")
      #expect(window.buttons.map(\.accessibleName) == ["Anna", "", "Portrait"])
      host.rootView = Page(label: Text("Clara"))
      await window.settle()
      _ = try window.element(role: .image, named: "Clara")
      host.rootView = Page(label: nil)
      await window.settle()
      #expect(window.elements(role: .image, named: "Clara").isEmpty)
    }

    @Test("A picture that gets a label in its place becomes another widget, once")
    func labelComesAndGoes() async throws {
      struct Page: View {
        let image: Image
        var body: some View { image }
      }
      let host = HostingWidget(rootView: Page(image: Image(decorative: "Portrait")))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.elements(role: .image, named: "Anna").isEmpty)
      host.rootView = Page(image: Image("Portrait", label: Text("Anna")))
      await window.settle()
      let named = try window.element(role: .image, named: "Anna")
      #expect(named.frame.width > 0)
      host.rootView = Page(image: Image("Portrait", label: Text("Berta")))
      await window.settle()
      #expect(try window.element(role: .image, named: "Berta") == named)
    }
  }
}
