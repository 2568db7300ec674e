import CGtk

/// The keys that press a button from anywhere in its window or popover.
@MainActor
final class ButtonShortcuts {
  /// A key and what is held with it.
  struct Keys: Equatable {
    /// GDK's names of the key, as Return and Enter are two.
    var values: [guint]
    var modifiers: GdkModifierType

    static func == (left: Keys, right: Keys) -> Bool {
      left.values == right.values && left.modifiers.rawValue == right.modifiers.rawValue
    }

    /// The keys as assistive technology is told them, such as `Control+S`.
    var name: String? {
      guard let value = values.first, let key = gdk_keyval_name(gdk_keyval_to_upper(value)) else {
        return nil
      }
      let held = [(GDK_CONTROL_MASK, "Control"), (GDK_ALT_MASK, "Alt"), (GDK_SHIFT_MASK, "Shift")]
        .filter { modifiers.rawValue & $0.0.rawValue != 0 }.map(\.1)
      return (held + [String(cString: key)]).joined(separator: "+")
    }

    /// GDK's name of the key that types `character`.
    static func value(of character: Character) -> guint {
      gdk_keyval_to_lower(gdk_unicode_to_keyval(character.unicodeScalars.first?.value ?? 0))
    }
  }

  let keys: Keys?
  let mnemonic: Character?
  private unowned let button: ButtonWidget
  private nonisolated(unsafe) let controller: OpaquePointer
  private nonisolated(unsafe) var window: UnsafeMutableRawPointer?
  private nonisolated(unsafe) var windowHandler: UInt = 0
  private nonisolated(unsafe) var mappingHandlers: [UInt] = []
  private var underlined: TextWidget?

  init(of button: ButtonWidget, keys: Keys?, mnemonic: Character?) {
    self.button = button
    self.keys = keys
    self.mnemonic = mnemonic
    controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_MANAGED)
    if let keys { add(keys) }
    if let mnemonic { add(mnemonic) }
    g_object_ref(UnsafeMutableRawPointer(controller))  // the widget takes the other reference
    gtk_widget_add_controller(button.pointer, controller)
    veneer_accessible_set_text(button.pointer, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, names)
    followWindow()
    underlineMnemonic()
  }

  deinit {
    MainActor.assumeIsolated { [underlined] in underlined?.setMnemonic(nil) }
    if let window { disconnect(from: window) }
    if let widget = gtk_event_controller_get_widget(controller) {
      veneer_accessible_set_text(widget, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, nil)
      gtk_widget_remove_controller(widget, controller)
    }
    g_object_unref(UnsafeMutableRawPointer(controller))
  }

  private func add(_ keys: Keys) {
    let triggers = keys.values.map { gtk_keyval_trigger_new($0, keys.modifiers)! }
    guard let first = triggers.first else { return }
    let trigger = triggers.dropFirst().reduce(first) { gtk_alternative_trigger_new($0, $1) }
    let callback: GtkShortcutFunc = { widget, _, _ in
      guard let widget else { return gboolean(0) }
      return WidgetOwner.with(widget) { gboolean(($0 as? ButtonWidget)?.pressedByShortcut() == true ? 1 : 0) }
        ?? 0
    }
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(trigger, gtk_callback_action_new(callback, nil, nil)))
  }

  private func add(_ mnemonic: Character) {
    let trigger = gtk_mnemonic_trigger_new(Keys.value(of: mnemonic))
    let action = gtk_mnemonic_action_get()!
    g_object_ref(UnsafeMutableRawPointer(action))  // the shortcut takes it over
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
  }
}

extension ButtonShortcuts {
  private var names: String {
    let alt = GdkModifierType(rawValue: GDK_ALT_MASK.rawValue)
    let letter = mnemonic.map { Keys(values: [Keys.value(of: $0)], modifiers: alt) }
    return [keys, letter].compactMap { $0?.name }.joined(separator: " ")
  }

  // MARK: The underline of a mnemonic

  /// Underlines the letter where it first comes in the button's text, while the window shows mnemonics.
  func underlineMnemonic() {
    guard let mnemonic else { return }
    let text = button.child?.firstText { $0.text.contains { $0.lowercased() == mnemonic.lowercased() } }
    if text !== underlined { underlined?.setMnemonic(nil) }
    underlined = text
    text?.setMnemonic(isShown ? mnemonic : nil)
  }

  private var isShown: Bool {
    guard let window else { return false }
    return gtk_window_get_mnemonics_visible(window.assumingMemoryBound(to: GtkWindow.self)) != 0
  }

  // MARK: The window

  func followWindow() {
    guard window == nil, let root = gtk_widget_get_root(button.pointer) else { return }
    let object = UnsafeMutableRawPointer(root)
    guard WidgetOwner.isA(object, gtk_window_get_type()) else { return }
    window = object
    if isDefault { followMapping(in: DefaultButtons.of(object)) }
    if mnemonic != nil {
      windowHandler = Signal.connectPointer(object, "notify::mnemonics-visible") { [unowned self] in
        underlineMnemonic()
      }
    }
  }

  /// A button on a hidden page, or in a closed popover, does not stand in the way of one that can be seen.
  private func followMapping(in defaults: DefaultButtons) {
    let widget = button.pointer
    if button.isMapped { defaults.add(widget) }
    let object = UnsafeMutableRawPointer(widget)
    mappingHandlers = [
      Signal.connect(object, "map") { defaults.add(widget) },
      Signal.connect(object, "unmap") { defaults.remove(widget) },
    ]
  }

  func leaveWindow() {
    if let window { disconnect(from: window) }
    window = nil
  }

  private nonisolated func disconnect(from window: UnsafeMutableRawPointer) {
    if mnemonic != nil { g_signal_handler_disconnect(window, gulong(windowHandler)) }
    nonisolated(unsafe) let place = (window: window, button: gtk_event_controller_get_widget(controller))
    guard isDefault, let button = place.button else { return }
    for handler in mappingHandlers { g_signal_handler_disconnect(button, gulong(handler)) }
    mappingHandlers = []
    MainActor.assumeIsolated { DefaultButtons.of(place.window).remove(place.button!) }
  }

  /// Return alone, which GTK's windows keep for their default widget.
  private nonisolated var isDefault: Bool {
    guard let keys else { return false }
    return keys.modifiers.rawValue == 0 && keys.values.contains(guint(GDK_KEY_Return))
  }
}

extension Widget {
  /// The first text in reading order that `condition` holds for.
  fileprivate func firstText(where condition: (TextWidget) -> Bool) -> TextWidget? {
    if let text = self as? TextWidget { return condition(text) ? text : nil }
    guard case .children(let children, _)? = box?.content else { return nil }
    for child in children {
      if let found = child.firstText(where: condition) { return found }
    }
    return nil
  }
}
