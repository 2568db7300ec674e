import CGtk
import Veneer

/// Shows symbols under names that nobody knows, again and again. What is said about them goes to the standard error stream.
@MainActor
enum UnknownSymbolProgram {
  static func main() {
    gtk_init()
    for _ in 0..<3 {
      for size in [15.0, 40.0] {
        show(
          VStack {
            Image(systemName: "plsu.circle.fill")
            Image(systemName: "plsu.circle.fill").symbolVariant(.slash)
            Image(systemName: "chevron.rigth")
            Image(systemName: "qqqqqqqqqq")
            Image(iconName: "no-icon-of-this-name-symbolic")
            Image(systemName: "100%.s%n")
          }
          .font(.system(size: size)))
      }
    }
  }

  private static func show<Content: View>(_ content: Content) {
    let window = gtk_window_new()!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, HostingWidget(rootView: content).widget)
    gtk_window_present(pointer)
    let clock = gtk_widget_get_frame_clock(window)!
    while gdk_frame_clock_get_frame_counter(clock) < 2 {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      g_main_context_iteration(nil, 1)
    }
    gtk_window_destroy(pointer)
  }
}
