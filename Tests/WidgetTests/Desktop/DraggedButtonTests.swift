import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// What only a whole desktop can do to a press.
  @Suite @MainActor
  struct DraggedButton {
    @Test("A drag and drop that begins on a button takes the press away, and the next click counts")
    func dragTakesThePress() async throws {
      let desktop = try DesktopSession()
      let program = try desktop.start(TestProgram.url, arguments: ["dragged-button"])
      try await program.wait(forOutput: "ready")
      try desktop.pointer.move(to: CGPoint(x: 200, y: 80))
      try desktop.pointer.press()
      try await program.wait(forOutput: "pressed")
      try await drag(desktop, program)
      try await program.wait(forOutput: "rest")
      try desktop.pointer.release()

      try await click(desktop, program)
      let lines = program.output.split(separator: "\n").drop { $0 != "ready" }.dropFirst()
      // Both belong to one event: GTK begins the drag and takes the gestures' press in an order of its own.
      #expect(lines.first == "pressed")
      #expect(Set(lines.dropFirst().prefix(2)) == ["drag", "rest"])
      #expect(Array(lines.dropFirst(3)) == ["pressed", "acts", "rest"])
    }

    /// Moves on until the drag begins: GTK waits for the window to be on the screen and for a distance.
    private func drag(_ desktop: DesktopSession, _ program: DesktopProgram) async throws {
      for distance in stride(from: 5, through: 60, by: 5) where !program.output.contains("drag") {
        try desktop.pointer.move(to: CGPoint(x: 200, y: 80 + distance))
        try await Task.sleep(nanoseconds: 50_000_000)
      }
      try await program.wait(forOutput: "drag")
    }

    /// X takes a moment to end a drag.
    private func click(_ desktop: DesktopSession, _ program: DesktopProgram) async throws {
      try desktop.pointer.move(to: CGPoint(x: 380, y: 280))
      try await Task.sleep(nanoseconds: 300_000_000)
      try desktop.pointer.move(to: CGPoint(x: 200, y: 80))
      try desktop.pointer.press()
      try await program.wait(forOutput: "pressed", count: 2)
      try desktop.pointer.release()
      try await program.wait(forOutput: "acts")
      try await program.wait(forOutput: "rest", count: 2)
    }
  }
}
