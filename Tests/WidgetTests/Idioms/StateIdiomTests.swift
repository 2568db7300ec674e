import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// State and environment in styles and modifiers.
  @Suite @MainActor struct StateIdioms {
    @Test(arguments: LanguageMode.allCases)
    func eachButtonHasItsOwnStateInAStyle(_ mode: LanguageMode) async throws {
      var count = 0
      let window = TestWindow(width: 300, height: 300) {
        switch mode {
        case .swift6: Idioms.StatefulStyles { count += 1 }
        case .swift5: IdiomsSwift5.StatefulStyles { count += 1 }
        }
      }
      await window.present()
      defer { window.close() }
      let counters = window.elements(role: .button, named: "Count 0")
      try #require(counters.count == 2)
      await window.pointer.click(counters[0])
      await window.settle()
      #expect(count == 1, "the action of the button around it runs once")
      #expect(counters[0].accessibleName == "Count 1")
      #expect(counters[1].accessibleName == "Count 0")
      await window.pointer.click(counters[1])
      await window.pointer.click(counters[1])
      await window.settle()
      #expect(count == 3)
      #expect(counters.map(\.accessibleName) == ["Count 1", "Count 2"])
    }

    @Test func aStyleFollowsItsEnvironment() async throws {
      let window = TestWindow(width: 300, height: 300) { Idioms.StatefulStyles {} }
      await window.present()
      defer { window.close() }
      #expect(throws: Never.self) { try window.element(text: "ready") }
      await window.pointer.click(try window.element(role: .button, named: "Lock"))
      await window.settle()
      #expect(throws: Never.self) { try window.element(text: "not now") }
      let upload = try window.element(text: "Upload")
      #expect(!upload.isSensitive)
      await window.pointer.click(try window.element(role: .button, named: "Unlock"))
      await window.settle()
      #expect(upload.isSensitive)

      HeadlessDisplay.shared.colorScheme = .dark
      defer { HeadlessDisplay.shared.colorScheme = .light }
      await window.settle()
      #expect(throws: Never.self) { try window.element(text: "night") }
    }

    @Test func aLabelStyleRemembersWhatWasRevealed() async throws {
      let window = TestWindow(width: 300, height: 300) { Idioms.StatefulStyles {} }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Secret"))
      await window.settle()
      #expect(window.elements(role: .button, named: "Secret").isEmpty)
      #expect(throws: Never.self) { try window.element(text: "Secret").icon }
    }

    @Test func anApplicationsOwnKeyReachesAStyle() async throws {
      let window = TestWindow(width: 200, height: 200) { Idioms.DensityChooser() }
      await window.present()
      defer { window.close() }
      let usual = try window.element(role: .button, named: "Default")
      let row = try window.element(role: .button, named: "Row")
      #expect((row.frame.height - usual.frame.height).rounded() == 12)
      await window.pointer.click(row)
      await window.settle()
      #expect((row.frame.height - usual.frame.height).rounded() == 32)
    }

    @Test func aModifierHasStateAndConditionsPickABranch() async throws {
      let window = TestWindow(width: 200, height: 200) { Idioms.ModifiedNotes() }
      await window.present()
      defer { window.close() }
      let toggle = try window.element(role: .button, named: "Toggle")
      await window.pointer.click(toggle)
      await window.settle()
      #expect(window.root.elements(text: "Inside").isEmpty)
      await window.pointer.click(toggle)
      await window.settle()
      #expect(window.root.elements(text: "Inside").count == 1)
      let loud = try window.element(text: "Loud").frame.height
      #expect(loud > (try window.element(text: "Quiet").frame.height) * 1.5)
    }

    @Test func aBodyViewFollowsThePressAndTheEnvironment() async throws {
      let window = TestWindow(width: 200, height: 100) { Idioms.Toolbox {} }
      await window.present()
      defer { window.close() }
      let cut = try window.element(role: .button, named: "Cut")
      let green = try await TestWindow.pixel(of: .green)
      let title = try cut.element(text: "Cut")
      #expect(await window.snapshot(of: title, isolated: true).isOnly(green))
      #expect(await window.snapshot(of: cut, isolated: true)[0, 0].alpha == 0)
      await window.pointer.press(cut)
      await window.advanceFrame()
      #expect(await window.snapshot(of: cut, isolated: true)[0, 0] == green)
      let white = Snapshot.Pixel(premultiplied: 0xffff_ffff)
      #expect(await window.snapshot(of: title, isolated: true).isOnly(white))
      await window.pointer.release()
    }
  }
}
