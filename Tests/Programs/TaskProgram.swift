import CGtk
import Glibc
import Veneer

/// Starts a task on the main actor that sleeps, and ends when it has run on the main thread.
struct TaskProgram: App {
  init() {
    Task { @MainActor in
      try await Task.sleep(nanoseconds: 50_000_000)
      print(veneer_is_main_thread() != 0 ? "ran on the main thread" : "ran elsewhere")
      exit(0)
    }
  }

  var body: some Scene {
    WindowGroup("Task") { Text("Waiting") }
  }
}
