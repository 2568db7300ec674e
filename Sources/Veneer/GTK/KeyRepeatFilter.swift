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

/// The activation key that went down on one of Veneer's buttons of a display, and is down still.
@MainActor
final class HeldKey {
  private var key: guint?

  /// Whether a press of `key` is a repeat that shall not reach the button with the focus.
  func swallows(_ key: guint, from controller: OpaquePointer) -> Bool {
    guard HeldKey.activates(key), let focus = focus(of: controller), WidgetOwner.isButton(focus) else {
      self.key = nil
      return false
    }
    // A repeat counts as held even when the first press moved the focus to another button.
    if self.key == key { return true }
    self.key = key
    return false
  }

  func released(_ key: guint) {
    if self.key == key { self.key = nil }
  }

  func forget() { key = nil }

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
