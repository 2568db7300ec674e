import CAdwaita
import CGtk
import InteropSupport
import Veneer
import VeneerTesting

/// The window: a header bar and a group of preferences, with hosts in both.
@MainActor
enum AdwaitaWindow {
  private static var explained = 0
  private static var added = 0
  private static var chosen = 0

  static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    let window = adw_application_window_new(application)!
    gtk_window_set_default_size(window.as(GtkWindow.self), 420, 360)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let bar = adw_header_bar_new()!
    adw_header_bar_pack_start(
      OpaquePointer(bar), HostingWidget(rootView: AddButton("Add") { added += 1 }).widget)
    gtk_box_append(box.as(GtkBox.self), bar)
    gtk_box_append(box.as(GtkBox.self), makeGroup())
    gtk_box_append(box.as(GtkBox.self), HostingWidget(rootView: Swatches()).widget)
    adw_application_window_set_content(window.as(AdwApplicationWindow.self), box)
    gtk_window_present(window.as(GtkWindow.self))
  }

  private static func makeGroup() -> UnsafeMutablePointer<GtkWidget> {
    let group = adw_preferences_group_new()!
    adw_preferences_group_set_title(group.as(AdwPreferencesGroup.self), "Delivery")
    let storage = makeRow("Storage", suffix: HostingWidget(rootView: InfoButton { explained += 1 }).widget)
    adw_preferences_group_add(group.as(AdwPreferencesGroup.self), storage)
    // A click on the row presses the button in it.
    let choose = HostingWidget(rootView: Button("Choose") { chosen += 1 }).widget
    let express = makeRow("Express", suffix: choose)
    adw_action_row_set_activatable_widget(express.as(AdwActionRow.self), choose)
    adw_preferences_group_add(group.as(AdwPreferencesGroup.self), express)
    return group
  }

  private static func makeRow(
    _ title: String, suffix: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.as(AdwPreferencesRow.self), title)
    gtk_widget_set_valign(suffix, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.as(AdwActionRow.self), suffix)
    return row
  }

  /// The accent, a colour of the palette and text, each to be told apart by its pixels.
  private struct Swatches: View {
    var body: some View {
      HStack {
        Color.accentColor.frame(width: 40, height: 40)
        Color.green.frame(width: 40, height: 40)
        Text("Text").font(.largeTitle)
      }
    }
  }

  static func check(_ window: TestWindow) async throws {
    try await window.pointer.click(window.element(role: .button, named: "Information"))
    Interop.check(explained == 1, "a button at the end of a row acts")
    try await window.pointer.click(window.element(role: .button, named: "Add"))
    Interop.check(added == 1, "a button in the header bar acts")
    try await window.pointer.click(window.element(role: .button, named: "Choose"))
    Interop.check(chosen == 1, "a button that a row stands for acts")
    await checkDark(window)
    await checkAccent(window)
  }

  private static func checkDark(_ window: TestWindow) async {
    let light = await greens(window)
    Interop.check(light.light > 1000 && light.dark == 0, "the palette is the light one: \(light)")
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
    await window.settle()
    let dark = await greens(window)
    Interop.check(dark.light == 0 && dark.dark > 1000, "the palette follows the style manager: \(dark)")
    let white = await window.count(red: 255, green: 255, blue: 255)
    Interop.check(white > 50, "text is light on dark: \(white)")
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
    await window.settle()
    let again = await greens(window)
    Interop.check(again.light > 1000 && again.dark == 0, "the palette is light again: \(again)")
  }

  private static func greens(_ window: TestWindow) async -> (light: Int, dark: Int) {
    (
      await window.count(red: 0x26, green: 0xa2, blue: 0x69),
      await window.count(red: 0x8f, green: 0xf0, blue: 0xa4)
    )
  }

  private static func checkAccent(_ window: TestWindow) async {
    let blue = await window.count(red: 0x35, green: 0x84, blue: 0xe4)
    Interop.check(blue > 1000, "the accent is libadwaita's: \(blue)")
    let sheet = StyleSheet.add("@define-color accent_bg_color #c06010;")
    await window.settle()
    let own = await window.count(red: 0xc0, green: 0x60, blue: 0x10)
    Interop.check(own > 1000, "the accent follows the application's sheet: \(own)")
    sheet.remove()
    await window.settle()
    let back = await window.count(red: 0x35, green: 0x84, blue: 0xe4)
    Interop.check(back > 1000, "the accent is libadwaita's again: \(back)")
  }
}
