import CGtk
import Glibc
import ObservedButton
import Veneer

/// Shows every component, and prints the name of the one that was pressed.
struct ComponentsProgram: App {
  init() { veneer_test_unbuffer_output() }

  var body: some Scene {
    WindowGroup("Components") {
      VStack {
        AddButton("Add item") { print("add") }
        SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") { print("standard") }
          .buttonStyle(.roundedRow)
        PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill") { print("like") }
          .labelStyle(.iconOnly)
        InfoButton { print("information") }
        List { ListAddButton("Add row") { print("row") } }
      }
    }
  }
}

/// Shows an `ObservedButton` and prints what it sees.
///
/// At SIGUSR1 it handles all input there is and prints "step", at SIGUSR2 it makes the button insensitive.
@MainActor
enum EventOrderProgram {
  private static let button = ObservedButton { print($0) }
  private static let window = gtk_window_new()!

  static func main() {
    veneer_test_unbuffer_output()
    gtk_init()
    // Two clicks are a double click, however slowly they come.
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
    veneer_test_set_int(settings, "gtk-double-click-time", 600_000)
    show()
    g_unix_signal_add(
      SIGUSR1,
      { _ in
        MainActor.assumeIsolated {
          EventOrderProgram.handleInput()
          print("step")
        }
        return gboolean(1)
      }, nil)
    g_unix_signal_add(
      SIGUSR2,
      { _ in
        MainActor.assumeIsolated { EventOrderProgram.button.disable() }
        return gboolean(1)
      }, nil)
    print("ready")
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  private static func show() {
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(pointer, 0)
    gtk_window_set_default_size(pointer, 400, 300)
    gtk_window_set_child(pointer, button.widget)
    gtk_window_present(pointer)
    // Without a window manager, only a window that is on the screen already can take the focus.
    finishFrame()
    gtk_window_present(pointer)
    gtk_widget_grab_focus(button.widget)
    while gtk_window_is_active(pointer) == 0 { g_main_context_iteration(nil, 1) }
  }

  /// Handles what the display has sent by now.
  private static func handleInput() {
    gdk_display_sync(gtk_widget_get_display(window))
    // GDK keeps a motion back until the next frame begins, and one may have begun already.
    for _ in 0..<2 { finishFrame() }
  }

  private static func finishFrame() {
    while g_main_context_iteration(nil, 0) != 0 {}
    let clock = gtk_widget_get_frame_clock(window)!
    let before = gdk_frame_clock_get_frame_counter(clock)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    while gdk_frame_clock_get_frame_counter(clock) == before { g_main_context_iteration(nil, 1) }
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
