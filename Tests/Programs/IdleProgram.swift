import CGtk
import Glibc
import Observation
import Synchronization
import Veneer

/// Shows a window, does nothing for five seconds, and prints how often the loop polled meanwhile.
struct IdleProgram: App {
  init() { PollCount.begin() }

  var body: some Scene {
    WindowGroup("Idle") {
      Button("Idle", action: {}).buttonStyle(
        .pressedImage(title: "Idle", systemImage: "star", pressedImage: "heart"))
    }
  }
}

/// The same, with a task that waits, one that is over, one that was cancelled, and an object that a thread has changed.
struct IdleTasksProgram: App {
  @State private var progress = IdleProgress()

  init() { PollCount.begin() }

  var body: some Scene {
    WindowGroup("Idle") { IdleTasks(progress: progress) }
  }

  private struct IdleTasks: View {
    let progress: IdleProgress
    @State private var isWaiting = true

    var body: some View {
      VStack {
        Text(verbatim: "\(progress.steps)").task { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
        if isWaiting {
          Text(verbatim: "cancelled").task { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
        }
      }
      .task {
        let progress = progress
        await Task.detached { for _ in 0..<1000 { progress.advance() } }.value
        try? await Task.sleep(nanoseconds: 100_000_000)
        isWaiting = false
      }
    }
  }
}

/// How far a thread has come.
@Observable
final class IdleProgress: Sendable {
  @ObservationIgnored private let storage = Atomic(0)

  var steps: Int {
    access(keyPath: \.steps)
    return storage.load(ordering: .relaxed)
  }

  func advance() { withMutation(keyPath: \.steps) { _ = storage.add(1, ordering: .relaxed) } }
}

/// The same in plain GTK.
@MainActor
func runPlainIdleProgram() {
  PollCount.begin()
  let application = gtk_application_new(nil, GApplicationFlags(rawValue: 0))!
  let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = { application, _ in
    let window = gtk_application_window_new(application)!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, gtk_button_new_with_label("Idle"))
    gtk_window_present(pointer)
  }
  g_signal_connect_data(
    application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0)
  )
  g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
}

/// Counts the main context's polls from the second second to the seventh, then ends the program.
@MainActor
enum PollCount {
  private static var polls = 0

  static func begin() {
    g_timeout_add(
      2000,
      { _ in
        g_main_context_set_poll_func(nil) { descriptors, count, timeout in
          MainActor.assumeIsolated { PollCount.polls += 1 }
          return g_poll(descriptors, count, timeout)
        }
        return gboolean(0)
      }, nil)
    g_timeout_add(
      7000,
      { _ in
        MainActor.assumeIsolated { print(PollCount.polls) }
        exit(0)
      }, nil)
  }
}
