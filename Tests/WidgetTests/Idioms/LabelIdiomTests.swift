import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Label styles as application authors write them.
  @Suite @MainActor struct LabelIdioms {
    @Test(arguments: LanguageMode.allCases)
    func aRebuiltLabelColoursItsIconOnly(_ mode: LanguageMode) async throws {
      let window = TestWindow(width: 200, height: 100) {
        switch mode {
        case .swift6: Idioms.SignalList()
        case .swift5: IdiomsSwift5.SignalList()
        }
      }
      await window.present()
      defer { window.close() }
      let titles = window.root.elements(text: "Running")
      try #require(titles.count == 2)
      let styled = await window.snapshot(of: try titles[0].icon, isolated: true)
      let usual = await window.snapshot(of: try titles[1].icon, isolated: true)
      #expect(styled.isOnly(try await TestWindow.pixel(of: .orange)))
      #expect(styled.hasShape(of: usual), "the shape stays")
      #expect(styled != usual)
      let styledTitle = await window.snapshot(of: titles[0], isolated: true)
      let usualTitle = await window.snapshot(of: titles[1], isolated: true)
      #expect(styledTitle == usualTitle)
    }

    @Test(arguments: LanguageMode.allCases)
    func theApplicationsAliasWinsOverOurs(_ mode: LanguageMode) async throws {
      let window = TestWindow(width: 200, height: 100) {
        switch mode {
        case .swift6: Idioms.ShadowedAliases()
        case .swift5: IdiomsSwift5.ShadowedAliases()
        }
      }
      await window.present()
      defer { window.close() }
      let title = try window.element(text: "Archive")
      let icon = try title.icon
      #expect(icon.frame.minX > title.frame.maxX, "the application's style puts the icon last")
      let picture = await window.snapshot(of: icon, isolated: true)
      #expect(picture.isOnly(try await TestWindow.pixel(of: .orange)))

      let button = try window.element(role: .button, named: "Continue")
      let line = await window.snapshot(of: button, isolated: true)
      let purple = try await TestWindow.pixel(of: .purple)
      #expect(line[0, line.height - 1] == purple)
      #expect(line[line.width - 1, line.height - 3] == purple)
      #expect(!line.contains { $0.alpha == 255 && $0 == line[0, 0] }, "there is no filled row")
    }

    @Test(arguments: LanguageMode.allCases)
    func aStyleReachesALabelTwoViewsFurtherIn(_ mode: LanguageMode) async throws {
      let counter = Counter()
      let window = TestWindow(width: 240, height: 160) {
        switch mode {
        case .swift6: Idioms.Journal { counter.add() }
        case .swift5: IdiomsSwift5.Journal { counter.add() }
        }
      }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "New entry")
      let icon = try button.element(text: "New entry").icon
      let picture = await window.snapshot(of: icon, isolated: true)
      #expect(picture.isOnly(try await TestWindow.pixel(of: .teal)))
      #expect(picture.alphas == (try await shape(of: "plus.circle.fill")), "with the variant of the row")
      #expect(button.frame.width > 200, "the row is pressed as a whole")

      await window.pointer.click(at: CGPoint(x: button.frame.maxX - 10, y: button.center.y))
      #expect(counter.count == 1)
      await window.keyboard.tap(.space)
      try await window.wait { counter.count == 2 }
    }

    private func shape(of symbol: String) async throws -> [UInt8] {
      let window = TestWindow(width: 40, height: 40) { Image(systemName: symbol) }
      await window.present()
      defer { window.close() }
      let image = try window.element(ofType: "VeneerHost").children[0]
      return await window.snapshot(of: image, isolated: true).alphas
    }

    @Test func partsMadeByFunctionsAreWhereTheyAreSaidToBe() async throws {
      let window = TestWindow(width: 200, height: 100) { Idioms.Toolbox {} }
      await window.present()
      defer { window.close() }
      let title = try window.element(text: "Cut")
      let icon = try title.icon
      #expect((title.frame.minY - icon.frame.maxY).rounded() == 4)
      #expect(abs(icon.center.x - title.center.x) <= 0.5)
      #expect(icon.frame.width > title.frame.height * 1.5, "a large symbol")
    }

    @Test func everySpellingOfTheConfigurationShowsItsLabel() async throws {
      let window = TestWindow(width: 200, height: 400) { Idioms.NamedConfigurations() }
      await window.present()
      defer { window.close() }
      for name in ["One", "Two", "Three", "Four"] {
        #expect(throws: Never.self) { try window.element(role: .button, named: name) }
      }
      for title in ["Five", "Six", "Seven"] {
        #expect(throws: Never.self) { try window.element(text: title) }
      }
      let heights = try ["One", "Two", "Three"].map {
        try window.element(role: .button, named: $0).frame.height
      }
      #expect(heights[1] == heights[0] + 4 && heights[2] == heights[0] + 8)
    }

    @Test func branchesShowWhatTheySay() async throws {
      let window = TestWindow(width: 240, height: 500) { Idioms.BodiesOfStatements {} }
      await window.present()
      defer { window.close() }
      let notes = window.root.elements(text: "Note")
      try #require(notes.count == 3)
      // Quiet shows the title alone, normal an icon before it, loud one on either side.
      #expect(notes[0].parent?.children.count != 2)
      #expect(notes[1].parent?.children.count == 2)
      #expect(notes[2].parent?.children.count == 3)
      #expect(notes[2].frame.height > notes[1].frame.height)
      #expect(try window.element(text: "Shown icon").parent?.children.count == 2)
    }
  }
}
