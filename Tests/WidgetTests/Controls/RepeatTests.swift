import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Buttons that act again and again while they are held down.
  @Suite @MainActor
  struct Repeating {
    private let counter = Counter()

    private func makeWindow(
      _ behavior: ButtonRepeatBehavior = .enabled
    ) async -> (TestWindow, Element) {
      let counter = counter
      let window = TestWindow(width: 200, height: 120) {
        Button("Louder") { counter.add() }.buttonStyle(SignalStyle()).buttonRepeatBehavior(behavior)
      }
      await window.present()
      return (window, window.buttons[0])
    }

    @Test("Held by the pointer it acts after half a second, then ten times a second, and not at the release")
    func pointerRepeats() async throws {
      let (window, button) = await makeWindow()
      defer { window.close() }
      await window.pointer.press(button)
      await window.advanceTime(by: 0.49)
      #expect(counter.count == 0)
      await window.advanceTime(by: 0.02)
      #expect(counter.count == 1)
      await window.advanceTime(by: 1)
      #expect(counter.count == 11)
      #expect(await window.showsPressed(button))
      await window.pointer.release()
      #expect(counter.count == 11)
      await window.advanceTime(by: 2)
      #expect(counter.count == 11)
      await window.pointer.click(button)
      #expect(counter.count == 12)
    }

    @Test("It pauses while the pointer is outside")
    func pausesOutside() async throws {
      let (window, button) = await makeWindow()
      defer { window.close() }
      await window.pointer.press(button)
      await window.advanceTime(by: 0.65)
      #expect(counter.count == 2)
      await window.pointer.move(to: CGPoint(x: 3, y: 3))
      await window.advanceTime(by: 1)
      #expect(counter.count == 2)
      await window.pointer.move(to: button)
      await window.advanceTime(by: 0.55)
      #expect(counter.count == 3)
      await window.pointer.release()
      #expect(counter.count == 3)
    }

    @Test(
      "A held key acts as it always does, and then again and again, without a flicker",
      arguments: [Key.space, .return])
    func keyRepeats(_ key: Key) async throws {
      let (window, button) = await makeWindow()
      defer { window.close() }
      let counter = counter
      await window.keyboard.press(key)
      try await window.wait(until: { counter.count == 1 })
      for _ in 0..<10 {
        await window.keyboard.press(key)
        #expect(await window.showsPressed(button))
      }
      await window.advanceTime(by: 0.75)
      #expect(counter.count == 4)
      #expect(await window.showsPressed(button))
      await window.keyboard.release(key)
      await window.endLinger()
      #expect(await !window.showsPressed(button))
      await window.advanceTime(by: 2)
      #expect(counter.count == 4)
    }

    @Test("Held by a finger it repeats as well")
    func fingerRepeats() async throws {
      let (window, button) = await makeWindow()
      defer { window.close() }
      await window.touch.begin(at: button)
      await window.advanceTime(by: 0.75)
      #expect(counter.count == 3)
      await window.touch.end()
      #expect(counter.count == 3)
    }

    @Test(
      "Switched off while it repeats, the press is over and does not act once more", arguments: [true, false])
    func switchedOff(_ byPointer: Bool) async throws {
      struct Page: View {
        let behavior: ButtonRepeatBehavior
        let counter: Counter
        var body: some View {
          Button("More") { counter.add() }.buttonStyle(SignalStyle()).buttonRepeatBehavior(behavior)
        }
      }
      let host = HostingWidget(rootView: Page(behavior: .enabled, counter: counter))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      let counter = counter
      let button = window.buttons[0]
      if byPointer {
        await window.pointer.press(button)
      } else {
        await window.keyboard.press(.space)
        try await window.wait(until: { counter.count == 1 })
      }
      await window.advanceTime(by: 0.75)
      let before = counter.count
      host.rootView = Page(behavior: .disabled, counter: counter)
      await window.settle()
      await window.advanceTime(by: 1)
      if byPointer { await window.pointer.release() } else { await window.keyboard.release(.space) }
      await window.endLinger()
      #expect(counter.count == before)
      #expect(await !window.showsPressed(button))
    }

    @Test("By default it acts once", arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func actsOnceByDefault(_ behavior: ButtonRepeatBehavior) async throws {
      let (window, button) = await makeWindow(behavior)
      defer { window.close() }
      await window.pointer.press(button)
      await window.advanceTime(by: 3)
      #expect(counter.count == 0)
      await window.pointer.release()
      #expect(counter.count == 1)
    }

    @Test("An action that disables or removes the button ends it", arguments: [true, false])
    func actionEndsRepetition(_ removes: Bool) async throws {
      struct Stepper: View {
        let removes: Bool
        let counter: Counter
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          if !removes || count < 3 {
            Button("More") {
              count += 1
              counter.add()
            }
            .buttonRepeatBehavior(.enabled).disabled(count == 3)
          }
        }
      }
      let window = TestWindow(width: 200, height: 120) { Stepper(removes: removes, counter: counter) }
      await window.present()
      defer { window.close() }
      await window.pointer.press(window.buttons[0])
      // Each action is followed by an update of the views.
      for _ in 0..<20 { await window.advanceTime(by: 0.1) }
      await window.pointer.release()
      #expect(counter.count == 3)
    }
  }
}
