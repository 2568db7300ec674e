import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What buttons do: actions of every kind, and primitive styles that trigger them.
  @Suite @MainActor struct ActionIdioms {
    @Test func actionsOfEveryKindRun() async throws {
      let notebook = Idioms.Notebook()
      let window = TestWindow(width: 240, height: 420) { Idioms.ActionShelf(notebook: notebook) }
      await window.present()
      defer { window.close() }
      try await click(Self.buttons, in: window)
      #expect(notebook.notes == Self.notes)
    }

    @Test func theyRunInTheOlderLanguageModeToo() async throws {
      let notebook = IdiomsSwift5.Notebook()
      let window = TestWindow(width: 240, height: 420) { IdiomsSwift5.ActionShelf(notebook: notebook) }
      await window.present()
      defer { window.close() }
      try await click(Self.buttons, in: window)
      #expect(notebook.notes == Self.notes)
    }

    private static let buttons = [
      "Method", "Own method", "Main actor", "Function", "Task", "Main task", "Labelled", "Symbol",
    ]
    private static let notes = [
      "method", "own method", "main actor", "later", "main task", "labelled", "own method",
    ]

    private func click(_ names: [String], in window: TestWindow) async throws {
      for name in names {
        await window.pointer.click(try window.element(role: .button, named: name))
        await window.settle()
      }
    }

    @MainActor private final class Log {
      var entries: [String] = []
    }

    @Test(arguments: LanguageMode.allCases)
    func primitiveStylesTriggerTheButton(_ mode: LanguageMode) async throws {
      let log = Log()
      let window = TestWindow(width: 240, height: 240) {
        switch mode {
        case .swift6: Idioms.PrimitiveShelf { log.entries.append($0) }
        case .swift5: IdiomsSwift5.PrimitiveShelf { log.entries.append($0) }
        }
      }
      await window.present()
      defer { window.close() }
      let framed = try window.element(role: .button, named: "Framed")
      let picture = await window.snapshot(of: framed)
      #expect(picture[1, 1] == (try await TestWindow.pixel(of: .orange)), "the frame around it")
      let accent = try await TestWindow.pixel(of: .accentColor)
      #expect(picture[picture.width / 2, 7] == accent, "and the next style further out inside")
      await window.pointer.click(framed)
      #expect(log.entries == ["framed"])
      await window.pointer.click(try #require(window.elements(role: .button, named: "Rebuilt").last))
      #expect(log.entries == ["framed", "rebuilt"])
    }

    @Test func aStyleMayAskBeforeItTriggers() async throws {
      let log = Log()
      let window = TestWindow(width: 240, height: 240) { Idioms.PrimitiveShelf { log.entries.append($0) } }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try #require(window.elements(role: .button, named: "Erase").last))
      await window.settle()
      #expect(log.entries.isEmpty)
      await window.pointer.click(try window.element(role: .button, named: "Keep"))
      await window.settle()
      #expect(log.entries.isEmpty)
      await window.pointer.click(try #require(window.elements(role: .button, named: "Erase").last))
      await window.settle()
      await window.pointer.click(try window.element(role: .button, named: "Really?"))
      await window.settle()
      #expect(log.entries == ["erase"])
      #expect(window.elements(role: .button, named: "Keep").isEmpty)
    }

    @Test func aBodyOfStatementsSeesRoleAndPress() async throws {
      var count = 0
      let window = TestWindow(width: 240, height: 500) { Idioms.BodiesOfStatements { count += 1 } }
      await window.present()
      defer { window.close() }
      let delete = try window.element(role: .button, named: "Delete")
      let red = try await TestWindow.pixel(of: .red)
      #expect(await window.snapshot(of: delete, isolated: true).isOnly(red))
      let rename = try window.element(role: .button, named: "Rename")
      let width = rename.frame.width
      await window.pointer.press(rename)
      await window.advanceFrame()
      #expect((width - rename.frame.width).rounded() == 6)
      await window.pointer.release()
      #expect(count == 1)
      await window.advanceTime(by: 1)
      await window.advanceFrame()
      #expect(abs(rename.frame.width - width) < 0.01)
    }

    /// The text that was under the pointer is another one while the button is pressed.
    @Test(arguments: LanguageMode.allCases)
    func aBranchOnThePressLeavesThePressAlone(_ mode: LanguageMode) async throws {
      var count = 0
      let window = TestWindow(width: 240, height: 500) {
        switch mode {
        case .swift6: Idioms.BodiesOfStatements { count += 1 }
        case .swift5: IdiomsSwift5.BodiesOfStatements { count += 1 }
        }
      }
      await window.present()
      defer { window.close() }
      let send = try window.element(role: .button, named: "Send")
      await window.pointer.press(send)
      await window.advanceFrame()
      #expect(send.elements(text: "…").count == 1)
      await window.settle()
      #expect(send.elements(text: "…").count == 1, "for as long as it is held")
      await window.pointer.release()
      #expect(count == 1)
      await window.advanceTime(by: 1)
      await window.advanceFrame()
      #expect(send.elements(text: "…").isEmpty)
      #expect(send.accessibleName == "Send")
    }
  }
}
