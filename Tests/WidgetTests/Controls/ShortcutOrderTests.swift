import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Keyboard shortcuts among everything else that the user does.
  @Suite @MainActor
  struct ShortcutOrder {
    private let log = Log()

    @MainActor
    private final class Log {
      var entries: [String] = []
    }

    private func makeWindow<Content: View>(@ViewBuilder _ content: () -> Content) async -> TestWindow {
      let window = TestWindow(width: 240, height: 160, content: content)
      await window.present()
      return window
    }

    @Test("Every press of the keys counts, however soon it comes, and nothing overtakes it")
    func actsAtOnce() async throws {
      let log = log
      let window = await makeWindow {
        Button("First") { log.entries.append("first") }
        Button("Mine") { log.entries.append("mine") }.keyboardShortcut("e")
      }
      defer { window.close() }
      for _ in 0..<3 { await window.keyboard.tap(.character("e"), modifiers: .control) }
      await window.pointer.click(window.buttons[0])
      await window.keyboard.tap(.character("e"), modifiers: .control)
      await window.pointer.click(window.buttons[1])
      #expect(log.entries == ["mine", "mine", "mine", "first", "mine", "mine"])
    }

    @Test("The press shows for a quarter of a second, and not on a button that is disabled meanwhile")
    func flashes() async throws {
      struct Page: View {
        var isEnabled = true
        var body: some View {
          Button("First") {}
          Button("Mine") {}.buttonStyle(SignalStyle()).keyboardShortcut("e").disabled(!isEnabled)
        }
      }
      let host = HostingWidget(rootView: Page())
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      let mine = window.buttons[1]
      await window.keyboard.tap(.character("e"), modifiers: .control)
      #expect(await window.showsPressed(mine))
      await window.advanceTime(by: 0.3)
      #expect(await !window.showsPressed(mine))
      await window.keyboard.tap(.character("e"), modifiers: .control)
      host.rootView = Page(isEnabled: false)
      await window.settleAndPaint()
      host.rootView = Page()
      await window.settleAndPaint()
      #expect(await !window.showsPressed(mine))
      await window.keyboard.tap(.character("e"), modifiers: .control)
      #expect(await window.showsPressed(mine))
    }

    @Test("An action may take its button away while the press shows")
    func actionRemovesButton() async throws {
      struct Page: View {
        @State private var isShown = true
        var body: some View {
          Button("First") {}
          if isShown { Button("Mine") { isShown = false }.keyboardShortcut("e") }
        }
      }
      let window = await makeWindow { Page() }
      defer { window.close() }
      await window.keyboard.tap(.character("e"), modifiers: .control)
      await window.settle()
      #expect(window.buttons.count == 1)
      await window.advanceTime(by: 0.3)
    }

    @Test("Where a style shows a button of its own in place, the keys press that one")
    func standIn() async throws {
      struct ConfirmStyle: PrimitiveButtonStyle {
        @State private var isArmed = false
        func makeBody(configuration: Configuration) -> some View {
          Button {
            if isArmed { configuration.trigger() }
            isArmed.toggle()
          } label: {
            if isArmed { Text("Sure?") } else { configuration.label }
          }
          .buttonStyle(.bordered)
        }
      }
      let log = log
      let window = await makeWindow {
        Button("First") {}
        Button("Erase") { log.entries.append("erased") }.buttonStyle(ConfirmStyle()).keyboardShortcut("e")
      }
      defer { window.close() }
      await window.keyboard.tap(.character("e"), modifiers: .control)
      await window.settle()
      #expect(log.entries.isEmpty)
      _ = try window.element(role: .button, named: "Sure?")
      await window.keyboard.tap(.character("e"), modifiers: .control)
      #expect(log.entries == ["erased"])
    }
  }
}
