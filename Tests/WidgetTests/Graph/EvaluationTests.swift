import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What a change costs: nodes, bodies and widgets, counted.
  @Suite @MainActor
  struct Evaluation {
    private struct Heart: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.label
        } icon: {
          Image(systemName: configuration.isPressed ? "heart.fill" : "heart")
        }
      }
    }

    private struct Title: View {
      var body: some View { Text("Title") }
    }

    @Test("A press evaluates the button's style and the label styles in it, and makes nothing")
    func pressMakesNothing() async throws {
      let window = TestWindow(width: 240, height: 160) {
        VStack {
          Button(action: {}, label: { Title() }).buttonStyle(Heart())
          SubtitledButton(title: "Other", subtitle: "Untouched") {}
          Label("Bystander", systemImage: "star")
        }
      }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Title")
      await window.pointer.move(to: button)
      let before = try window.graph.statistics
      await window.pointer.press()
      let pressed = try window.graph.statistics
      #expect(pressed.widgetsMade == before.widgetsMade)
      #expect(pressed.nodesMade == before.nodesMade)
      #expect(pressed.viewBodies == before.viewBodies)
      #expect(pressed.styleBodies - before.styleBodies == 1)
      await window.pointer.release()
    }

    @Test("A style without interest in presses is not evaluated by one")
    func unreadPressesCostNothing() async throws {
      let window = TestWindow(width: 240, height: 160) { Button("Plainly") {} }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Plainly")
      let before = try window.graph.statistics
      await window.pointer.click(button)
      #expect(try window.graph.statistics == before)
    }

    private struct Page: View {
      var title: String
      var tint: Color

      var body: some View {
        VStack {
          Label(title, systemImage: "star").labelStyle(.iconTint(tint))
          Button(title) {}
        }
      }
    }

    @Test("A new root view of the same type updates the widgets in place")
    func rootViewUpdatesInPlace() async throws {
      let host = HostingWidget(rootView: Page(title: "One", tint: .red))
      let window = TestWindow(width: 240, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "One").widget
      let before = try window.graph.statistics
      host.rootView = Page(title: "Two", tint: .green)
      #expect(try window.element(role: .button, named: "Two").widget == button)
      let after = try window.graph.statistics
      #expect(after.widgetsMade == before.widgetsMade)
      #expect(after.nodesMade == before.nodesMade)
    }

    @Test("An equal root view is not evaluated")
    func equalRootViewIsNotEvaluated() async throws {
      let host = HostingWidget(rootView: Page(title: "Same", tint: .red))
      let window = TestWindow(width: 240, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      let before = try window.graph.statistics
      host.rootView = Page(title: "Same", tint: .red)
      #expect(try window.graph.statistics == before)
    }

    private struct Switch: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Button(isOn ? "On" : "Off") { isOn.toggle() }
          if isOn { Text("Shown") }
          Text("Always")
        }
      }
    }

    @Test("State brings its own view up to date, and only the branch that changed is made")
    func stateUpdatesItsView() async throws {
      let window = TestWindow(width: 240, height: 160) { Switch() }
      await window.present()
      defer { window.close() }
      let before = try window.graph.statistics
      await window.pointer.click(try window.element(role: .button, named: "Off"))
      await window.settle()
      _ = try window.element(text: "Shown")
      #expect(try window.element(role: .button, named: "On").isFocused)
      let after = try window.graph.statistics
      #expect(after.viewBodies - before.viewBodies == 1)
      #expect(after.widgetsMade - before.widgetsMade == 1)
      await window.pointer.click(try window.element(role: .button, named: "On"))
      await window.settle()
      #expect(throws: (any Error).self) { try window.element(text: "Shown") }
    }
  }
}
