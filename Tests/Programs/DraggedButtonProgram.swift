import CGtk
import Veneer

/// Shows a button in a box that can be dragged, and prints what the button shows and does: `pressed`, `rest`, `acts`, and
/// `drag` when a drag begins.
@MainActor
enum DraggedButtonProgram {
  private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = DraggedButtonProgram.shows(configuration.isPressed)
      Color.green.frame(width: 200, height: 150)
    }
  }

  private static var isPressed = false

  static func main() {
    veneer_test_unbuffer_output()
    gtk_init()
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let view = Button("Go") { print("acts") }.buttonStyle(Style())
    gtk_box_append(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), HostingWidget(rootView: view).widget)
    addDragSource(to: box)
    show(box)
    print("ready")
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  private static func shows(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    print(isPressed ? "pressed" : "rest")
  }

  private static func addDragSource(to box: UnsafeMutablePointer<GtkWidget>) {
    let source = gtk_drag_source_new()!
    let text = g_bytes_new("text", 4)
    gtk_drag_source_set_content(source, gdk_content_provider_new_for_bytes("text/plain", text))
    g_bytes_unref(text)
    let began: @convention(c) (gpointer, gpointer, gpointer?) -> Void = { _, _, _ in print("drag") }
    g_signal_connect_data(
      UnsafeMutableRawPointer(source), "drag-begin", unsafeBitCast(began, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(box, source)
  }

  private static func show(_ box: UnsafeMutablePointer<GtkWidget>) {
    let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 400, 300)
    gtk_window_set_child(window, box)
    gtk_window_present(window)
    while gtk_widget_get_width(box) == 0 { g_main_context_iteration(nil, 1) }
  }
}
