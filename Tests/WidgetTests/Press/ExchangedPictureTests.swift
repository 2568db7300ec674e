import CGtk
import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// `buttonStyle` is given another style, of the same or of the other kind, around a button that is pressed.
  @Suite @MainActor
  struct ExchangedPictures {
    enum Look: CaseIterable {
      case automatic, bordered, prominent, borderless, plain, link, list, roundedRow, pressedImage
      case signal, signalBackground, besideText, aboveText
    }

    /// The style stands directly around the button, so that nothing of the old one is left.
    private struct Page: View {
      var look: Look
      let counter: Counter

      var body: some View { styled.frame(width: 200, height: 60) }

      private var styled: AnyView {
        let button = Button("Go") { counter.add() }
        switch look {
        case .automatic: return AnyView(button.buttonStyle(.automatic))
        case .bordered: return AnyView(button.buttonStyle(.bordered))
        case .prominent: return AnyView(button.buttonStyle(.borderedProminent))
        case .borderless: return AnyView(button.buttonStyle(.borderless))
        case .plain: return AnyView(button.buttonStyle(.plain))
        case .link: return AnyView(button.buttonStyle(.link))
        case .list: return AnyView(button.buttonStyle(.list))
        case .roundedRow: return AnyView(button.buttonStyle(.roundedRow))
        case .pressedImage:
          return AnyView(
            button.buttonStyle(
              .pressedImage(title: "Go", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2))
          )
        case .signal: return AnyView(button.buttonStyle(SignalStyle()))
        case .signalBackground: return AnyView(button.buttonStyle(SignalBackground()))
        case .besideText: return AnyView(button.buttonStyle(ChangingStyle(way: .besideText)))
        case .aboveText: return AnyView(button.buttonStyle(ChangingStyle(way: .aboveText)))
        }
      }
    }

    private let counter = Counter()

    @Test(
      "The pressed button looks as if it had been pressed in the new style, and acts once with the focus on it",
      arguments: [true, false])
    func exchange(_ byPointer: Bool) async throws {
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      for new in Look.allCases {
        let expected = try await pictures(from: new, to: new, byPointer)
        for old in Look.allCases where old != new {
          let seen = try await pictures(from: old, to: new, byPointer)
          // Compared outside, as a failure would print all pixels.
          let (isSamePressed, isSameAtRest) = (seen[0] == expected[0], seen[1] == expected[1])
          #expect(isSamePressed, "pressed, \(old) to \(new)")
          #expect(isSameAtRest, "at rest, \(old) to \(new)")
        }
      }
    }

    /// The pixels of the pressed button in its new style, and of the button at rest.
    private func pictures(from old: Look, to new: Look, _ byPointer: Bool) async throws -> [[UInt32]] {
      let host = HostingWidget(rootView: Page(look: old, counter: counter))
      let window = TestWindow(width: 200, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      let before = counter.count
      gtk_widget_grab_focus(button.widget)
      // The middle of the window is inside the button in every style.
      await window.pointer.move(to: CGPoint(x: 100, y: 30))
      let timer = ActivationTimer()
      if byPointer { await window.pointer.press() } else { await window.keyboard.press(.space) }
      timer.hold()
      host.rootView.look = new
      await window.settleAndPaint()
      let pressed = await window.snapshot().premultipliedPixels
      #expect(window.buttons == [button], "\(old) to \(new)")
      #expect(counter.count == before, "\(old) to \(new)")
      if byPointer { await window.pointer.release() } else { await window.keyboard.release(.space) }
      #expect(counter.count == before + 1, "\(old) to \(new)")
      #expect(button.isFocused, "\(old) to \(new)")
      await window.endLinger()
      return [pressed, await window.snapshot().premultipliedPixels]
    }
  }
}
