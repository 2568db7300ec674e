import CGtk
import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// A button style that shows another symbol, enlarged, while the button is pressed.
  @Suite @MainActor struct PressedSymbolIdioms {
    private func window(_ mode: LanguageMode, _ react: @escaping () -> Void) -> TestWindow {
      TestWindow(width: 120, height: 120) {
        switch mode {
        case .swift6: Idioms.Reactions(react: react)
        case .swift5: IdiomsSwift5.Reactions(react: react)
        }
      }
    }

    /// Puts the button down and paints, without the ring that GTK shows around what a press gave the focus.
    private func press(_ button: Element, in window: TestWindow) async {
      await window.pointer.press(button)
      hideFocusRing(in: window)
      await window.advanceFrame()
    }

    private func hideFocusRing(in window: TestWindow) {
      let toplevel = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_focus_visible(toplevel, 0)
    }

    private func picture(of symbol: String) async throws -> Snapshot {
      let window = TestWindow(width: 120, height: 120) { Idioms.ReactionPicture(symbol: symbol) }
      await window.present()
      defer { window.close() }
      return await window.snapshot()
    }

    @Test(arguments: LanguageMode.allCases)
    func anIconAloneIsStillCalledByItsTitle(_ mode: LanguageMode) async throws {
      let window = window(mode) {}
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Applaud")
      #expect(button.elements(text: "Applaud").isEmpty, "the title is not shown")
      #expect(await window.snapshot() == (try await picture(of: "star")))
      await window.pointer.press(button)
      await window.advanceFrame()
      #expect(button.accessibleName == "Applaud")
      await window.pointer.release()
    }

    @Test(arguments: LanguageMode.allCases)
    func thePressShowsInTheNextFrameBeforeTheActionHasRun(_ mode: LanguageMode) async throws {
      var count = 0
      let star = try await picture(of: "star")
      let heart = try await picture(of: "heart.fill")
      let window = window(mode) { count += 1 }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Applaud")
      await window.pointer.move(to: button)
      await window.pauseFrames()
      await press(button, in: window)
      #expect(await window.snapshot() == heart)
      #expect(count == 0)

      await window.pointer.release()
      #expect(count == 1)
      await window.advanceFrame()
      #expect(await window.snapshot() == heart, "a short press is seen nevertheless")
      await window.resumeFrames()
      await window.advanceTime(by: 1)
      #expect(await window.snapshot() == star)
      #expect(count == 1)
    }

    @Test func leavingTheButtonTakesTheSymbolBack() async throws {
      var count = 0
      let star = try await picture(of: "star")
      let window = window(.swift6) { count += 1 }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Applaud")
      await press(button, in: window)
      await window.advanceTime(by: 1)
      #expect(await window.snapshot() != star)
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      hideFocusRing(in: window)
      await window.advanceTime(by: 1)
      #expect(await window.snapshot() == star)
      await window.pointer.release()
      #expect(count == 0)
    }

    @Test func theSymbolGrowsOnTheFrameClock() async throws {
      let heart = try #require(try await picture(of: "heart.fill").inkBounds)
      let window = window(.swift6) {}
      await window.present()
      defer { window.close() }
      await press(try window.element(role: .button, named: "Applaud"), in: window)
      var sizes = [try #require(await window.snapshot().inkBounds).width]
      for _ in 0..<4 {
        await window.advanceTime(by: 0.05)
        sizes.append(try #require(await window.snapshot().inkBounds).width)
      }
      #expect(sizes.first == heart.width)
      #expect(sizes == sizes.sorted() && sizes[1] < sizes[4], "it grows step by step: \(sizes)")
      #expect(abs(sizes[4] - heart.width * 1.25) <= 2)
      let grown = try #require(await window.snapshot().inkBounds)
      #expect(abs(grown.midX - heart.midX) <= 1 && abs(grown.midY - heart.midY) <= 1, "around its middle")
      await window.advanceTime(by: 5)
      #expect(await window.snapshot().inkBounds == grown, "and stays so")
      await window.pointer.release()
    }

    @Test func itJumpsWhereAnimationsAreOff() async throws {
      let heart = try #require(try await picture(of: "heart.fill").inkBounds)
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      let window = window(.swift6) {}
      await window.present()
      defer { window.close() }
      await press(try window.element(role: .button, named: "Applaud"), in: window)
      let jumped = try #require(await window.snapshot().inkBounds)
      #expect(abs(jumped.width - heart.width * 1.25) <= 2)
      await window.pointer.release()
      await window.advanceTime(by: 0.2)
      #expect(await window.snapshot() == (try await picture(of: "star")))
    }

    @Test func theKeyboardShowsItToo() async throws {
      var count = 0
      let star = try await picture(of: "star")
      let window = window(.swift6) { count += 1 }
      await window.present()
      defer { window.close() }
      await window.keyboard.tap(.tab)
      await window.keyboard.press(.space)
      await window.advanceTime(by: 1)
      await window.advanceFrame()
      #expect(await window.snapshot().inkBounds != star.inkBounds)
      await window.keyboard.release(.space)
      try await window.wait { count == 1 }
    }
  }
}
