import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What styles and views learn of focus and pointer.
  @Suite @MainActor
  struct ControlStates {
    private struct FocusStyle: ButtonStyle {
      @Environment(\.isFocused) private var isFocused
      func makeBody(configuration: Configuration) -> some View {
        (isFocused ? Color.red : Color.green).frame(width: 30, height: 30)
      }
    }

    private struct FocusText: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "not focused") }
    }

    @Test("A style and the label in it know whether their button has the focus")
    func focusIsKnown() async throws {
      let window = TestWindow(width: 200, height: 160) {
        Button("One") {}.buttonStyle(FocusStyle())
        Button(action: {}, label: { FocusText() })
        FocusText()
      }
      await window.present()
      defer { window.close() }
      #expect(await window.showsPressed(window.buttons[0]))
      #expect(window.texts == ["not focused", "not focused"])
      await window.keyboard.tap(.tab)
      #expect(await !window.showsPressed(window.buttons[0]))
      #expect(window.texts == ["focused", "not focused"])
      #expect(window.buttons[1].accessibleName == "focused")
      gtk_window_set_focus(window.widget.asWindow, nil)
      await window.settle()
      #expect(window.texts == ["not focused", "not focused"])
    }

    @Test("A style that a focused button gets knows of the focus at once")
    func newStyleKnowsOfTheFocus() async throws {
      struct Page: View {
        let showsFocus: Bool
        var body: some View {
          if showsFocus {
            styled.buttonStyle(FocusStyle())
          } else {
            styled.buttonStyle(SignalStyle())
          }
        }
        var styled: some View { Button("One") {} }
      }
      struct Exchanging: PrimitiveButtonStyle {
        let showsFocus: Bool
        func makeBody(configuration: Configuration) -> some View {
          if showsFocus {
            Button(configuration).buttonStyle(FocusStyle())
          } else {
            Button(configuration).buttonStyle(SignalStyle())
          }
        }
      }
      struct Root: View {
        let showsFocus: Bool
        var body: some View { Button("One") {}.buttonStyle(Exchanging(showsFocus: showsFocus)) }
      }
      let host = HostingWidget(rootView: Root(showsFocus: false))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.buttons[0].isFocused)
      #expect(await !window.showsPressed(window.buttons[0]))
      host.rootView = Root(showsFocus: true)
      await window.settle()
      #expect(await window.showsPressed(window.buttons[0]))
    }

    // MARK: Hover

    private final class Record {
      var events: [Bool] = []
    }

    @Test("onHover tells of the pointer over a text, a picture and a stack")
    func hoverIsTold() async throws {
      let record = Record()
      let window = TestWindow(width: 200, height: 160) {
        Text("text").padding(10).onHover { record.events.append($0) }
      }
      await window.present()
      defer { window.close() }
      let text = try window.element(text: "text")
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(record.events == [])
      await window.pointer.move(to: CGPoint(x: text.frame.minX - 6, y: text.frame.minY - 6))
      #expect(record.events == [true])
      await window.pointer.move(to: text)
      #expect(record.events == [true])
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(record.events == [true, false])
    }

    @Test("In a button's label, onHover tells of the part that it is set on")
    func hoverInLabel() async throws {
      struct HoverStyle: ButtonStyle {
        @State private var isHovered = false
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 40)
            (isHovered ? Color.red : Color.green).frame(width: 40, height: 40).onHover { isHovered = $0 }
          }
        }
      }
      let window = TestWindow(width: 200, height: 160) { Button("Go") {}.buttonStyle(HoverStyle()) }
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      let frame = button.frame
      await window.pointer.move(to: CGPoint(x: frame.minX + 10, y: frame.midY))
      #expect(await !window.showsPressed(button, at: (60, 20)))
      await window.pointer.move(to: CGPoint(x: frame.minX + 60, y: frame.midY))
      #expect(await window.showsPressed(button, at: (60, 20)))
      await window.pointer.move(to: CGPoint(x: frame.minX + 10, y: frame.midY))
      #expect(await !window.showsPressed(button, at: (60, 20)))
      await window.pointer.move(to: CGPoint(x: frame.minX + 60, y: frame.midY))
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(await !window.showsPressed(button, at: (60, 20)))
    }

    @Test(
      "onHover tells that the pointer leaves a disabled button, and that it is there when the button comes back"
    )
    func hoverOfDisabled() async throws {
      struct Page: View {
        let isEnabled: Bool
        let record: Record
        var body: some View {
          Button(action: {}, label: { Text("Label").padding(10).onHover { record.events.append($0) } })
            .buttonStyle(.plain).disabled(!isEnabled)
        }
      }
      let record = Record()
      let host = HostingWidget(rootView: Page(isEnabled: true, record: record))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.move(to: CGPoint(x: 3, y: 3))
      await window.pointer.move(to: button)
      host.rootView = Page(isEnabled: false, record: record)
      await window.settle()
      await window.pointer.move(to: CGPoint(x: 3, y: 3))
      #expect(record.events == [true, false])
      await window.pointer.move(to: button)
      #expect(record.events == [true, false])
      host.rootView = Page(isEnabled: true, record: record)
      await window.settle()
      #expect(record.events == [true, false, true])
    }

    @Test("A tooltip goes with the part of the label that it was set on")
    func helpGoes() async throws {
      struct Page: View {
        let isHelpful: Bool
        var body: some View {
          Button {
          } label: {
            if isHelpful { Text("One").help("help") } else { Text("Two") }
          }
        }
      }
      let host = HostingWidget(rootView: Page(isHelpful: true))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(gtk_widget_get_tooltip_text(window.buttons[0].widget) != nil)
      host.rootView = Page(isHelpful: false)
      await window.settle()
      #expect(gtk_widget_get_tooltip_text(window.buttons[0].widget) == nil)
    }

    @Test("help shows a tooltip: of the view, and of the button around a label")
    func helpIsATooltip() async throws {
      struct Page: View {
        let help: String
        var body: some View {
          Button("One") {}.help(help)
          Button(action: {}, label: { Text("Two").help("second") })
          Text("Three").help(Text("third"))
        }
      }
      let host = HostingWidget(rootView: Page(help: "first"))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      func tooltips() throws -> [String?] {
        try (window.buttons + [window.element(text: "Three")]).map {
          gtk_widget_get_tooltip_text($0.widget).map { String(cString: $0) }
        }
      }
      #expect(try tooltips() == ["first", "second", "third"])
      #expect(window.buttons[0].accessibleName == "One")
      host.rootView = Page(help: "")
      await window.settle()
      #expect(try tooltips() == [nil, "second", "third"])
    }
  }
}
