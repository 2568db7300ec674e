import CGtk
import Veneer

/// Adds a style sheet, opens a second display, and prints the colour that a label has on both by it, and after it was taken off.
@MainActor
enum SecondDisplayProgram {
  static func main() {
    gtk_init()
    let sheet = StyleSheet.add(".second-display { color: #00ff00; }")
    guard let first = gdk_display_get_default(), let second = gdk_display_open(nil)
    else {
      fatalError("There is no second display.")
    }
    print(color(on: first), color(on: second))
    sheet.remove()
    print(color(on: first) != "0 255 0", color(on: second) != "0 255 0")
  }

  private static func color(on display: OpaquePointer) -> String {
    let window = gtk_window_new()!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_display(pointer, display)
    let label = gtk_label_new("Text")!
    gtk_widget_add_css_class(label, "second-display")
    gtk_window_set_child(pointer, label)
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(label), &color)
    gtk_window_destroy(pointer)
    return [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }.joined(
      separator: " ")
  }
}
