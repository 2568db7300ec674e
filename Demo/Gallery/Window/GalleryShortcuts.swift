import CGtk
import Veneer

/// The keys of the gallery's window, and the window that tells of them.
@MainActor
struct GalleryShortcuts {
  /// A key, what it is for, and what it does; nil where GTK does that by itself.
  struct Shortcut {
    let keys: String
    let title: LocalizedStringKey
    let action: (@MainActor () -> Void)?
  }

  private let shortcuts: [Shortcut]
  private let window: WidgetPointer

  init(of interface: GalleryInterface, in window: WidgetPointer) {
    self.window = window
    shortcuts = [
      Shortcut(keys: "<Control>f", title: "Search pages") { [unowned interface] in interface.search() },
      Shortcut(keys: "<Control>Page_Down", title: "Next page") { [unowned interface] in
        interface.showPage(at: 1)
      },
      Shortcut(keys: "<Control>Page_Up", title: "Previous page") { [unowned interface] in
        interface.showPage(at: -1)
      },
      Shortcut(keys: "F9", title: "Show or hide the sidebar") { [unowned interface] in
        interface.isSidebarShown.toggle()
      },
      Shortcut(keys: "<Control>d", title: "Dark or light") { DesktopSettings.isDark.toggle() },
      Shortcut(keys: "F10", title: "Main menu", action: nil),
      Shortcut(keys: "<Control>question", title: "Keyboard shortcuts") { [unowned interface] in
        interface.menu.helpWanted()
      },
      Shortcut(keys: "<Control>w", title: "Close the window") {
        gtk_window_close(window.of(GtkWindow.self))
      },
      Shortcut(keys: "<Control>q", title: "Quit") { gtk_window_close(window.of(GtkWindow.self)) },
    ]
    let all = shortcuts
    interface.menu.helpWanted = { GalleryShortcuts.showHelp(all, over: window) }
  }

  /// Lets the keys work anywhere in the window.
  func install() {
    let controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    // Before the widget with the focus: a list would take Control and Page Down for itself.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    for shortcut in shortcuts {
      guard let action = shortcut.action else { continue }
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(gtk_shortcut_trigger_parse_string(shortcut.keys), GalleryShortcuts.action(action)))
    }
    gtk_widget_add_controller(window, controller)
  }

  private final class Box: Sendable {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  private static func action(_ action: @escaping @MainActor () -> Void) -> OpaquePointer {
    gtk_callback_action_new(
      { _, _, data in
        let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { box.action() }
        return 1
      }, Unmanaged.passRetained(Box(action)).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })!
  }

  /// Opens GTK's window of shortcuts, which takes its content from a description only.
  private static func showHelp(_ shortcuts: [Shortcut], over window: WidgetPointer) {
    let entries = shortcuts.map { shortcut in
      """
      <child><object class="GtkShortcutsShortcut">
      <property name="accelerator">\(SourceMarkup.escaped(shortcut.keys[...]))</property>
      <property name="title">\(SourceMarkup.escaped(localized(shortcut.title)[...]))</property>
      </object></child>
      """
    }
    let description = """
      <interface><object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>
      <child><object class="GtkShortcutsSection"><property name="section-name">gallery</property>
      <child><object class="GtkShortcutsGroup">\(entries.joined())</object></child>
      </object></child></object></interface>
      """
    let builder = gtk_builder_new_from_string(description, gssize(description.utf8.count))!
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, "window") else { return }
    let help = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(help, window.of(GtkWindow.self))
    gtk_window_present(help)
  }
}
