import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What modifiers tell assistive technology.
  @Suite @MainActor
  struct AccessibilityModifiers {
    private struct Page: View {
      var label = "Bin"
      var isHidden = false
      var body: some View {
        Button {
        } label: {
          Image(systemName: "trash").accessibilityLabel(label)
        }
        Button("Archive") {}.accessibilityLabel("Put away").accessibilityHint("Takes it off the list.")
        SubtitledButton(title: "Send", subtitle: "by post") {}.accessibilityHint("Costs a stamp.")
        Button(
          action: {},
          label: {
            Text("Two")
            Text("hidden").accessibilityHidden(true)
          })
        Image(systemName: "star").accessibilityLabel(label)
        Text("plain").accessibilityHidden(isHidden)
      }
    }

    private func makeWindow() async -> (HostingWidget<Page>, TestWindow) {
      let host = HostingWidget(rootView: Page())
      let window = TestWindow(width: 240, height: 300, content: host.widget)
      await window.present()
      return (host, window)
    }

    @Test("Labels name buttons from inside and outside, hints describe them after the subtitle")
    func labelsAndHints() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      #expect(window.buttons.map(\.accessibleName) == ["Bin", "Put away", "Send", "Two"])
      #expect(
        window.buttons.map(\.accessibleDescription)
          == [nil, "Takes it off the list.", "by post, Costs a stamp.", nil])
      host.rootView = Page(label: "Rubbish")
      await window.settle()
      #expect(window.buttons.map(\.accessibleName) == ["Rubbish", "Put away", "Send", "Two"])
    }

    @Test("A picture with a label is an image of that name")
    func labelledPicture() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let names = window.elements(role: .image).compactMap(\.accessibleName)
      #expect(names == ["Bin", "Bin"])
      host.rootView = Page(label: "Rubbish")
      await window.settle()
      #expect(window.elements(role: .image).compactMap(\.accessibleName) == ["Rubbish", "Rubbish"])
    }

    @Test("What is hidden is passed over, and comes back")
    func hidden() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let text = try window.element(text: "plain")
      #expect(!text.isHiddenFromAccessibility)
      host.rootView = Page(isHidden: true)
      await window.settle()
      #expect(text.isHiddenFromAccessibility)
      host.rootView = Page(isHidden: false)
      await window.settle()
      #expect(!text.isHiddenFromAccessibility)
    }
  }
}
