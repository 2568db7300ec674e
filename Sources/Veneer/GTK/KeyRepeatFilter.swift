import CGtk
import Glibc

/// Makes a held Space or Return act once: swallows the repeats of an activation key until it is let go.
///
/// GTK ends a keyboard activation after 250 ms and lets the next repeat of a held key start another, so a held key would
/// click several times a second. A controller for each window and popover with Veneer's buttons sees to them.
@MainActor
enum KeyRepeatFilter {
  private static let quark = g_quark_from_static_string("veneer-key-repeat-filter")

  /// Sees to the window of `button`, and to the popover that it is in; further calls for the same do nothing.
  static func install(on button: WidgetPointer) {
    guard let root = gtk_widget_get_root(button) else { return }
    let heldKey = DisplayContext.of(gtk_widget_get_display(button)).heldKey
    DisplayContext.watchEvents()
    if install(on: UnsafeMutableRawPointer(root), heldKey) {
      // Where the keyboard goes to another program, that one sees the key being let go.
      Signal.connectPointer(UnsafeMutableRawPointer(root), "notify::is-active") { heldKey.forget() }
    }
    // A popover that closes by itself has all events for itself.
    if let native = gtk_widget_get_native(button) {
      _ = install(on: UnsafeMutableRawPointer(native), heldKey)
    }
  }

  private static func install(on widget: UnsafeMutableRawPointer, _ heldKey: HeldKey) -> Bool {
    let object = widget.assumingMemoryBound(to: GObject.self)
    guard g_object_get_qdata(object, quark) == nil else { return false }
    let data = Unmanaged.passRetained(heldKey).toOpaque()
    g_object_set_qdata_full(object, quark, data) { Unmanaged<HeldKey>.fromOpaque($0!).release() }
    // GtkEventControllerKey would keep the release of a key whose repeats it has taken, and any release ends what another key
    // activates.
    let controller = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let seen: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean = {
      controller, event, data in
      guard gdk_event_get_event_type(event) == GDK_KEY_PRESS else { return 0 }
      let key = gdk_key_event_get_keyval(event)
      let held = Unmanaged<HeldKey>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let widget = gtk_event_controller_get_widget(controller)
      return MainActor.assumeIsolated { gboolean(held.swallows(key, on: widget) ? 1 : 0) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(seen, to: GCallback.self), data, nil,
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget.assumingMemoryBound(to: GtkWidget.self), controller)
    return true
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

  // MARK: What is down

  /// Called for every key event, wherever it goes: a popover may have all for itself, and a key may be let go in another
  /// window than it went down in.
  func note(_ event: OpaquePointer) {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return }
    let key = gdk_keyval_to_lower(gdk_key_event_get_keyval(event))
    if type == GDK_KEY_PRESS { wentDown(key) } else { wentUp(key) }
  }

  private func wentDown(_ key: guint) { isRepeat = !down.insert(key).inserted }

  private func wentUp(_ key: guint) {
    down.remove(key)
    if activationKey == key { end() }
  }

  func forget() {
    down = []
    end()
  }

  // MARK: What is held

  /// Whether a press of `key` is a repeat that shall not reach the button with the focus. `widget` is in its window.
  func swallows(_ key: guint, on widget: WidgetPointer?) -> Bool {
    let key = gdk_keyval_to_lower(key)
    guard let root = gtk_widget_get_root(widget) else { return false }
    guard HeldKey.activates(key), let focus = gtk_root_get_focus(root), WidgetOwner.isButton(focus) else {
      end()
      return isRepeat && reachesDefaultButton(key, in: root)
    }
    // A repeat counts as held even when the key went down somewhere else.
    if isRepeat { return true }
    end()
    activationKey = key
    holder = WidgetOwner.of(focus) as? ButtonWidget
    return false
  }

  /// Whether `key` presses the window's default button, which is one of Veneer's, from wherever the focus is.
  private func reachesDefaultButton(_ key: guint, in root: OpaquePointer) -> Bool {
    guard [GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter].contains(where: { guint($0) == key }) else {
      return false
    }
    let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard WidgetOwner.isA(widget, gtk_window_get_type()),
      let button = gtk_window_get_default_widget(
        UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
    else { return false }
    // In a text of several lines, Return goes on as a letter.
    if let focus = gtk_root_get_focus(root), WidgetOwner.isA(focus, gtk_text_view_get_type()) { return false }
    return WidgetOwner.isButton(button)
  }

  /// Whether an activation key went down on `button` and is down still.
  func holds(_ button: ButtonWidget) -> Bool { holder === button }

  private func end() {
    activationKey = nil
    let button = holder
    holder = nil
    button?.keyLetGo()
  }

  private static func activates(_ key: guint) -> Bool {
    [GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter]
      .contains { guint($0) == key }
  }
}

extension WidgetOwner {
  /// Whether `widget` is one of Veneer's buttons.
  static func isButton(_ widget: WidgetPointer) -> Bool { hasType("VeneerButton", widget) }

  /// Whether `object`, a GObject, is of `type` or of one derived from it.
  static func isA(_ object: UnsafeMutableRawPointer, _ type: GType) -> Bool {
    g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Whether `widget` is one of Veneer's hosts, or of a type derived from theirs.
  static func isHost(_ widget: WidgetPointer) -> Bool { isA(widget, HostWidget.typeIfRegistered) }

  /// Whether `widget` is of a type of Veneer's own.
  static func isDrawn(_ widget: WidgetPointer) -> Bool {
    isHost(widget) || ["VeneerBox", "VeneerButton", "VeneerText"].contains { hasType($0, widget) }
  }

  private static func hasType(_ name: String, _ widget: WidgetPointer) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return strcmp(g_type_name_from_instance(instance), name) == 0
  }
}
