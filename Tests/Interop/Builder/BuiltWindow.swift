import CGtk
import Foundation
import InteropSupport
import Veneer
import VeneerTesting

/// The window of `window.ui`, and what its signals and actions do.
@MainActor
enum BuiltWindow {
  private static var liked: [String] = []

  static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    let builder = gtk_builder_new()!
    addHandlers(to: builder)
    let isRead = gtk_builder_add_from_file(
      builder, Bundle.module.path(forResource: "window", ofType: "ui"), nil)
    Interop.check(isRead != 0, "the .ui file is read")
    if let object = gtk_builder_get_object(builder, "window") {
      show(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self), in: application)
    }
    g_object_unref(UnsafeMutableRawPointer(builder))
  }

  private static func show(
    _ window: UnsafeMutablePointer<GtkWidget>, in application: UnsafeMutablePointer<GtkApplication>
  ) {
    addAction("like", taking: "s", to: UnsafeMutableRawPointer(window)) { target in
      liked.append(String(cString: g_variant_get_string(target, nil)))
    }
    gtk_application_add_window(application, window.as(GtkWindow.self))
    gtk_window_present(window.as(GtkWindow.self))
  }

  /// The label is the object that the file names for the handler, so it comes first.
  private static func addHandlers(to builder: OpaquePointer) {
    let scope = UnsafeMutableRawPointer(gtk_builder_cscope_new()!)
    let choose: @convention(c) (gpointer?, gpointer?) -> Void = { label, _ in
      veneer_test_set_string(label, "label", "Chosen")
      veneer_test_set_string(label, "icon-name", "shippingbox")
    }
    gtk_builder_cscope_add_callback_symbol(
      scope.assumingMemoryBound(to: GtkBuilderCScope.self), "choose_express",
      unsafeBitCast(choose, to: GCallback.self))
    gtk_builder_set_scope(builder, OpaquePointer(scope))
    g_object_unref(scope)
  }

  static func check(_ window: TestWindow) async throws {
    Interop.check(!window.elements(text: "Online & well").isEmpty, "a label shows its text")
    let green = await window.count(red: 0, green: 153, blue: 0)
    Interop.check(green > 20, "the label's icon is tinted")
    let express = try window.element(role: .button, named: "Express")
    Interop.check(express.accessibleDescription == "Arrives tomorrow", "the subtitle is the description")
    await window.pointer.click(express)
    await window.settle()
    Interop.check(!window.elements(text: "Chosen").isEmpty, "the handler of the file has changed the label")
    try await window.pointer.click(window.element(role: .button, named: "Like"))
    Interop.check(liked == ["this"], "the action of the file is activated with its target")
    await checkStyleSheet(window)
  }

  private static func checkStyleSheet(_ window: TestWindow) async {
    let sheet = StyleSheet.add("label { background-color: #ff00ff; }")
    let with = await window.count(red: 255, green: 0, blue: 255)
    sheet.remove()
    let without = await window.count(red: 255, green: 0, blue: 255)
    Interop.check(with > 20 && without == 0, "an application's sheet colours labels: \(with), \(without)")
  }
}
