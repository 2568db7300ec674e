import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// CSS classes that modifiers add.
  @Suite @MainActor
  struct CSSClasses {
    private struct Page: View {
      var name: String?
      var inner: String?
      var style = 0

      var body: some View {
        let button = Button("Save") {}.cssClass(inner).cssClass(name)
        if style == 0 { button.buttonStyle(.bordered) } else { button.buttonStyle(.borderless) }
      }
    }

    private struct Shown: View {
      var isShown = true
      var body: some View {
        VStack {
          Text("Text").cssClass("on-text")
          Text("Padded").cssClass("inside").padding().cssClass("outside")
          if isShown { Text("More").cssClass("more") }
          Group {
            Text("A")
            Text("B")
          }.cssClass("each")
        }
      }
    }

    private struct Restyled: View {
      let classes: String?
      let isFlat: Bool
      var body: some View {
        Button("Save") {}.cssClass(classes).buttonStyle(AnyLook(isFlat: isFlat))
      }
    }

    private struct AnyLook: PrimitiveButtonStyle {
      let isFlat: Bool
      func makeBody(configuration: Configuration) -> some View {
        if isFlat {
          Button(configuration).buttonStyle(.borderless)
        } else {
          Button(configuration).buttonStyle(.bordered)
        }
      }
    }

    @Test("The widget of the view itself has the class: text, button, box of a modifier, each of a group")
    func ownWidget() async throws {
      let host = HostingWidget(rootView: Shown())
      let window = TestWindow(width: 200, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(try window.element(text: "Text").cssClasses.contains("on-text"))
      let padded = try window.element(text: "Padded")
      #expect(padded.cssClasses.contains("inside") && !padded.cssClasses.contains("outside"))
      #expect(padded.parent?.cssClasses.contains("outside") == true)
      #expect(try window.element(text: "A").cssClasses.contains("each"))
      #expect(try window.element(text: "B").cssClasses.contains("each"))
      #expect(window.root.visibleDescendants.filter { $0.cssClasses.contains("more") }.count == 1)
      host.rootView = Shown(isShown: false)
      await window.settle()
      #expect(!window.root.visibleDescendants.contains { $0.cssClasses.contains("more") })
    }

    @Test("The class follows its value, and what was there before stays")
    func followsValue() async throws {
      let host = HostingWidget(rootView: Page(name: "first"))
      let window = TestWindow(width: 120, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Save")
      let before = Set(button.cssClasses)
      #expect(before.contains("first"))
      host.rootView = Page(name: "second")
      #expect(Set(button.cssClasses) == before.subtracting(["first"]).union(["second"]))
      // The theme's own class for a button with text.
      host.rootView = Page(name: "text-button")
      host.rootView = Page(name: nil)
      #expect(Set(button.cssClasses) == before.subtracting(["first"]))
      host.rootView = Page(name: "twice", inner: "twice")
      host.rootView = Page(name: nil, inner: "twice")
      #expect(button.cssClasses.contains("twice"))
      host.rootView = Page(name: nil, inner: nil)
      #expect(Set(button.cssClasses) == before.subtracting(["first"]))
    }

    @Test("A class that a style uses stays as long as either wants it")
    func sharedWithStyle() async throws {
      let host = HostingWidget(rootView: Restyled(classes: "flat", isFlat: false))
      let window = TestWindow(width: 120, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      func isFlat() throws -> Bool {
        try window.element(role: .button, named: "Save").cssClasses.contains("flat")
      }
      #expect(try isFlat())
      host.rootView = Restyled(classes: "flat", isFlat: true)
      await window.settle()
      #expect(try isFlat())
      host.rootView = Restyled(classes: "flat", isFlat: false)
      await window.settle()
      #expect(try isFlat())
      host.rootView = Restyled(classes: nil, isFlat: false)
      await window.settle()
      #expect(try !isFlat())
      host.rootView = Restyled(classes: nil, isFlat: true)
      await window.settle()
      host.rootView = Restyled(classes: "flat", isFlat: true)
      host.rootView = Restyled(classes: nil, isFlat: true)
      await window.settle()
      #expect(try isFlat())
    }

    @Test(
      "A name that is no class is not added", arguments: ["", ".dotted", "two words", "1st", "a{b}", "😀"])
    func wrongName(_ name: String) async throws {
      let mark = WarningLog.mark
      let host = HostingWidget(rootView: Page(name: name))
      let window = TestWindow(width: 120, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Save")
      let with = Set(button.cssClasses)
      host.rootView = Page(name: nil)
      #expect(Set(button.cssClasses) == with)
      #expect(WarningLog.messages(since: mark).isEmpty)
    }
  }
}
