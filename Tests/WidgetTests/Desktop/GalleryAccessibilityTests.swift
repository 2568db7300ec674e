import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// The gallery as assistive technology sees and uses it, from outside the program.
  @Suite @MainActor
  struct GalleryAccessibility {
    private func startGallery() async throws -> DesktopProgram {
      let gallery = TestProgram.url.deletingLastPathComponent().appendingPathComponent("veneer-gallery")
      let program = try DesktopSession().start(gallery)
      _ = try await program.accessible(role: "label", named: GallerySectionContent.all.last?.parts.last?.name)
      return program
    }

    /// The labels and buttons of one section, in their order, without what is in the buttons.
    private func parts(of content: GallerySectionContent, in program: DesktopProgram) throws
      -> [AccessibleNode]
    {
      let window = try #require(try program.accessibleTree().children.first)
      // The page is one part of the window, the header bar another one.
      let page = try #require(
        window.children.first { !$0.nodes(role: "label", named: content.title).isEmpty })
      let nodes = labelsAndButtons(in: page)
      let titles = GallerySectionContent.all.map(\.title)
      let start = try #require(nodes.firstIndex { $0.role == "label" && $0.name == content.title })
      let end = nodes[(start + 1)...].firstIndex { $0.role == "label" && titles.contains($0.name) }
      return Array(nodes[start..<(end ?? nodes.endIndex)])
    }

    private func labelsAndButtons(in node: AccessibleNode) -> [AccessibleNode] {
      node.role == "label" || node.role == "button" ? [node] : node.children.flatMap(labelsAndButtons)
    }

    private func description(of node: AccessibleNode) -> [String] {
      [node.role, node.name, node.description]
    }

    @Test(
      "Every label and button of a section has its role, name and description",
      arguments: GallerySectionContent.all)
    func sectionIsDescribed(_ content: GallerySectionContent) async throws {
      let program = try await startGallery()
      let nodes = try parts(of: content, in: program)
      let status = [["label", content.counts ? "Pressed 0 times" : "", ""]]
      let head = [["label", content.title, ""]] + status + [["label", content.summary, ""]]
      #expect(nodes.map(description) == head + content.parts.map { [$0.role, $0.name, $0.description] })
      for button in nodes where button.role == "button" {
        let texts = button.nodes(role: "label").map(\.name)
        #expect(
          texts.allSatisfy { $0.isEmpty || $0.contains { !$0.isWhitespace } }, "\(button.treeDescription)")
      }
    }

    @Test(
      "A click of assistive technology runs the action, once",
      arguments: GallerySectionContent.all.filter { $0.parts.contains { $0.role == "button" } })
    func clicksRunTheActions(_ content: GallerySectionContent) async throws {
      let program = try await startGallery()
      let buttons = zip(content.parts, try parts(of: content, in: program).dropFirst(3))
        .filter { $0.0.role == "button" }
      let counting = buttons.filter { $0.0.effect == .counts }
      for (_, button) in counting { try program.perform("click", on: button) }
      let count = counting.count == 1 ? "Pressed once" : "Pressed \(counting.count) times"
      try await wait(for: count, in: content, of: program)
      for (part, button) in buttons {
        guard case .shows(let name) = part.effect else { continue }
        try program.perform("click", on: button)
        try await wait(for: name, in: content, of: program)
      }
      let after = try parts(of: content, in: program)
      #expect(after[1].name == count)
      for (part, node) in zip(content.parts, after.dropFirst(3)) where part.role == "button" {
        #expect(node.states.contains(.sensitive) == (part.effect != .none), "\(part.name)")
      }
    }

    /// Returns when there is a part with this name.
    private func wait(
      for name: String, in content: GallerySectionContent, of program: DesktopProgram
    ) async throws {
      let deadline = Date(timeIntervalSinceNow: 20)
      while true {
        let names = try parts(of: content, in: program).map(\.name)
        if names.contains(name) { return }
        try #require(Date() < deadline, "there is no \(name) in \(names)")
        try await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }
}
