import CGtk
import Glibc

/// Makes a held Space or Return act once: swallows the repeats of an activation key until it is let go.
///
/// GTK ends a keyboard activation after 250 ms and lets the next repeat of a held key start another, so a held key would
/// click several times a second. One key controller for each window sees to all of Veneer's buttons in it; the key that
/// is held is known for the whole display, as it may be let go in another window.
@MainActor
enum KeyRepeatFilter {
  private static let quark = g_quark_from_static_string("veneer-key-repeat-filter")

  /// Sees to the window of `button`; further calls for the same window do nothing.
  static func install(on button: WidgetPointer) {
    guard let root = gtk_widget_get_root(button) else { return }
    let object = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, quark) == nil else { return }
    let heldKey = DisplayContext.of(gtk_widget_get_display(button)).heldKey
    let data = Unmanaged.passRetained(heldKey).toOpaque()
    g_object_set_qdata_full(object, quark, data) { Unmanaged<HeldKey>.fromOpaque($0!).release() }
    let controller = gtk_event_controller_key_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(controller, data)
    gtk_widget_add_controller(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), controller)
    // Where the keyboard goes to another program, that one sees the key being let go.
    Signal.connectPointer(UnsafeMutableRawPointer(root), "notify::is-active") { heldKey.forget() }
  }

  private static func connect(_ controller: OpaquePointer, _ data: UnsafeMutableRawPointer) {
    let pressed: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
      controller, key, _, _, data in
      let held = Unmanaged<HeldKey>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let controller = controller
      return MainActor.assumeIsolated { gboolean(held.swallows(key, from: controller) ? 1 : 0) }
    }
    let released: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> Void = {
      _, key, _, _, data in
      let held = Unmanaged<HeldKey>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { held.released(key) }
    }
    let object = UnsafeMutableRawPointer(controller)
    let flags = GConnectFlags(rawValue: 0)
    g_signal_connect_data(object, "key-pressed", unsafeBitCast(pressed, to: GCallback.self), data, nil, flags)
    g_signal_connect_data(
      object, "key-released", unsafeBitCast(released, to: GCallback.self), data, nil, flags)
  }
}

/// The keys that are down on a display, and the button that one of them holds.
@MainActor
final class HeldKey {
  private var down: Set<guint> = []
  private var activationKey: guint?
  private weak var holder: ButtonWidget?
  /// Whether the key press that GTK handles now repeats an earlier one.
  private(set) var isRepeat = false

  /// Whether a press of `key` is a repeat that shall not reach the button with the focus.
  func swallows(_ key: guint, from controller: OpaquePointer) -> Bool {
    let key = gdk_keyval_to_lower(key)
    isRepeat = !down.insert(key).inserted
    guard HeldKey.activates(key), let focus = focus(of: controller), WidgetOwner.isButton(focus) else {
      end()
      return isRepeat && reachesDefaultButton(key, from: controller)
    }
    // A repeat counts as held even when the first press moved the focus to another button.
    if activationKey == key { return true }
    end()
    activationKey = key
    holder = WidgetOwner.of(focus) as? ButtonWidget
    return false
  }

  /// Whether `key` presses the window's default button, which is one of Veneer's, from wherever the focus is.
  private func reachesDefaultButton(_ key: guint, from controller: OpaquePointer) -> Bool {
    guard [GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter].contains(where: { guint($0) == key }),
      let root = gtk_event_controller_get_widget(controller), isA(root, gtk_window_get_type()),
      let button = gtk_window_get_default_widget(
        UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
    else { return false }
    // In a text of several lines, Return goes on as a letter.
    if let focus = focus(of: controller), isA(focus, gtk_text_view_get_type()) { return false }
    return WidgetOwner.isButton(button)
  }

  private func isA(_ widget: WidgetPointer, _ type: GType) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  func released(_ key: guint) {
    let key = gdk_keyval_to_lower(key)
    down.remove(key)
    if activationKey == key { end() }
  }

  func forget() {
    down = []
    end()
  }

  /// Whether an activation key went down on `button` and is down still.
  func holds(_ button: ButtonWidget) -> Bool { holder === button }

  private func end() {
    activationKey = nil
    let button = holder
    holder = nil
    button?.keyLetGo()
  }

  private func focus(of controller: OpaquePointer) -> WidgetPointer? {
    gtk_root_get_focus(OpaquePointer(gtk_event_controller_get_widget(controller)))
  }

  private static func activates(_ key: guint) -> Bool {
    [GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter]
      .contains { guint($0) == key }
  }
}

extension WidgetOwner {
  /// Whether `widget` is one of Veneer's buttons.
  static func isButton(_ widget: WidgetPointer) -> Bool { hasType("VeneerButton", widget) }

  /// Whether `widget` is one of Veneer's hosts.
  static func isHost(_ widget: WidgetPointer) -> Bool { hasType("VeneerHost", widget) }

  private static func hasType(_ name: String, _ widget: WidgetPointer) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return strcmp(g_type_name_from_instance(instance), name) == 0
  }
}
