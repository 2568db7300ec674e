import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// The gallery as assistive technology sees and uses it, from outside the program.
  @Suite @MainActor
  struct GalleryAccessibility {
    private func startGallery() async throws -> DesktopProgram {
      let gallery = TestProgram.url.deletingLastPathComponent().appendingPathComponent("veneer-gallery")
      let program = try DesktopSession().start(gallery, arguments: [])
      _ = try await program.accessible(role: "button", named: "Add item")
      return program
    }

    /// Names and descriptions of the buttons of each section, in order.
    private static let sections: KeyValuePairs<String, [(name: String, description: String)]> = [
      "Icon tint": [
        ("Purple", ""), ("Blue", ""), ("Teal", ""), ("Green", ""), ("Orange", ""), ("Red", ""),
        ("Add item", ""), ("Add a row", ""),
      ],
      "Subtitled button": Array(repeating: ("Express delivery", "Arrives tomorrow"), count: 5)
        + [("By post", "Arrives on Friday"), ("Collect", "")],
      "Pressed image button": [
        ("Like", ""), ("Star", ""), ("Like", ""), ("At rest", ""), ("Disabled", ""), ("Pulse", ""),
      ],
      "Buttons": [
        ("Bordered", ""), ("Prominent", ""), ("Borderless", ""), ("Link", ""), ("Erase", ""), ("Cancel", ""),
        ("mini", ""), ("small", ""), ("regular", ""), ("large", ""), ("extraLarge", ""), ("Capsule", ""),
        ("Radius 12", ""), ("Add", ""), ("Press by Ctrl+P", ""), ("or by Alt+L", ""), ("Quieter", ""),
        ("Louder", ""), ("Lock", ""), ("Open", ""),
      ],
    ]

    @Test("Every button of every section has the role, the name and the description that it should")
    func buttonsAreNamed() async throws {
      let program = try await startGallery()
      let tree = try program.accessibleTree()
      let found = tree.nodes(role: "button").map { "\($0.name) | \($0.description)" }
      let expected = Self.sections.flatMap { $0.value }.map { "\($0.name) | \($0.description)" }
      let first = try #require(found.firstIndex(of: expected[0]), "\(tree.treeDescription)")
      #expect(
        Array(found[first..<min(first + expected.count, found.count)]) == expected, "\(tree.treeDescription)")
      let labels = Set(tree.nodes(role: "label").map(\.name))
      for section in Self.sections { #expect(labels.contains(section.key)) }
      for text in ["Favourites", "Keeps its own green", "Bounces", "Pulses", "original", ".blending"] {
        #expect(labels.contains(text), "\(tree.treeDescription)")
      }
      #expect(tree.nodes(role: "image").allSatisfy { !$0.name.isEmpty })
    }

    @Test(
      "A click of assistive technology acts, in every section",
      arguments: ["Add item", "Collect", "Star", "Link"])
    func clicksAct(_ name: String) async throws {
      let program = try await startGallery()
      let button = try await program.accessible(role: "button", named: name)
      try program.perform("click", on: button)
      _ = try await program.accessible(role: "label", named: "Pressed once")
    }
  }
}
