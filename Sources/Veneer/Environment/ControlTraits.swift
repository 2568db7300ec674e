/// What buttons read of the environment besides their style: one value, so that following it costs one note and not five.
struct ControlTraits: Equatable, Sendable {
  var size: ControlSize {
    get { look.size }
    set { look.size = newValue }
  }
  var borderShape: ButtonBorderShape {
    get { look.borderShape }
    set { look.borderShape = newValue }
  }
  var repeatBehavior: ButtonRepeatBehavior {
    get { look.repeatBehavior }
    set { look.repeatBehavior = newValue }
  }
  var shortcut: KeyboardShortcut?
  var mnemonic: Character?
  var action: ActionReference?
  private(set) var look = Look()

  /// What belongs to the look of a button, wherever that is set.
  struct Look: Equatable, Sendable {
    var size = ControlSize.regular
    var borderShape = ButtonBorderShape.automatic
    var repeatBehavior = ButtonRepeatBehavior.automatic
  }

  /// Whether there is something that one button has for itself.
  var haveOwn: Bool { shortcut != nil || mnemonic != nil || action != nil }

  /// Takes away what one button has for itself.
  mutating func removeOwn() {
    shortcut = nil
    mnemonic = nil
    action = nil
  }
}

private struct ControlTraitsKey: EnvironmentKey {
  static let defaultValue = ControlTraits()
}

extension EnvironmentValues {
  var controlTraits: ControlTraits {
    get { self[ControlTraitsKey.self] }
    set { self[ControlTraitsKey.self] = newValue }
  }

  /// How large controls are here. ``View/controlSize(_:)`` sets it.
  public var controlSize: ControlSize {
    get { controlTraits.size }
    set { controlTraits.size = newValue }
  }

  /// The outline of bordered buttons here. ``View/buttonBorderShape(_:)`` sets it.
  public var buttonBorderShape: ButtonBorderShape {
    get { controlTraits.borderShape }
    set { controlTraits.borderShape = newValue }
  }

  /// Whether buttons here act again and again while they are held. ``View/buttonRepeatBehavior(_:)`` sets it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { controlTraits.repeatBehavior }
    set { controlTraits.repeatBehavior = newValue }
  }

  /// The keys that press the buttons here. ``View/keyboardShortcut(_:)`` sets it; the label of a button has none.
  public var keyboardShortcut: KeyboardShortcut? { controlTraits.shortcut }
}
