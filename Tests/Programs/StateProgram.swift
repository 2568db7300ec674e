import Glibc
import Veneer

/// Counts in the program's own state, and ends when the window has shown the new value.
struct StateProgram: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("State") {
      Counting(count: count) { count += 1 }
    }
  }

  private struct Counting: View {
    let count: Int
    let add: () -> Void

    var body: some View {
      if count == 0 {
        let _ = Task { @MainActor in add() }
      } else {
        let _ = finish()
      }
      Text("\(count)")
    }

    private func finish() {
      print("counted to \(count)")
      exit(0)
    }
  }
}
