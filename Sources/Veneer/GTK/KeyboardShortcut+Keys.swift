import CGtk

extension KeyboardShortcut {
  /// The shortcut in GDK's terms.
  var keys: ButtonShortcuts.Keys {
    var mask: guint = 0
    if modifiers.contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
    if modifiers.contains(.option) { mask |= GDK_ALT_MASK.rawValue }
    if !modifiers.isDisjoint(with: [.control, .command]) { mask |= GDK_CONTROL_MASK.rawValue }
    return ButtonShortcuts.Keys(values: key.keyValues, modifiers: GdkModifierType(rawValue: mask))
  }
}

extension KeyEquivalent {
  /// GDK's names of the key.
  fileprivate var keyValues: [guint] {
    let names: [Int32]? =
      switch self {
      case .return: [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]
      case .escape: [GDK_KEY_Escape]
      case .tab: [GDK_KEY_Tab]
      case .space: [GDK_KEY_space, GDK_KEY_KP_Space]
      case .delete: [GDK_KEY_BackSpace]
      case .deleteForward: [GDK_KEY_Delete, GDK_KEY_KP_Delete]
      case .upArrow: [GDK_KEY_Up, GDK_KEY_KP_Up]
      case .downArrow: [GDK_KEY_Down, GDK_KEY_KP_Down]
      case .leftArrow: [GDK_KEY_Left, GDK_KEY_KP_Left]
      case .rightArrow: [GDK_KEY_Right, GDK_KEY_KP_Right]
      case .home: [GDK_KEY_Home, GDK_KEY_KP_Home]
      case .end: [GDK_KEY_End, GDK_KEY_KP_End]
      case .pageUp: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]
      case .pageDown: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]
      case .clear: [GDK_KEY_Clear]
      default: nil
      }
    if let names { return names.map { guint($0) } }
    return [ButtonShortcuts.Keys.value(of: character)]
  }
}
