import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pointer and keyboard on a button whose style shows another image while it is pressed.
  @Suite @MainActor
  struct Press {
    /// Icon pixels are green at rest and red while pressed, so one look tells the state.
    private struct Signal: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        (configuration.isPressed ? Color.red : Color.green).frame(width: 40, height: 40)
      }
    }

    private let counter = Counter()

    private func makeWindow() async -> TestWindow {
      let counter = counter
      let window = TestWindow(width: 200, height: 120) {
        Button("Go") { counter.add() }.buttonStyle(Signal())
      }
      await window.present()
      await window.settle()
      return window
    }

    private func isShownPressed(_ window: TestWindow) async throws -> Bool {
      let button = try window.element(role: .button, named: "Go")
      let picture = await window.snapshot(of: button)
      let pixel = picture[20, 20]
      return pixel.red > pixel.green
    }

    @Test("A press shows in the next frame, before the action has run")
    func pressShowsInTheNextFrame() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.move(to: button)
      #expect(try await !isShownPressed(window))
      await window.pauseFrames()
      await window.pointer.press()
      await window.advanceFrame()
      await window.resumeFrames()
      #expect(try await isShownPressed(window))
      #expect(counter.count == 0)
      await window.pointer.release()
      #expect(counter.count == 1)
    }

    @Test("A release inside runs the action once; the picture lingers for a tenth of a second")
    func releaseInsideRunsTheActionOnce() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.click(button)
      #expect(counter.count == 1)
      for _ in 0..<3 { await window.advanceFrame() }
      #expect(try await isShownPressed(window))
      await window.advanceTime(by: 0.09)
      await window.advanceFrame()
      #expect(try await isShownPressed(window))
      await window.advanceTime(by: 0.02)
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
      #expect(counter.count == 1)
    }

    @Test("While no frame is painted the picture of a press stays, and nothing waits for it in a circle")
    func lingersWithoutFrames() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pauseFrames()
      await window.pointer.click(button)
      await window.advanceTime(by: 5)
      await window.advanceFrame()
      #expect(try await isShownPressed(window))
      for _ in 0..<2 { await window.advanceFrame() }
      await window.resumeFrames()
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
    }

    @Test("Leaving drops the press, coming back restores it, and a release outside does nothing")
    func leavingDropsThePress() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.press(button)
      await window.pointer.move(to: CGPoint(x: 5, y: 5))
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
      await window.pointer.move(to: button)
      await window.advanceFrame()
      #expect(try await isShownPressed(window))
      await window.pointer.move(to: CGPoint(x: 5, y: 5))
      await window.pointer.release()
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
      #expect(counter.count == 0)
    }

    @Test("A release inside after leaving and coming back runs the action")
    func comingBackRunsTheAction() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.press(button)
      await window.pointer.move(to: CGPoint(x: 5, y: 5))
      await window.pointer.move(to: button)
      await window.pointer.release()
      #expect(counter.count == 1)
    }

    @Test("A second button cancels the press", arguments: [Pointer.Button.secondary, .middle])
    func secondButtonCancels(_ other: Pointer.Button) async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.press(button)
      await window.pointer.press(button: other)
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
      await window.pointer.release(button: other)
      await window.pointer.release()
      #expect(counter.count == 0)
    }

    @Test("Only the primary button presses", arguments: [Pointer.Button.secondary, .middle])
    func otherButtonsDoNotPress(_ other: Pointer.Button) async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      await window.pointer.press(button, button: other)
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
      await window.pointer.release(button: other)
      #expect(counter.count == 0)
    }

    @Test("Space and Return press while they are down and act when let go", arguments: [Key.space, .return])
    func keysActivate(_ key: Key) async throws {
      let window = await makeWindow()
      defer { window.close() }
      await window.keyboard.press(key)
      await window.advanceFrame()
      #expect(try await isShownPressed(window))
      #expect(counter.count == 0)
      await window.keyboard.release(key)
      #expect(counter.count == 1)
      for _ in 0..<3 { await window.advanceFrame() }
      await window.advanceTime(by: 0.11)
      await window.advanceFrame()
      #expect(try await !isShownPressed(window))
    }

    @Test("A held key acts once, however long it repeats")
    func heldKeyActsOnce() async throws {
      let window = await makeWindow()
      defer { window.close() }
      await window.keyboard.press(.space)
      try await window.wait(until: { counter.count == 1 }, message: "GTK ends an activation after 250 ms")
      for _ in 0..<30 { await window.keyboard.press(.space) }
      try await Task.sleep(nanoseconds: 300_000_000)
      await window.settle()
      #expect(counter.count == 1)
      await window.keyboard.release(.space)
      #expect(counter.count == 1)
      await window.keyboard.tap(.space)
      #expect(counter.count == 2)
    }

    @Test("A quick second click counts and shows as a press of its own")
    func clicksInARowCount() async throws {
      let window = await makeWindow()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Go")
      for _ in 0..<3 { await window.pointer.click(button) }
      #expect(counter.count == 3)
    }
  }
}
