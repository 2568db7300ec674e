import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Button styles as application authors write them.
  @Suite @MainActor struct ButtonIdioms {
    @MainActor private final class Choices {
      var made: [Int] = []
    }

    @Test(arguments: LanguageMode.allCases)
    func twoLinesInAPlainButtonAndInARow(_ mode: LanguageMode) async throws {
      let choices = Choices()
      let window = TestWindow(width: 300, height: 200) {
        switch mode {
        case .swift6: Idioms.Plans { choices.made.append($0) }
        case .swift5: IdiomsSwift5.Plans { choices.made.append($0) }
        }
      }
      await window.present()
      defer { window.close() }
      let buttons = window.elements(role: .button)
      try #require(buttons.count == 2)
      let (plain, row) = (buttons[0], buttons[1])

      let picture = await window.snapshot(of: plain, isolated: true)
      #expect(picture.isOnly(try await TestWindow.pixel(of: .primary)), "the text and nothing else")
      #expect(plain.frame.size == (try plain.element(text: "Monthly")).parent?.frame.size)
      let heading = try plain.element(text: "Monthly").frame
      let remark = try plain.element(text: "Cancel any time").frame
      #expect((remark.minY - heading.maxY).rounded() == 2)
      #expect(heading.height > remark.height)

      #expect(row.frame.width == 300)
      let filled = await window.snapshot(of: row, isolated: true)
      let accent = try await TestWindow.pixel(of: .accentColor)
      #expect(filled[150, 2] == accent)
      #expect(filled[1, filled.height / 2] == accent && filled[298, filled.height / 2] == accent)
      for corner in [
        filled[0, 0], filled[299, 0], filled[0, filled.height - 1], filled[299, filled.height - 1],
      ] {
        #expect(corner.alpha == 0, "the corners are cut")
      }
      let title = await window.snapshot(of: try row.element(text: "Yearly"), isolated: true)
      #expect(title.isOnly(Snapshot.Pixel(premultiplied: 0xffff_ffff)))

      await window.pointer.click(plain)
      await window.pointer.click(at: CGPoint(x: 10, y: row.center.y))
      #expect(choices.made == [1, 12])
    }

    @Test func aRowIsDimmedWhilePressed() async throws {
      let window = TestWindow(width: 300, height: 200) { Idioms.Plans { _ in } }
      await window.present()
      defer { window.close() }
      let row = try #require(window.elements(role: .button).last)
      await window.pointer.press(row)
      await window.advanceFrame()
      let pressed = await window.snapshot(of: row, isolated: true)
      #expect(abs(pressed[150, 2].alpha - 153) <= 1)
      await window.pointer.release()
      await window.advanceTime(by: 0.2)
      let released = await window.snapshot(of: row, isolated: true)
      #expect(released[150, 2].alpha == 255)
    }

    @Test func stylesFromAnEnumLookAsTheySay() async throws {
      var opened: [String] = []
      let window = TestWindow(width: 240, height: 160) { Idioms.ThemedSettings { opened.append($0) } }
      await window.present()
      defer { window.close() }
      let account = try window.element(role: .button, named: "Account")
      #expect(account.frame.width == 240)
      #expect(try account.element(text: "Account").frame.minX == 24)
      let help = try window.element(role: .button, named: "Help")
      #expect(help.frame.size == (try help.element(text: "Help")).frame.size)
      let title = try window.element(text: "Updates")
      let icon = await window.snapshot(of: try title.icon, isolated: true)
      #expect(icon.isOnly(try await TestWindow.pixel(of: .indigo)))
      let text = await window.snapshot(of: title, isolated: true)
      #expect(text.isOnly(try await TestWindow.pixel(of: Color(white: 0.2))))
      await window.pointer.click(account)
      await window.pointer.click(help)
      #expect(opened == ["account", "help"])
    }

    @Test(arguments: LanguageMode.allCases)
    func coloursOfAPlatformAreDrawnAsTheirNamesSay(_ mode: LanguageMode) async throws {
      let window = TestWindow(width: 60, height: 40) {
        switch mode {
        case .swift6: Idioms.Swatches()
        case .swift5: IdiomsSwift5.Swatches()
        }
      }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      let middle = picture.height / 2
      let left = try #require(picture.bounds { $0.alpha > 0 }).minX
      let colours = [5, 18, 31, 41].map { picture[Int(left) + $0, middle].premultiplied }
      #expect(colours == [0xffff_0000, 0xff00_80ff, 0xff00_80ff, 0xff00_00ff])
    }

    @Test func genericStylesDrawWhatTheyAreGiven() async throws {
      var count = 0
      let window = TestWindow(width: 260, height: 320) { Idioms.GenericShelf { count += 1 } }
      await window.present()
      defer { window.close() }
      let filled = await window.snapshot(of: try window.element(role: .button, named: "Filled"))
      #expect(filled[1, 1] == (try await TestWindow.pixel(of: .mint)))
      let tinted = await window.snapshot(of: try window.element(role: .button, named: "Tinted"))
      #expect(tinted[1, 1] == (try await TestWindow.pixel(of: .pink)))
      let more = try window.element(role: .button, named: "More")
      #expect(more.frame.width > 150, "the accessory is at the far end")
      #expect(try more.element(text: "More").frame.minX == more.frame.minX)
      let badge = try window.element(text: "3")
      #expect(badge.frame.minX > (try window.element(text: "Inbox")).frame.maxX)
      await window.pointer.click(more)
      #expect(count == 1)
    }
  }
}
