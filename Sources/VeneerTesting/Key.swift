import CGtk

/// A key of the keyboard: `.space`, `.return`, `.character("a")`.
public struct Key: Hashable, Sendable {
  /// GDK's number of what the key means, as in `gdkkeysyms.h`.
  public let keyval: UInt32

  /// The key that `keyval`, a GDK key value, stands for.
  public init(keyval: UInt32) {
    self.keyval = keyval
  }

  /// The space bar.
  public static let space = Key(keyval: 0x20)
  /// The main Return key.
  public static let `return` = Key(keyval: 0xff0d)
  /// Enter on the keypad.
  public static let keypadEnter = Key(keyval: 0xff8d)
  /// Tab; with ``Keyboard/Modifiers/shift`` it moves the focus back.
  public static let tab = Key(keyval: 0xff09)
  /// Escape.
  public static let escape = Key(keyval: 0xff1b)
  /// The key that deletes to the left.
  public static let backspace = Key(keyval: 0xff08)
  /// The key that deletes to the right.
  public static let delete = Key(keyval: 0xffff)
  /// Arrow to the left.
  public static let left = Key(keyval: 0xff51)
  /// Arrow up.
  public static let up = Key(keyval: 0xff52)
  /// Arrow to the right.
  public static let right = Key(keyval: 0xff53)
  /// Arrow down.
  public static let down = Key(keyval: 0xff54)
  /// Page up.
  public static let pageUp = Key(keyval: 0xff55)
  /// Page down.
  public static let pageDown = Key(keyval: 0xff56)
  /// Home.
  public static let home = Key(keyval: 0xff50)
  /// End.
  public static let end = Key(keyval: 0xff57)
  /// The menu key.
  public static let menu = Key(keyval: 0xff67)
  /// The left Shift key, held down by itself.
  public static let shift = Key(keyval: 0xffe1)
  /// The left Control key, held down by itself.
  public static let control = Key(keyval: 0xffe3)
  /// The left Alt key, held down by itself.
  public static let alt = Key(keyval: 0xffe9)
  /// The left Super key, held down by itself.
  public static let superKey = Key(keyval: 0xffeb)

  /// The function key F1 to F12.
  public static func function(_ number: Int) -> Key {
    precondition((1...12).contains(number), "there are the function keys 1 to 12")
    return Key(keyval: 0xffbe + UInt32(number) - 1)
  }

  /// The key that types `character`, of any script. A newline is Return, a tabulator is Tab; of a character
  /// made of several scalars the first is taken.
  public static func character(_ character: Character) -> Key {
    switch character {
    case "\n", "\r\n": .return
    case "\t": .tab
    default: Key(keyval: gdk_unicode_to_keyval(character.unicodeScalars.first!.value))
    }
  }

  /// A key that no keyboard has.
  static let void = Key(keyval: 0xffffff)

  /// What this key means while Shift is down.
  var shifted: Key {
    self == .tab ? Key(keyval: 0xfe20) : Key(keyval: gdk_keyval_to_upper(keyval))
  }

  /// The modifier that is on while this key is down.
  var modifier: Keyboard.Modifiers {
    switch self {
    case .shift: .shift
    case .control: .control
    case .alt: .alt
    case .superKey: .super
    default: []
    }
  }
}
