/// What the user's pointer and keyboard do with the button around a place.
struct ControlState: Equatable, Sendable {
  var isFocused = false
  var isHovered = false
}

struct ControlStateKey: EnvironmentKey {
  static let defaultValue = ControlState()
  static let identifier = ObjectIdentifier(ControlStateKey.self)
}

extension EnvironmentValues {
  var controlState: ControlState {
    get { self[ControlStateKey.self] }
    set { self[ControlStateKey.self] = newValue }
  }

  /// Whether the button around has the keyboard focus, in an active window.
  ///
  ///     struct Underlined: ButtonStyle {
  ///       @Environment(\.isFocused) private var isFocused
  ///       …
  ///     }
  public var isFocused: Bool { controlState.isFocused }

  /// Whether the pointer is over the button around.
  var isControlHovered: Bool { controlState.isHovered }
}
