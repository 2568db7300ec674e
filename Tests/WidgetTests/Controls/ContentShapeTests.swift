import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The area in which a button answers the pointer.
  @Suite @MainActor
  struct ContentShapes {
    private let counter = Counter()

    private func makeWindow<Content: View>(@ViewBuilder _ content: () -> Content) async -> TestWindow {
      let window = TestWindow(width: 200, height: 160, content: content)
      await window.present()
      return window
    }

    private func point(_ element: Element, _ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: element.frame.minX + x, y: element.frame.minY + y)
    }

    @Test("A circle on the label, or on the button, leaves the corners out", arguments: [true, false])
    func circleLeavesCornersOut(_ isOnLabel: Bool) async throws {
      struct Round: ButtonStyle {
        let isOnLabel: Bool
        func makeBody(configuration: Configuration) -> some View {
          let label = (configuration.isPressed ? Color.red : Color.green).frame(width: 80, height: 80)
          if isOnLabel { label.contentShape(Circle()) } else { label }
        }
      }
      let counter = counter
      let window = await makeWindow {
        if isOnLabel {
          Button("Go") { counter.add() }.buttonStyle(Round(isOnLabel: true))
        } else {
          Button("Go") { counter.add() }.buttonStyle(Round(isOnLabel: false)).contentShape(Circle())
        }
      }
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.move(to: point(button, 4, 4))
      #expect(!button.stateFlags.contains(.hover))
      await window.pointer.press()
      #expect(await !window.showsPressed(button, at: (40, 40)))
      await window.pointer.release()
      #expect(counter.count == 0)
      await window.pointer.press(button)
      #expect(await window.showsPressed(button, at: (40, 40)))
      await window.pointer.move(to: point(button, 4, 4))
      #expect(await !window.showsPressed(button, at: (40, 40)))
      await window.pointer.release()
      #expect(counter.count == 0)
      await window.pointer.click(at: point(button, 14, 14))
      #expect(counter.count == 1)
    }

    @Test("Of several shapes the outermost counts, and it follows its changes")
    func outermostCounts() async throws {
      struct Page: View {
        let radius: Double
        let counter: Counter
        var body: some View {
          Button {
            counter.add()
          } label: {
            Color.green.frame(width: 80, height: 80)
              .contentShape(Circle())
              .contentShape(RoundedRectangle(cornerRadius: radius))
          }
          .buttonStyle(.plain)
        }
      }
      let host = HostingWidget(rootView: Page(radius: 4, counter: counter))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.click(at: point(button, 4, 4))
      #expect(counter.count == 1)
      host.rootView = Page(radius: 40, counter: counter)
      await window.settle()
      await window.pointer.click(at: point(button, 4, 4))
      #expect(counter.count == 1)
    }

    @Test("A row of a list answers over its whole width")
    func rowAnswersEverywhere() async throws {
      let counter = counter
      let window = await makeWindow { List { ListAddButton("Add") { counter.add() } } }
      defer { window.close() }
      let button = window.buttons[0]
      #expect(button.frame.width > 150)
      for x in [2.0, Double(button.frame.width) - 3] {
        await window.pointer.click(at: point(button, x, 2))
        await window.pointer.click(at: point(button, x, Double(button.frame.height) - 2))
      }
      #expect(counter.count == 4)
    }
  }
}
