import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Buttons that activate a `GAction`.
  @Suite @MainActor
  struct Actions {
    private struct Page: View {
      var name: String? = "page.save"
      var target: ActionTarget?
      var isDisabled = false
      var ran: () -> Void = {}

      var body: some View {
        Button("Save") { ran() }.action(name: name, target: target).disabled(isDisabled).padding()
      }
    }

    private func present(_ page: Page, _ actions: RecordedActions?) async -> (TestWindow, HostingWidget<Page>)
    {
      let host = HostingWidget(rootView: page)
      let window = TestWindow(width: 160, height: 80, content: host.widget)
      if let actions { gtk_widget_insert_action_group(window.widget, "page", actions.group) }
      await window.present()
      return (window, host)
    }

    @Test("A press activates the action before the button's own runs")
    func pressActivates() async throws {
      let actions = RecordedActions()
      var before: [String]?
      let (window, _) = await present(Page { before = actions.activations }, actions)
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Save"))
      #expect(actions.activations == ["save"])
      #expect(before == ["save"])
    }

    @Test("The keyboard activates the action too")
    func keyActivates() async throws {
      let actions = RecordedActions()
      let (window, _) = await present(Page(), actions)
      defer { window.close() }
      gtk_widget_grab_focus(try window.element(role: .button, named: "Save").widget)
      await window.keyboard.tap(.space)
      #expect(actions.activations == ["save"])
    }

    @Test("A button is disabled as long as its action is, or there is none")
    func followsEnabled() async throws {
      let actions = RecordedActions()
      let (window, host) = await present(Page(), nil)
      defer { window.close() }
      let button = try window.element(role: .button, named: "Save")
      #expect(!button.isSensitive)
      gtk_widget_insert_action_group(window.widget, "page", actions.group)
      await window.settle()
      #expect(button.isSensitive)
      actions.setEnabled(false)
      await window.settle()
      #expect(!button.isSensitive)
      await window.pointer.click(button)
      #expect(actions.activations.isEmpty)
      host.rootView = Page(isDisabled: true)
      actions.setEnabled(true)
      await window.settle()
      #expect(!button.isSensitive)
      host.rootView = Page()
      await window.settle()
      #expect(button.isSensitive)
      gtk_widget_insert_action_group(window.widget, "page", nil)
      await window.settle()
      #expect(!button.isSensitive)
      host.rootView = Page(name: nil)
      await window.settle()
      #expect(button.isSensitive)
    }

    private struct EnabledText: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(verbatim: isEnabled ? "on" : "off") }
    }

    private struct Shown: View {
      var body: some View { Button(action: {}) { EnabledText() }.action(name: "page.save") }
    }

    @Test("What a button shows knows that its action is disabled")
    func contentKnows() async throws {
      let actions = RecordedActions()
      let window = TestWindow(width: 100, height: 60) { Shown() }
      gtk_widget_insert_action_group(window.widget, "page", actions.group)
      await window.present()
      defer { window.close() }
      #expect(window.elements(text: "on").count == 1)
      actions.setEnabled(false)
      await window.settle()
      #expect(window.elements(text: "off").count == 1)
    }

    @Test("Targets of every kind reach the action")
    func targets() async throws {
      let mark = WarningLog.mark
      let actions = RecordedActions()
      let (window, host) = await present(Page(name: "page.like", target: "it's"), actions)
      defer { window.close() }
      let button = try window.element(role: .button, named: "Save")
      await window.pointer.click(button)
      host.rootView = Page(name: "page.size", target: 24)
      await window.settle()
      await window.pointer.click(button)
      host.rootView = Page(name: "page.size", target: .text("1 + 1"))
      await window.settle()
      // Without the value that was meant, nothing is activated.
      #expect(!button.isSensitive)
      host.rootView = Page(name: "page.size", target: .text("int32 7"))
      await window.settle()
      await window.pointer.click(button)
      #expect(actions.activations == ["like(\"it's\")", "size(24)", "size(7)"])
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("A label's own button has not the action of the one around it, and styles keep it")
    func styles() async throws {
      let actions = RecordedActions()
      let window = TestWindow(width: 200, height: 80) {
        Button("Row") {}.buttonStyle(.roundedRow).action(name: "page.save")
      }
      gtk_widget_insert_action_group(window.widget, "page", actions.group)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Row"))
      #expect(actions.activations == ["save"])
    }

    @Test("Buttons with actions leave nothing behind")
    func leavesNothing() async throws {
      let census = WidgetCensus()
      let actions = RecordedActions()
      do {
        let (window, host) = await present(Page(), actions)
        census.add(host.widget)
        #expect(census.alive > 2)
        window.close()
      }
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
    }

    @Test(
      "An instance of a GObject type follows its action as GtkButton does",
      arguments: TypeInstance.buttonNames)
    func instanceFollowsAction(_ type: String) async throws {
      let actions = RecordedActions()
      let instance = TypeInstance(type)
      instance.set("label", "Save")
      instance.set("action-name", "page.save")
      let clicked = instance.count("clicked")
      let window = TestWindow(width: 160, height: 80, content: instance.widget)
      await window.present()
      defer { window.close() }
      #expect(gtk_widget_get_sensitive(instance.widget) == 0)
      gtk_widget_insert_action_group(window.widget, "page", actions.group)
      #expect(gtk_widget_get_sensitive(instance.widget) != 0)
      await window.settle()
      let button = try window.element(role: .button, named: "Save")
      await window.pointer.click(button)
      #expect(actions.activations == ["save"])
      #expect(clicked.count == 1)
      actions.setEnabled(false)
      #expect(gtk_widget_get_sensitive(instance.widget) == 0)
      await window.settle()
      #expect(!button.isSensitive)
      await window.pointer.click(button)
      #expect(actions.activations == ["save"])
      instance.set("action-name", nil)
      await window.settle()
      #expect(button.isSensitive)
      await window.pointer.click(button)
      #expect(actions.activations == ["save"])
      #expect(clicked.count == 2)
    }
  }
}
