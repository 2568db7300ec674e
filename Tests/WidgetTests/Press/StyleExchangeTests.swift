import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The style of a button that is focused and pressed is exchanged for another one.
  @Suite @MainActor
  struct StyleExchange {
    enum Look: CaseIterable, Sendable {
      case automatic, prominent, borderless, plain, link, list, roundedRow, pressedImage
      case signal, signalBackground, besideText, aboveText
    }

    /// The style is exchanged from outside, around one and the same button.
    private struct Page: View {
      let look: Look
      let counter: Counter

      var body: some View { Button("Go") { counter.add() }.buttonStyle(Exchanging(look: look)) }
    }

    private struct Exchanging: PrimitiveButtonStyle {
      let look: Look

      func makeBody(configuration: Configuration) -> some View {
        let button = Button(configuration)
        switch look {
        case .automatic: button
        case .prominent: button.buttonStyle(.borderedProminent)
        case .borderless: button.buttonStyle(.borderless)
        case .plain: button.buttonStyle(.plain)
        case .link: button.buttonStyle(.link)
        case .list: button.buttonStyle(.list)
        case .roundedRow: button.buttonStyle(.roundedRow)
        case .pressedImage:
          button.buttonStyle(.pressedImage(title: "Go", systemImage: "heart", pressedImage: "heart.fill"))
        case .signal: button.buttonStyle(SignalStyle())
        case .signalBackground: button.buttonStyle(SignalBackground())
        case .besideText: button.buttonStyle(ChangingStyle(way: .besideText))
        case .aboveText: button.buttonStyle(ChangingStyle(way: .aboveText))
        }
      }
    }

    private static let pairs = Look.allCases.flatMap { from in
      Look.allCases.filter { $0 != from }.map { (from, $0) }
    }

    private let counter = Counter()

    @Test("Focus, press and action go on, by pointer and by key", arguments: [true, false])
    func exchange(_ byPointer: Bool) async throws {
      let host = HostingWidget(rootView: Page(look: .plain, counter: counter))
      let window = TestWindow(width: 300, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      gtk_widget_grab_focus(button.widget)
      for (from, to) in Self.pairs {
        let before = counter.count
        host.rootView = Page(look: from, counter: counter)
        await window.settleAndPaint()
        // The button's middle is where both looks have it.
        if byPointer { await window.pointer.press(button) } else { await window.keyboard.press(.space) }
        host.rootView = Page(look: to, counter: counter)
        await window.settleAndPaint()
        #expect(window.buttons == [button], "\(from) to \(to)")
        #expect(button.isFocused, "\(from) to \(to)")
        #expect(counter.count == before, "\(from) to \(to)")
        if to == .signal || to == .signalBackground {
          #expect(await window.showsPressed(button), "\(from) to \(to)")
        }
        if byPointer { await window.pointer.release() } else { await window.keyboard.release(.space) }
        #expect(counter.count == before + 1, "\(from) to \(to)")
        await window.endLinger()
        if to == .signal || to == .signalBackground {
          #expect(await !window.showsPressed(button), "\(from) to \(to)")
        }
      }
    }
  }
}
