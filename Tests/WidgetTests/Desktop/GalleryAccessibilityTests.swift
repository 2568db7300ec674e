import Foundation
import Testing
import VeneerGallery
import VeneerTesting

extension WidgetSuites {
  /// The gallery as assistive technology sees and uses it, from outside the program.
  @Suite @MainActor
  struct GalleryAccessibility {
    private func startGallery(_ page: String, _ title: String) async throws -> DesktopProgram {
      let gallery = TestProgram.url.deletingLastPathComponent().appendingPathComponent("veneer-gallery")
      let program = try DesktopSession().start(gallery, arguments: ["--page", page])
      _ = try await program.accessible(role: "label", named: "Source", timeout: 30)
      _ = try await program.accessible(role: "label", named: title, timeout: 30)
      return program
    }

    /// The page's own buttons, without those that copy source and empty the log.
    private func buttons(in program: DesktopProgram) throws -> [AccessibleNode] {
      try nodes(of: program.accessibleTree()).filter { node in
        node.role == "button" && !["Copy", "Clear"].contains(node.name)
      }
    }

    /// What is below the header bar, without what is kept from assistive technology or not to be seen.
    private func nodes(of tree: AccessibleNode) throws -> [AccessibleNode] {
      let window = try #require(tree.children.first)
      // The page is one part of the window, the header bar another one.
      let content = try #require(window.children.first { !$0.nodes(role: "list", named: "Pages").isEmpty })
      return visibleOutsideLists(in: content)
    }

    private func visible(in node: AccessibleNode) -> [AccessibleNode] {
      node.children.filter { $0.states.contains(.visible) }.flatMap { [$0] + visible(in: $0) }
    }

    /// Likewise, but without the parts of GTK's lists to choose from.
    private func visibleOutsideLists(in node: AccessibleNode) -> [AccessibleNode] {
      node.role == "combo box"
        ? []
        : node.children.filter { $0.states.contains(.visible) }.flatMap { [$0] + visibleOutsideLists(in: $0) }
    }

    @Test(
      "Every button of a page has its name and description",
      arguments: GalleryPageContent.all)
    func pageIsDescribed(_ content: GalleryPageContent) async throws {
      let program = try await startGallery(content.page, content.title)
      // GTK 4.10 and later describe what has no description by its tooltip.
      let found = try buttons(in: program).map {
        [$0.name, $0.description == "Shown by the pointer" ? "" : $0.description]
      }
      #expect(found == content.buttons.map { [$0.name, $0.description] })
    }

    @Test("Whatever takes the focus has a name", arguments: galleryPageNames)
    func everythingIsNamed(_ page: String) async throws {
      let title = try #require(GalleryPage.named(page)).plainTitle
      let gallery = TestProgram.url.deletingLastPathComponent().appendingPathComponent("veneer-gallery")
      let program = try DesktopSession().start(gallery, arguments: ["--page", page])
      _ = try await program.accessible(role: "label", named: title, timeout: 30)
      let nodes = visible(in: try program.accessibleTree())
      #expect(nodes.count > 40)
      for node in nodes where node.states.contains(.focusable) {
        // GTK calls what has no name by its type.
        let isNamed = !node.name.isEmpty && !node.name.hasPrefix("Gtk")
        // The items of GTK's own lists to choose from are read out by the text in them.
        let isItem =
          (node.name == "GtkListItemWidget" || node.role == "generic")
          && node.descendants.contains { $0.role == "label" }
        // GTK 4.10 and later say of containers, too, that they take the focus, which they pass on.
        let passesOn =
          ["generic", "group", "panel", "filler", "scroll pane"].contains(node.role)
          && node.descendants.contains { $0.states.contains(.focusable) }
        #expect(isNamed || isItem || passesOn, "\(node.treeDescription)")
      }
    }

    @Test(
      "A click of assistive technology runs the action, once",
      arguments: GalleryPageContent.components)
    func clicksRunTheActions(_ content: GalleryPageContent) async throws {
      let program = try await startGallery(content.page, content.title)
      for (index, button) in content.buttons.enumerated() {
        try program.perform("click", on: try await program.accessible(role: "button", named: "Clear"))
        _ = try await program.accessible(role: "label", named: "Press a button above.")
        let node = try buttons(in: program)[index]
        try program.perform("click", on: node)
        // The log says what the button shows, which its name for assistive technology may not be.
        let log = try await log(of: program)
        let title = try #require(log.first).split(separator: ": ").last.map(String.init) ?? ""
        #expect(log == ["action: \(title)", "released: \(title)", "pressed: \(title)"], "\(button.name)")
      }
    }

    /// The log, the last line first, once it tells of an action.
    private func log(of program: DesktopProgram) async throws -> [String] {
      let deadline = Date(timeIntervalSinceNow: 20)
      while true {
        let labels = try nodes(of: program.accessibleTree()).filter { $0.role == "label" }.map(\.name)
        if let log = labels.first(where: { $0.hasPrefix("action: ") }) {
          return log.split(separator: "\n").map(String.init)
        }
        try #require(Date() < deadline, "no action among \(labels)")
        try await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }
}
