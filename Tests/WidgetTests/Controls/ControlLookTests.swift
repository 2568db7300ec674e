import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Sizes, outlines, roles and the link: what the theme draws for them.
  @Suite @MainActor
  struct ControlLooks {
    private func makeWindow<Content: View>(@ViewBuilder _ content: () -> Content) async -> TestWindow {
      let window = TestWindow(width: 300, height: 420, content: content)
      await window.pointer.leave()
      await window.present()
      return window
    }

    @Test("Each control size is higher than the one before, in bordered and borderless styles")
    func sizesGrow() async throws {
      let window = await makeWindow {
        ForEach(ControlSize.allCases, id: \.self) { Button("A title of some length") {}.controlSize($0) }
        ForEach(ControlSize.allCases, id: \.self) {
          Button("A title of some length") {}.buttonStyle(.borderless).controlSize($0)
        }
      }
      defer { window.close() }
      let heights = window.buttons.map(\.frame.height)
      #expect(heights.count == 10)
      for start in [0, 5] {
        for index in start..<start + 4 { #expect(heights[index] < heights[index + 1]) }
      }
      let texts = window.elements(role: .label).map(\.frame.width)
      #expect(texts[0] < texts[2])
      #expect(texts[2] == texts[4])
    }

    @Test("A title that is shorter than the theme's button stands in its middle")
    func shortTitle() async throws {
      let window = await makeWindow {
        Button("I") {}.controlSize(.large)
        Button("I") {}
        Button("First\nsecond row") {}.buttonStyle(.list)
      }
      defer { window.close() }
      let texts = window.elements(role: .label)
      for (button, text) in zip(window.buttons, texts).prefix(2) {
        #expect(abs(button.frame.midX - text.frame.midX) <= 0.5)
        #expect(text.frame.width < 10)
      }
      #expect(texts[2].frame.minX < window.buttons[2].frame.midX - 50)
    }

    @Test("The size is read by styles of one's own, follows changes, and leaves plain buttons alone")
    func sizeIsRead() async throws {
      struct Sized: ButtonStyle {
        @Environment(\.controlSize) private var size
        func makeBody(configuration: Configuration) -> some View {
          Color.green.frame(width: size == .large ? 60 : 30, height: 30)
        }
      }
      struct Page: View {
        let size: ControlSize
        var body: some View {
          Group {
            Button("Own") {}.buttonStyle(Sized())
            Button("Plain") {}.buttonStyle(.plain)
            Button("Theme") {}
          }
          .controlSize(size)
        }
      }
      let host = HostingWidget(rootView: Page(size: .regular))
      let window = TestWindow(width: 300, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      let before = window.buttons.map(\.frame.size)
      host.rootView = Page(size: .large)
      await window.settleAndPaint()
      let after = window.buttons.map(\.frame.size)
      #expect(before[0].width == 30 && after[0].width == 60)
      #expect(before[1] == after[1])
      #expect(before[2].height < after[2].height)
      host.rootView = Page(size: .regular)
      await window.settleAndPaint()
      #expect(window.buttons.map(\.frame.size) == before)
    }

    @Test("Outlines: the corner of a capsule shows the window, that of a rectangle the button")
    func outlines() async throws {
      let window = await makeWindow {
        ForEach([ButtonBorderShape.roundedRectangle(radius: 0), .capsule], id: \.self) {
          Button("A wide title") {}.buttonStyle(.borderedProminent).buttonBorderShape($0)
        }
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      defer { window.close() }
      let whole = await window.snapshot()
      func corner(_ element: Element) -> Snapshot.Pixel {
        whole[Int(element.frame.minX) + 1, Int(element.frame.minY) + 1]
      }
      let ground = whole[2, 200]
      #expect(corner(window.buttons[0]) != ground)
      #expect(corner(window.buttons[1]) == ground)
      #expect(corner(window.buttons[2]) == ground)
      #expect(window.buttons[2].frame.width == window.buttons[2].frame.height)
    }

    @Test("A link has the theme's colour, a hand and no frame, and acts")
    func link() async throws {
      let counter = Counter()
      let window = await makeWindow {
        Button("Read more") { counter.add() }.buttonStyle(.link)
        Text("Read more")
      }
      defer { window.close() }
      let button = window.buttons[0]
      let text = window.elements(text: "Read more")[1]
      #expect(button.frame.width == text.frame.width)
      #expect(button.stateFlags.contains(.link))
      #expect(gtk_widget_get_cursor(button.widget) != nil)
      let picture = await window.snapshot(of: button)
      #expect(picture.count { $0.blue > $0.red + 60 } > 40)
      await window.pointer.click(button)
      #expect(counter.count == 1)
      #expect(button.role == .button)
    }

    @Test("A role alone names the button")
    func roleAlone() async throws {
      let window = await makeWindow {
        Button(role: .cancel) {}
        Button(role: .confirm) {}
        Button(role: .close) {}
        Button(role: .destructive) {}
      }
      defer { window.close() }
      #expect(window.buttonNames == ["Cancel", "OK", "Close", "Delete"])
      #expect(
        window.buttons.map { $0.cssClasses.contains("destructive-action") } == [false, false, false, true])
    }
  }
}
