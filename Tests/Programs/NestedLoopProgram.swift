import CGtk
import Glibc
import Veneer

/// Shows two buttons beside each other. The action of the first one runs a main loop until the second one was pressed twice.
@MainActor
enum NestedLoopProgram {
  private static let window = gtk_window_new()!
  private static var loop: OpaquePointer?
  private static var presses = 0

  static func main() {
    veneer_test_unbuffer_output()
    gtk_init()
    show()
    print("ready")
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  private static func show() {
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(pointer, 0)
    gtk_window_set_child(pointer, HostingWidget(rootView: buttons).widget)
    gtk_window_present(pointer)
    let frame = NextFrame(of: window)
    while !frame.isPainted { g_main_context_iteration(nil, 1) }
    // Without a window manager, only a window that is on the screen already can take the focus.
    gtk_window_present(pointer)
    while gtk_window_is_active(pointer) == 0 { g_main_context_iteration(nil, 1) }
  }

  private static var buttons: some View {
    HStack(spacing: 0) {
      Button("First", action: runLoop)
      Button("Second", action: second)
    }
    .buttonStyle(HalfOfTheWindow())
  }

  private struct HalfOfTheWindow: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      (configuration.isPressed ? Color.red : Color.green).frame(width: 150, height: 120)
    }
  }

  private static func runLoop() {
    print("begin")
    Task { print("task") }
    presses = 0
    loop = g_main_loop_new(nil, 0)
    g_main_loop_run(loop)
    print("end")
  }

  private static func second() {
    presses += 1
    print("second \(presses)")
    guard presses == 2 else { return }
    g_timeout_add(
      20,
      { _ in
        MainActor.assumeIsolated { g_main_loop_quit(NestedLoopProgram.loop) }
        return 0
      }, nil)
  }
}

/// Whether a window has painted a frame since it was asked.
@MainActor
private struct NextFrame {
  private let clock: OpaquePointer
  private let before: gint64

  init(of window: UnsafeMutablePointer<GtkWidget>) {
    clock = gtk_widget_get_frame_clock(window)!
    before = gdk_frame_clock_get_frame_counter(clock)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
  }

  var isPainted: Bool { gdk_frame_clock_get_frame_counter(clock) > before }
}
