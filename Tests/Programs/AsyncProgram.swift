import CGtk
import Glibc
import Veneer

/// Presses a button whose action awaits a timer and a background task, and prints what the button shows, under one of several
/// ways to run a main loop.
@MainActor
enum AsyncProgram {
  private static var loop: OpaquePointer?

  private struct Download: View {
    @State private var progress = "idle"

    var body: some View {
      Button(progress) {
        Task {
          try await Task.sleep(nanoseconds: 20_000_000)
          progress = "slept"
          let sum = await Task.detached {
            // Changes that follow each other at once are shown as one.
            try? await Task.sleep(nanoseconds: 50_000_000)
            return (1...1000).reduce(0, +)
          }.value
          progress = "sum \(sum)"
        }
      }
      .onChange(of: progress, initial: true) { _, new in
        print(new)
        if new.hasPrefix("sum") { AsyncProgram.end() }
      }
      .onAppear(perform: AsyncProgram.press)
    }
  }

  private static let window = gtk_window_new()!

  private static func show() {
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, HostingWidget(rootView: Download()).widget)
    gtk_window_present(pointer)
  }

  private static func press() {
    g_timeout_add(
      50,
      { _ in
        MainActor.assumeIsolated { _ = gtk_widget_activate(AsyncProgram.button(in: AsyncProgram.window)) }
        return 0
      }, nil)
  }

  private static func button(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    if String(cString: gtk_widget_get_name(widget)) == "VeneerButton" { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let found = button(in: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Ends the loop, or the application by closing its only window.
  private static func end() {
    if let loop {
      g_main_loop_quit(loop)
    } else {
      gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    }
  }

  // MARK: Ways to run a loop

  /// A loop of the program's own.
  static func runLoop() {
    gtk_init()
    show()
    loop = g_main_loop_new(nil, 0)
    g_main_loop_run(loop)
    print("end")
  }

  /// A loop inside of a callback of another one.
  static func runNestedLoop() {
    gtk_init()
    let outer = g_main_loop_new(nil, 0)
    g_idle_add(
      { outer in
        MainActor.assumeIsolated { AsyncProgram.runLoop() }
        g_main_loop_quit(OpaquePointer(outer))
        return 0
      }, UnsafeMutableRawPointer(outer))
    g_main_loop_run(outer)
  }

  /// An application, which runs a loop of its own; the action's button is in a window of it.
  static func runApplication() {
    let application = gtk_application_new(nil, GApplicationFlags(rawValue: 0))!
    typealias Activate = @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void
    let activate: Activate = { application, _ in
      MainActor.assumeIsolated {
        AsyncProgram.show()
        gtk_window_set_application(
          UnsafeMutableRawPointer(AsyncProgram.window).assumingMemoryBound(to: GtkWindow.self), application)
      }
    }
    g_signal_connect_data(
      application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
    print("end")
  }
}
