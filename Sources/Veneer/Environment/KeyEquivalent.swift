/// A key of a keyboard shortcut: a letter, a digit, or a key such as ``return``.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that stands for the key.
  public let character: Character

  /// The key that types `character`. Capital letters mean the same key as small ones.
  public init(_ character: Character) { self.character = character }

  /// The key that types `value`.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Delete, to the right.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, on keyboards that have it.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, and Enter on the keypad.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. A shortcut works with it and without.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The desktop's key for shortcuts, which is Control.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The keypad. A shortcut works from there and from the main keys.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Every modifier.
  public static let all = EventModifiers(rawValue: (1 << 6) - 1)
}
