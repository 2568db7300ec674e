import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// The components as assistive technology sees and uses them, from outside the program.
  @Suite @MainActor
  struct AssistiveTechnology {
    private func startComponents() throws -> DesktopProgram {
      try DesktopSession().start(TestProgram.url, arguments: ["components"])
    }

    @Test("Every component is a button with its title as the name and its subtitle as the description")
    func componentsAreNamedAndDescribed() async throws {
      let program = try startComponents()
      _ = try await program.accessible(role: "button", named: "Add row")
      let tree = try program.accessibleTree()
      let buttons = tree.nodes(role: "button").map { [$0.name, $0.description] }
      #expect(
        buttons == [
          ["Add item", ""], ["Standard", "Arrives on Friday"], ["Like", ""], ["Information", ""],
          ["Add row", ""],
        ], "\(tree.treeDescription)")
      #expect(
        tree.nodes(role: "button").allSatisfy {
          $0.states.isSuperset(of: [.focusable, .sensitive, .visible])
        },
        "\(tree.treeDescription)")
    }

    @Test(
      "A click of assistive technology runs the action",
      arguments: [
        ("Add item", "add"), ("Standard", "standard"), ("Like", "like"), ("Information", "information"),
        ("Add row", "row"),
      ])
    func clicksRunTheAction(name: String, output: String) async throws {
      let program = try startComponents()
      let button = try await program.accessible(role: "button", named: name)
      try program.perform("click", on: button)
      try await program.wait(forOutput: output)
      #expect(program.output.split(separator: "\n").filter { $0 == output }.count == 1)
    }
  }
}
