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

    @Test("Tasks run under g_application_run without the program's help")
    func tasksRunInApplications() async throws {
      #expect(try await TestProgram.run("task") == "ran on the main thread")
    }

    @Test("State of the program itself reaches its window")
    func stateOfTheProgram() async throws {
      #expect(try await TestProgram.run("state") == "counted to 1")
    }

    @Test("An idle program polls no more often than plain GTK")
    func idleProgramsPollAsPlainOnesDo() async throws {
      async let veneer = TestProgram.run("idle-veneer")
      async let plain = TestProgram.run("idle-plain")
      let polls = try await (veneer: Int(veneer), plain: Int(plain))
      let veneerPolls = try #require(polls.veneer)
      let plainPolls = try #require(polls.plain)
      #expect(
        abs(veneerPolls - plainPolls) <= 1, "Veneer polled \(veneerPolls) times, plain GTK \(plainPolls).")
    }
  }
}
