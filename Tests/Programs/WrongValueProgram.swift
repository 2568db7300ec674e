import CGtk
import Veneer

/// Gives GObject types, modifiers and style sheets values that mean nothing, each twice. What is said of them goes to the standard
/// error stream.
@MainActor
enum WrongValueProgram {
  static func main() {
    gtk_init()
    VeneerTypes.register()
    for _ in 0..<2 {
      makeInstances()
      StyleSheet.add(".a { colour: red; }")
      let view = VStack {
        Button("Save") {}.action(name: "save").cssClass(".dotted")
        Button("Size") {}.action(name: "win.size", target: .text("(1,"))
      }
      withExtendedLifetime(HostingWidget(rootView: view)) {}
    }
  }

  private static func makeInstances() {
    let button = g_object_new_with_properties(g_type_from_name("VeneerSubtitledButton"), 0, nil, nil)!
    let image = g_object_new_with_properties(g_type_from_name("VeneerPressedImageButton"), 0, nil, nil)!
    veneer_test_set_string(button, "tint", "reddish")
    veneer_test_set_string(button, "style", "fancy 100%s")
    veneer_test_set_string(button, "layout", "middle")
    veneer_test_set_string(image, "style", "plain")
    veneer_test_set_double(image, "pressed-scale", -1)
    for object in [button, image] { g_object_unref(g_object_ref_sink(object)) }
  }
}
