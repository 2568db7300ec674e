import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// A button in the label of another one.
  @Suite @MainActor
  struct NestedButtons {
    private struct Page: View {
      var hasInner = true
      let outer: Counter
      let inner: Counter

      var body: some View {
        Button(action: { outer.add() }) {
          HStack {
            Color.blue.frame(width: 60, height: 40)
            if hasInner { Button("In") { inner.add() }.buttonStyle(SignalStyle()) }
          }
        }
        .buttonStyle(SignalBackground())
      }
    }

    private let outer = Counter()
    private let inner = Counter()

    private func makeWindow() async -> TestWindow {
      let page = Page(outer: outer, inner: inner)
      let window = TestWindow(width: 300, height: 120) { page }
      await window.present()
      return window
    }

    private func besideInner(_ button: Element) -> CGPoint {
      CGPoint(x: button.frame.minX + 25, y: button.frame.midY)
    }

    @Test(
      "When the inner button goes during its press, nobody acts; afterwards the outer one does",
      arguments: [true, false])
    func innerGoesDuringItsPress(_ byTouch: Bool) async throws {
      let host = HostingWidget(rootView: Page(outer: outer, inner: inner))
      let window = TestWindow(width: 300, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      let place = window.buttons[1].center
      if byTouch {
        await window.touch.begin(at: place)
      } else {
        await window.pointer.move(to: place)
        await window.pointer.press()
      }
      host.rootView = Page(hasInner: false, outer: outer, inner: inner)
      await window.settleAndPaint()
      if byTouch { await window.touch.end() } else { await window.pointer.release() }
      await window.settle()
      #expect((outer.count, inner.count) == (0, 0))
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      await window.pointer.click(window.buttons[0])
      #expect((outer.count, inner.count) == (1, 0))
    }

    @Test("A press on the inner button leaves the outer one, and the other way round")
    func pressesStayApart() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let buttons = window.buttons
      await window.pointer.press(buttons[1])
      #expect(await window.showsPressed(buttons[1]))
      #expect(await !window.showsPressed(buttons[0]))
      await window.pointer.release()
      #expect((outer.count, inner.count) == (0, 1))
      await window.endLinger()
      await window.pointer.move(to: besideInner(buttons[0]))
      await window.pointer.press()
      #expect(await window.showsPressed(buttons[0]))
      #expect(await !window.showsPressed(buttons[1]))
      await window.pointer.release()
      #expect((outer.count, inner.count) == (1, 1))
    }

    @Test(
      "Dragging from the inner button onto the outer one does nothing; from the outer over the inner clicks the outer"
    )
    func dragsBelongToWherePressed() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let buttons = window.buttons
      await window.pointer.press(buttons[1])
      await window.pointer.move(to: besideInner(buttons[0]))
      #expect(await !window.showsPressed(buttons[0]))
      await window.pointer.release()
      #expect((outer.count, inner.count) == (0, 0))
      await window.pointer.press()
      await window.pointer.move(to: buttons[1])
      #expect(await window.showsPressed(buttons[0]))
      await window.pointer.release()
      #expect((outer.count, inner.count) == (1, 0))
    }

    @Test("Tab goes from the outer button to the inner one, and keys act on the one with the focus")
    func keysActOnTheFocusedOne() async throws {
      let window = await makeWindow()
      defer { window.close() }
      gtk_widget_grab_focus(window.buttons[0].widget)
      await window.keyboard.tap(.space)
      #expect((outer.count, inner.count) == (1, 0))
      await window.keyboard.tap(.tab)
      #expect(window.buttons[1].isFocused)
      await window.keyboard.tap(.space)
      await window.keyboard.tap(.return)
      #expect((outer.count, inner.count) == (1, 2))
    }

    @Test("The whole outer button answers when the inner one goes, and less of it when it comes back")
    func innerButtonMayGo() async throws {
      let host = HostingWidget(rootView: Page(outer: outer, inner: inner))
      let window = TestWindow(width: 300, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = Page(hasInner: false, outer: outer, inner: inner)
      await window.settleAndPaint()
      await window.pointer.click(window.buttons[0])
      #expect((outer.count, inner.count) == (1, 0))
      host.rootView = Page(outer: outer, inner: inner)
      await window.settleAndPaint()
      await window.pointer.click(window.buttons[1])
      #expect((outer.count, inner.count) == (1, 1))
    }

    @Test("The outer button's name follows the inner one's")
    func nameFollowsTheInnerOne() async throws {
      struct Named: View {
        let name: String
        var body: some View { Button(action: {}) { Button(name) {} } }
      }
      let host = HostingWidget(rootView: Named(name: "A"))
      let window = TestWindow(width: 300, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = Named(name: "B")
      #expect(window.buttonNames == ["B", "B"])
    }
  }
}
