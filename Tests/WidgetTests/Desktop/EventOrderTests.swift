import CGtk
import Foundation
import ObservedButton
import Testing
import VeneerTesting

extension WidgetSuites {
  /// The kit's input means to GTK what a real pointer and keyboard mean.
  @Suite @MainActor
  struct EventOrder {
    @Test(
      "A button sees the same of the kit's input as under X, in the same order",
      arguments: EventScenario.all)
    func orderIsThatOfX(scenario: EventScenario) async throws {
      let kit = try await stepsSeenFromKit(scenario)
      let desktop = try await stepsSeenUnderX(scenario)
      #expect(kit == desktop)
      #expect(desktop == scenario.sees)
    }

    private func stepsSeenFromKit(_ scenario: EventScenario) async throws -> [String] {
      setDoubleClickTime(600_000)
      defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-double-click-time") }
      var lines: [String] = []
      let button = ObservedButton { lines.append($0) }
      let window = TestWindow(width: 400, height: 300, content: button.widget)
      await window.pointer.leave()
      await window.present()
      defer { window.close() }
      gtk_widget_grab_focus(button.widget)

      var steps: [String] = []
      for step in scenario.steps {
        lines = []
        switch step {
        case .move(let point): await window.pointer.move(to: point)
        case .press(let button): await window.pointer.press(button: button)
        case .release(let button): await window.pointer.release(button: button)
        case .keyDown(let key): await window.keyboard.press(key)
        case .keyUp(let key): await window.keyboard.release(key)
        case .disable: button.disable()
        }
        await window.settle()
        steps.append(lines.joined(separator: ", "))
      }
      return steps
    }

    private func stepsSeenUnderX(_ scenario: EventScenario) async throws -> [String] {
      let desktop = try DesktopSession()
      let program = try desktop.start(TestProgram.url, arguments: ["event-order"])
      try await program.wait(forOutput: "ready")
      for (index, step) in scenario.steps.enumerated() {
        switch step {
        case .move(let point): try desktop.pointer.move(to: point)
        case .press(let button): try desktop.pointer.press(button: button)
        case .release(let button): try desktop.pointer.release(button: button)
        case .keyDown(let key): try desktop.keyboard.press(key)
        case .keyUp(let key): try desktop.keyboard.release(key)
        case .disable: program.send(signal: SIGUSR2)
        }
        program.send(signal: SIGUSR1)
        try await program.wait(forOutput: "step", count: index + 1)
      }
      let lines = program.output.split(separator: "\n").drop { $0 != "ready" }.dropFirst()
      let steps = lines.split(separator: "step", omittingEmptySubsequences: false).dropLast()
      return steps.map { $0.joined(separator: ", ") }
    }

    private func setDoubleClickTime(_ milliseconds: Int32) {
      veneer_test_set_int(
        UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-double-click-time", milliseconds)
    }
  }
}
