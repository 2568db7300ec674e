import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Dispatch's main queue under GTK's loop.
  @Suite @MainActor
  struct MainLoopBridge {
    @Test("A task on the main actor runs after a sleep, on the main thread")
    func tasksRun() async throws {
      let counter = Counter()
      Task { @MainActor in
        try await Task.sleep(nanoseconds: 20_000_000)
        if veneer_is_main_thread() != 0 { counter.add() }
      }
      try await HeadlessDisplay.shared.wait(until: { counter.count == 1 }, message: "the task ends")
    }
  }
}
