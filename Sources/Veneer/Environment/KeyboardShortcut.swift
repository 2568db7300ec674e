/// Keys that press a button from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// `key` with `modifiers` held. `.command`, which is the default, is Control.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what the user most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves without doing anything.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets `key`, with `modifiers` held, press the buttons inside from anywhere in their window.
  ///
  /// The button acts at once, and once however long the key is held, unless ``View/buttonRepeatBehavior(_:)`` lets it repeat;
  /// it shows as pressed for a moment. A disabled or hidden button does not answer. In a popover it answers while the keyboard
  /// is there.
  ///
  /// What the widget with the focus and GTK's window do with the key comes first: Return in a button presses that one, and
  /// arrow keys, alone or with Control, move the focus.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")
  ///     Button("Cancel") { close() }.keyboardShortcut(.cancelAction)
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets the keys of `shortcut` press the buttons inside from anywhere in their window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    writingEnvironment { $0.controlTraits.shortcut = shortcut }
  }

  /// Lets the keys of `shortcut` press the buttons inside from anywhere in their window; nil takes back what is set
  /// further out.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    writingEnvironment { $0.controlTraits.shortcut = shortcut }
  }

  /// Lets Alt with the letter `character` press the button inside.
  ///
  /// The letter is underlined where it first comes in the button's text, while Alt is held. Of several buttons with the
  /// same letter the keys choose one after the other.
  ///
  ///     Button("Save") { save() }.mnemonic("s")
  @_disfavoredOverload
  public func mnemonic(_ character: Character?) -> some View {
    writingEnvironment { $0.controlTraits.mnemonic = character }
  }
}
