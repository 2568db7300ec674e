import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Keyboard and pointer on rows of lists.
  @Suite @MainActor
  struct ListActivation {
    private let mark = WarningLog.mark

    private final class Journal {
      var pressed: [String] = []
    }

    private let journal = Journal()

    private func makeWindow() async -> TestWindow {
      let journal = journal
      let window = TestWindow(width: 300, height: 400) {
        List(0..<4, id: \.self) { row in
          HStack {
            Text(verbatim: "Row \(row)")
            ForEach(0..<row, id: \.self) { number in
              Button("\(row).\(number)") { journal.pressed.append("\(row).\(number)") }
            }
          }
        }
      }
      await window.present()
      await window.settle()
      return window
    }

    /// A point in the row at `index` beside its controls.
    private func free(_ window: TestWindow, _ index: Int) -> CGPoint {
      let frame = window.listRows[index].frame
      return CGPoint(x: frame.maxX - 5, y: frame.midY)
    }

    @Test("Return on a row presses its only button once, with the picture of a press; others do nothing")
    func returnPressesTheOnlyButton() async throws {
      let window = await makeWindow()
      defer { window.close() }
      for (row, expected) in [(0, []), (1, ["1.0"]), (2, ["1.0"]), (3, ["1.0"])] as [(Int, [String])] {
        let root = gtk_widget_get_root(window.listRows[row].widget)
        gtk_root_set_focus(root, window.listRows[row].widget)
        #expect(window.listRows[row].isFocused)
        await window.keyboard.press(.return)
        if row == 1 {
          #expect(window.buttons[0].cssClasses.contains("keyboard-activating"))
        }
        await window.keyboard.release(.return)
        await window.advanceTime(by: 0.5)
        #expect(journal.pressed == expected)
      }
      #expect(!window.buttons[0].cssClasses.contains("keyboard-activating"))
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A double click beside the controls presses the only button")
    func doubleClickPressesTheOnlyButton() async throws {
      let window = await makeWindow()
      defer { window.close() }
      for row in 0..<4 {
        await window.pointer.move(to: free(window, row))
        await window.pointer.click()
        await window.pointer.click()
        await window.settle()
        #expect(journal.pressed == (row >= 1 ? ["1.0"] : []))
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Clicks on a button act once each, a double click twice")
    func clicksActOnce() async throws {
      let window = await makeWindow()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      await window.settle()
      #expect(journal.pressed == ["1.0"])
      #expect(window.buttons[0].isFocused)
      await window.pointer.click()
      await window.settle()
      #expect(journal.pressed == ["1.0", "1.0"])
      await window.pointer.click()
      await window.settle()
      #expect(journal.pressed.count == 3)
    }

    @Test("Arrows go from row to row and scroll; Tab reaches the controls of a row")
    func keysMove() async throws {
      let window = TestWindow(width: 300, height: 200) {
        List(0..<100, id: \.self) { row in
          HStack {
            Button("\(row) a") {}
            Button("\(row) b") {}
          }
        }
      }
      await window.present()
      defer { window.close() }
      await window.settle()
      let first = try window.element(role: .button, named: "0 a")
      gtk_widget_grab_focus(first.widget)
      await window.keyboard.tab()
      #expect(try window.element(role: .button, named: "0 b").isFocused)
      for _ in 0..<30 {
        await window.keyboard.tap(.down)
        await window.settleAndPaint()
      }
      #expect(window.scrollPosition > 300)
      let focused = try #require(
        window.listRows.first { row in row.isFocused || row.elements(role: .button).contains { $0.isFocused }
        })
      #expect(focused.elements(role: .button).first?.accessibleName == "30 a")
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}

extension Keyboard {
  fileprivate func tab() async { await tap(.tab) }
}
