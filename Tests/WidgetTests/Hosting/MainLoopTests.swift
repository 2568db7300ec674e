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

    @Test(
      "An action that awaits a timer and a background task updates its button, whatever runs the loop",
      arguments: ["application", "loop", "nested-loop"])
    func asynchronousActions(loop: String) async throws {
      let output = try await TestProgram.run("async-\(loop)")
      #expect(output.split(separator: "\n") == ["idle", "slept", "sum 500500", "end"])
    }

    @Test("An idle program polls no more often than plain GTK, nor does one whose tasks wait or have ended")
    func idleProgramsPollAsPlainOnesDo() async throws {
      async let veneer = TestProgram.run("idle-veneer")
      async let tasks = TestProgram.run("idle-tasks")
      async let plain = TestProgram.run("idle-plain")
      let polls = try await (veneer: Int(veneer), tasks: Int(tasks), plain: Int(plain))
      let plainPolls = try #require(polls.plain)
      for own in [try #require(polls.veneer), try #require(polls.tasks)] {
        #expect(abs(own - plainPolls) <= 1, "Veneer polled \(own) times, plain GTK \(plainPolls).")
      }
    }
  }
}
