import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// An action that runs a main loop of its own, as modal dialogs do, in a program of its own under real input.
  @Suite @MainActor
  struct NestedLoops {
    @Test(
      "Clicks, keys and tasks come in while an action runs a loop, from outside the process",
      arguments: [true, false])
    func inputArrivesWithinTheLoop(_ byPointer: Bool) async throws {
      let desktop = try DesktopSession()
      let program = try desktop.start(TestProgram.url, arguments: ["nested-loop"])
      try await program.wait(forOutput: "ready")
      for round in 1...2 {
        try press(isFirst: true, byPointer, on: desktop)
        try await program.wait(forOutput: "task", count: round)
        for number in 1...2 {
          try press(isFirst: false, byPointer, on: desktop)
          try await program.wait(forOutput: "second \(number)", count: round)
        }
        try await program.wait(forOutput: "end", count: round)
      }
      let round = ["begin", "task", "second 1", "second 2", "end"]
      #expect(program.output.split(separator: "\n").map(String.init) == ["ready"] + round + round)
    }

    /// Presses one of the program's two buttons, which share its window of 300 × 120.
    private func press(isFirst: Bool, _ byPointer: Bool, on desktop: DesktopSession) throws {
      if byPointer { return try desktop.pointer.click(at: CGPoint(x: isFirst ? 75 : 225, y: 60)) }
      // The keys lead to the first or the second one, wherever the focus is.
      try desktop.keyboard.tap(isFirst ? .left : .right)
      try desktop.keyboard.tap(.space)
    }
  }
}
