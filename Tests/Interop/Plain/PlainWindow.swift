import CGtk
import InteropSupport
import Veneer
import VeneerTesting

/// The window: hosts in a header bar, in a box among GTK's own widgets and in a popover.
@MainActor
enum PlainWindow {
  private static var added = 0
  private static var saved = 0
  private static var liked = 0

  private static let green = Color(red: 0, green: 0.6, blue: 0)

  static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    addAction("save", to: UnsafeMutableRawPointer(application)) { _ in saved += 1 }
    let window = gtk_application_window_new(application)!
    gtk_window_set_default_size(window.as(GtkWindow.self), 360, 240)
    gtk_window_set_titlebar(window.as(GtkWindow.self), makeHeaderBar())
    gtk_window_set_child(window.as(GtkWindow.self), makePage())
    gtk_window_present(window.as(GtkWindow.self))
  }

  private static func makeHeaderBar() -> UnsafeMutablePointer<GtkWidget> {
    let bar = gtk_header_bar_new()!
    let like = Button("Like", systemImage: "heart.fill") { liked += 1 }.labelStyle(.iconOnly)
    gtk_header_bar_pack_end(OpaquePointer(bar), HostingWidget(rootView: like).widget)
    return bar
  }

  private static func makePage() -> UnsafeMutablePointer<GtkWidget> {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    gtk_box_append(box.as(GtkBox.self), gtk_label_new("GTK's own"))
    gtk_box_append(box.as(GtkBox.self), HostingWidget(rootView: AddButton("Add item") { added += 1 }).widget)
    let save = SubtitledButton(title: "Save", subtitle: "To this computer") {}.buttonStyle(.roundedRow)
      .action(name: "app.save")
    gtk_box_append(box.as(GtkBox.self), HostingWidget(rootView: save).widget)
    let menu = gtk_menu_button_new()!
    gtk_menu_button_set_label(OpaquePointer(menu), "More")
    let popover = gtk_popover_new()!
    gtk_popover_set_child(popover.as(GtkPopover.self), HostingWidget(rootView: Popped()).widget)
    gtk_menu_button_set_popover(OpaquePointer(menu), popover)
    gtk_box_append(box.as(GtkBox.self), menu)
    return box
  }

  /// What the popover shows: it counts, so it has state of its own.
  private struct Popped: View {
    @State private var count = 0
    var body: some View { Button("Pressed \(count) times") { count += 1 } }
  }

  static func check(_ window: TestWindow) async throws {
    try await window.pointer.click(window.element(role: .button, named: "Add item"))
    Interop.check(added == 1, "a click adds an item")
    let save = try window.element(role: .button, named: "Save")
    Interop.check(save.accessibleDescription == "To this computer", "the subtitle is the description")
    Interop.check(save.frame.width > 300, "a rounded row fills the width of GTK's box")
    await window.pointer.click(save)
    Interop.check(saved == 1, "a click activates the application's action")
    try await window.pointer.click(window.element(role: .button, named: "Like"))
    Interop.check(liked == 1, "a button in the header bar acts")
    try await checkPopover(window)
    await checkInheritance(window)
  }

  private static func checkPopover(_ window: TestWindow) async throws {
    try await window.pointer.click(window.element(ofType: "GtkMenuButton"))
    try await window.pointer.click(window.element(role: .button, named: "Pressed 0 times"))
    await window.settle()
    Interop.check(
      !window.elements(role: .button, named: "Pressed 1 times").isEmpty, "a view in a popover keeps state")
    await window.keyboard.tap(.escape)
    await window.settle()
  }

  private static func checkInheritance(_ window: TestWindow) async {
    let before = await window.count(red: 0, green: 153, blue: 0)
    setInheritedModifiers(on: window.widget) { $0.labelStyle(.iconTint(green)) }
    await window.settle()
    let with = await window.count(red: 0, green: 153, blue: 0)
    Interop.check(before == 0 && with > 0, "a style set on the window colours icons: \(before), \(with)")
    removeInheritedModifiers(from: window.widget)
    await window.settle()
    let after = await window.count(red: 0, green: 153, blue: 0)
    Interop.check(after == 0, "a style taken off the window colours nothing")
  }
}
