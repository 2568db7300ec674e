/// The keyboard. Keys go to the window that has the keyboard focus, which is the one presented or clicked
/// last.
///
///     await window.keyboard.tap(.tab)
///     await window.keyboard.tap(.space)
///
/// Each call returns when GTK has handled the event.
@MainActor
public struct Keyboard {
  /// Keys that change the meaning of others.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// GDK's bits.
    public let rawValue: UInt32

    /// Modifiers from GDK's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 1 << 3)
    /// Super.
    public static let `super` = Modifiers(rawValue: 1 << 26)

    fileprivate var keys: [Key] {
      let all: [(Modifiers, Key)] = [
        (.shift, .shift), (.control, .control), (.alt, .alt), (.super, .superKey),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  let display: HeadlessDisplay

  /// Puts `key` down. Pressing it again without a ``release(_:)`` is what a held key's repeat does.
  public func press(_ key: Key) async {
    display.client.key(key.keyval, isDown: true, modifier: key.modifier.rawValue)
    await display.deliverAndYield()
  }

  /// Lets `key` go.
  public func release(_ key: Key) async {
    display.client.key(key.keyval, isDown: false, modifier: key.modifier.rawValue)
    await display.deliverAndYield()
  }

  /// Puts `key` down and lets it go, while `modifiers` are held.
  public func tap(_ key: Key, modifiers: Modifiers = []) async {
    let key = modifiers.contains(.shift) ? key.shifted : key
    for modifier in modifiers.keys { await press(modifier) }
    await press(key)
    await release(key)
    for modifier in modifiers.keys.reversed() { await release(modifier) }
  }

  /// Types `text`, with Shift for capital letters.
  public func type(_ text: String) async {
    for character in text {
      await tap(.character(character), modifiers: character.isUppercase ? .shift : [])
    }
  }
}
