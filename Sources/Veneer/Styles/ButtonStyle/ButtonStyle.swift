/// The look of buttons that are pressed in the usual way.
///
/// Set one anywhere above the buttons with ``View/buttonStyle(_:)``:
///
///     struct Filled: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///           .padding()
///           .background(Color.accentColor)
///           .cornerRadius(8)
///           .opacity(configuration.isPressed ? 0.7 : 1)
///       }
///     }
///
/// Around what the body shows there is one GTK button, which keeps focus, press and accessibility when the style is
/// exchanged. The theme draws nothing of it.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// A button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and whether it is pressed.
public struct ButtonStyleConfiguration {
  /// The label of a button, as it was given.
  public struct Label: ErasedView {
    let erased: ErasedContent
  }

  /// What the button is for, if that is known.
  public let role: ButtonRole?

  /// The label. It sees the environment of the place where it is put.
  public let label: Label

  private let control: ButtonControl
  private let pressed: Bool

  init(_ input: ButtonStyleInput) {
    role = input.role
    label = Label(erased: input.label)
    control = input.control
    pressed = input.isPressed
  }

  /// Whether the button shows as pressed: while it is held down inside, and for a tenth of a second at least.
  ///
  /// A style that never reads it has no cost for it.
  @MainActor @preconcurrency
  public var isPressed: Bool {
    control.observePresses()
    return pressed
  }
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

/// What a button does, for styles to show.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something or cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Agrees to what is proposed.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")
}

/// What styles of both kinds are made from.
struct ButtonStyleInput {
  let role: ButtonRole?
  let label: ErasedContent
  /// The place for the button itself in the body of a primitive style.
  let slot: ButtonSlot?
  let control: ButtonControl
  let isPressed: Bool
}

typealias ButtonStyleStack = StyleStack<ButtonStyleInput>

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ButtonStyleStack? { nil }
}

extension EnvironmentValues {
  var buttonStyles: ButtonStyleStack? {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    pushing(buttonStyleEntry(style))
  }

  /// Sets the style of the buttons inside, by a style that decides how they are pressed.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    if let builtIn = style as? any BuiltInButtonStyle { return pushing(builtIn.entry) }
    return pushing(
      TypedStyle(style, isPrimitive: true) { (style: Style, input: ButtonStyleInput) in
        style.makeBody(configuration: PrimitiveButtonStyleConfiguration(input))
      })
  }

  private func pushing(_ style: AnyStyle<ButtonStyleInput>) -> _EnvironmentWritingView<Self> {
    writingEnvironment { $0.buttonStyles = StyleStack(style, over: $0.buttonStyles) }
  }
}

@MainActor
func buttonStyleEntry<Style: ButtonStyle>(
  _ style: Style, isSized: Bool = false
) -> AnyStyle<ButtonStyleInput> {
  TypedStyle(style, isSized: isSized) { (style: Style, input: ButtonStyleInput) in
    style.makeBody(configuration: ButtonStyleConfiguration(input))
  }
}
