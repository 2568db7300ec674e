import CGtk
import Testing
import Veneer
import VeneerTesting

private struct CountingRow: View {
  let number: Int
  @State private var taps = 0
  var body: some View { Button("\(number): \(taps)") { taps += 1 } }
}

private struct RedWhilePressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    (configuration.isPressed ? Color.red : Color.green).frame(width: 60, height: 30)
  }
}

private struct SlidingRow: View {
  let number: Int
  var body: some View {
    Color.blue.frame(width: 10, height: 20).offset(x: number.isMultiple(of: 2) ? 0 : 100)
      .animation(.linear(duration: 10), value: number)
  }
}

extension WidgetSuites {
  /// What belongs to one element of a list stays with it when its row is used for another.
  @Suite @MainActor
  struct ListState {
    private let mark = WarningLog.mark

    @Test(
      "State stays with its element: other rows never have it, and it is there again when its row comes back")
    func stateStaysWithItsElement() async throws {
      let window = TestWindow(width: 300, height: 300) {
        List(0..<5000, id: \.self) { CountingRow(number: $0) }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "0: 0"))
      await window.settle()
      #expect(window.seenButtonNames.first == "0: 1")
      var highest = 0
      for step in 1...50 {
        await window.scroll(to: Double(step) * 250)
        let names = window.buttonNames.filter { $0 != "0: 1" }
        #expect(names.allSatisfy { $0.hasSuffix(": 0") })
        highest = max(highest, names.count)
      }
      await window.scroll(to: 0)
      #expect(window.seenButtonNames.first == "0: 1")
      await window.scroll(to: 100_000)
      #expect(window.buttonNames.allSatisfy { $0 == "0: 1" || $0.hasSuffix(": 0") })
      #expect(highest < 300)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A press ends when its row becomes another's, and does not act for that")
    func pressEndsWithTheRow() async throws {
      var pressed: [Int] = []
      let window = TestWindow(width: 300, height: 300) {
        List(0..<5000, id: \.self) { number in
          Button("\(number)") { pressed.append(number) }.buttonStyle(RedWhilePressed())
        }
      }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "2")
      await window.pointer.press(button)
      await window.advanceFrame()
      #expect(await window.snapshot(of: button)[5, 5].red > 100)
      for step in 1...6 { await window.scroll(to: Double(step) * 20_000) }
      for button in window.elements(role: .button) where button.accessibleName != "2" {
        #expect(!button.stateFlags.contains(.active))
      }
      let picture = await window.snapshot()
      let reds = (0..<picture.height).filter { picture[20, $0].red > 200 && picture[20, $0].green < 100 }
      #expect(reds.isEmpty)
      await window.pointer.release()
      #expect(pressed == [])
      await window.pointer.click()
      #expect(pressed.count == 1 && pressed != [2])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Nothing moves because a row shows another element")
    func nothingMoves() async throws {
      let window = TestWindow(width: 300, height: 300) {
        List(0..<5000, id: \.self) { SlidingRow(number: $0) }
      }
      await window.present()
      defer { window.close() }
      for step in [1, 3, 9, 40, 41] {
        await window.scroll(to: Double(step) * 2520)
        let picture = await window.snapshot()
        // Rows of 36 pixels, each bar either at the leading edge or 100 pixels on.
        for x in 24..<110 {
          #expect((0..<300).allSatisfy { picture[x, $0].blue < 200 || picture[x, $0].red > 150 }, "\(x)")
        }
      }
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
