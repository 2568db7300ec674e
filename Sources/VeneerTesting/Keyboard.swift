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

  /// Holds `key` down for so many real seconds, while `modifiers` are held. From half a second on it repeats,
  /// 25 times a second. The clock of Veneer's press pictures goes on as well.
  public func hold(_ key: Key, for seconds: Double, modifiers: Modifiers = []) async {
    let key = modifiers.contains(.shift) ? key.shifted : key
    for modifier in modifiers.keys { await press(modifier) }
    await press(key)
    var held = 0.0
    for moment in Self.repeats(within: seconds) + [seconds] {
      await pass(moment - held)
      held = moment
      if moment < seconds { await press(key) }
    }
    await release(key)
    for modifier in modifiers.keys.reversed() { await release(modifier) }
  }

  /// Types `text`, with Shift for capital letters.
  public func type(_ text: String) async {
    for character in text {
      await tap(.character(character), modifiers: character.isUppercase ? .shift : [])
    }
  }

  /// The moments at which a held key repeats.
  private static func repeats(within seconds: Double) -> [Double] {
    Array(stride(from: 0.5, to: seconds, by: 0.04))
  }

  private func pass(_ seconds: Double) async {
    // Only cancelling the test cuts the sleep short.
    try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1_000_000_000))
    display.clock.advance(by: seconds)
    await display.deliverAndYield()
  }
}
