import CGtk
import Foundation
import Testing
import VeneerGallery
import VeneerTesting

extension WidgetSuites {
  /// What is around the pages of the gallery.
  @Suite @MainActor
  struct GalleryShell {
    private func rows(of stage: GalleryStage) -> [String] {
      stage.window.root.visibleDescendants.compactMap(\.identifier).filter { $0.hasPrefix("page-") }
    }

    @Test("Words in the search leave the pages that are about them, and Return shows the first")
    func searchFiltersPages() async throws {
      let stage = try await GalleryStage("icon-tint")
      defer { stage.window.close() }
      #expect(rows(of: stage).count == GalleryPage.all.count)
      await stage.window.keyboard.tap(.character("f"), modifiers: .control)
      await stage.window.keyboard.type("multiply")
      try await stage.window.wait(until: { rows(of: stage) == ["page-blend-modes"] })
      await stage.window.keyboard.tap(.return)
      #expect(stage.interface.page.name == "blend-modes")
      await stage.window.keyboard.tap(.escape)
      try await stage.window.wait(until: { rows(of: stage).count == GalleryPage.all.count })
    }

    @Test("Control and Page Down go from page to page")
    func keysChangePages() async throws {
      let stage = try await GalleryStage("icon-tint")
      defer { stage.window.close() }
      await stage.window.keyboard.tap(.pageDown, modifiers: .control)
      await stage.window.keyboard.tap(.pageDown, modifiers: .control)
      #expect(stage.interface.page.name == "pressed-images")
      await stage.window.keyboard.tap(.pageUp, modifiers: .control)
      #expect(stage.interface.page.name == "subtitled-buttons")
    }

    @Test("A narrow window has the sidebar behind a button, and a chosen page puts it away")
    func narrowWindowsHideTheSidebar() async throws {
      let stage = try await GalleryStage("icon-tint", width: 420)
      defer { stage.window.close() }
      #expect(try stage.page.frame.width > 400)
      #expect(rows(of: stage).isEmpty)
      await stage.window.pointer.click(try stage.window.element(identifier: "gallery-sidebar"))
      #expect(rows(of: stage).count == GalleryPage.all.count)
      let row = stage.window.root.elements(identifier: "page-about")[0]
      await stage.window.pointer.click(row)
      #expect(stage.interface.page.name == "about")
      #expect(rows(of: stage).isEmpty)
    }

    @Test("The log tells of a press that is dropped, taken up again and let go")
    func logTellsOfPresses() async throws {
      let stage = try await GalleryStage("roles-and-states")
      defer { stage.window.close() }
      let button = try #require(
        try stage.controls(ofType: "VeneerButton").first { $0.accessibleName == "Pay" })
      try await stage.scroll(to: button)
      await stage.window.pointer.press(button)
      await stage.window.pointer.move(to: CGPoint(x: button.frame.maxX + 30, y: button.frame.midY))
      await stage.window.pointer.move(to: button)
      await stage.window.pointer.release()
      #expect(
        try stage.log.reversed() == [
          "pressed: Pay", "dropped: Pay", "returned: Pay", "released: Pay", "action: Pay",
        ])
    }

    @Test("A listing is not selected when the focus comes to it, neither with its page nor by Tab")
    func listingsAreNotSelected() async throws {
      let stage = try await GalleryStage("your-own-style")
      defer { stage.window.close() }
      let listing = try #require(
        try stage.page.elements(ofType: "GtkLabel").first { $0.cssClasses.contains("gallery-source") })
      func isSelected() -> Bool {
        gtk_label_get_selection_bounds(OpaquePointer(listing.widget), nil, nil) != 0
      }
      #expect(!isSelected())
      for _ in 0..<20 where !listing.isFocused { await stage.window.keyboard.tap(.tab) }
      #expect(listing.isFocused)
      #expect(!isSelected())
    }

    @Test("Samples of states differ from each other, and stay as they are when all is tinted")
    func statesDiffer() async throws {
      // GTK's own transitions take real time.
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      let stage = try await GalleryStage("button-styles", height: 1000)
      defer { stage.window.close() }
      func pictures() async throws -> [Snapshot] {
        var pictures: [Snapshot] = []
        for sample in try stage.page.elements(ofType: "VeneerButton").filter(\.isSample).prefix(5) {
          pictures.append(await stage.window.snapshot(of: sample))
        }
        return pictures
      }
      let before = try await pictures()
      #expect(before.count == 5)
      for (index, picture) in before.enumerated() {
        for other in before[(index + 1)...] { #expect(picture != other) }
      }
      stage.interface.tint(.purple)
      await stage.window.settle()
      #expect(try await pictures() == before)
    }

    @Test("Nothing of a page is left when another one is shown, and nothing at all of a closed window")
    func pagesGo() async throws {
      let census = WidgetCensus()
      let stage = try await GalleryStage("icon-tint")
      for page in GalleryPage.all {
        stage.interface.show(page)
        await stage.window.settle()
        census.add(try stage.page.widget)
      }
      stage.interface.show(GalleryPage.all[0])
      await stage.window.settle()
      #expect(census.alive == 0)
      census.add(stage.window.widget)
      stage.window.close()
      await Task.yield()
      #expect(census.alive == 0)
    }
  }
}
