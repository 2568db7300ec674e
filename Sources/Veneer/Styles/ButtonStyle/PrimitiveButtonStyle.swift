/// The look of buttons and the way that they are pressed.
///
///     struct ConfirmButtonStyle: PrimitiveButtonStyle {
///       @State private var isArmed = false
///
///       func makeBody(configuration: Configuration) -> some View {
///         Button {
///           if isArmed { configuration.trigger() }
///           isArmed.toggle()
///         } label: {
///           if isArmed { Text("Sure?") } else { configuration.label }
///         }
///         .buttonStyle(.bordered)
///       }
///     }
///
/// - `Button(configuration)` in the body is the button itself, in the next style that is set further out. All that the body
///   shows belongs to that button: a theme's look is drawn around the whole of it, and a press anywhere in it counts.
/// - A button with an action of its own is a control of its own. Without a `Button(configuration)` beside it, the first one
///   stands in for the button: keyboard shortcuts and assistive technology press it.
/// - With neither, the pointer does nothing by itself, and Space and Return trigger the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// A button in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, as it was given.
  public struct Label: ErasedView {
    let erased: ErasedContent
  }

  /// What the button is for, if that is known.
  public let role: ButtonRole?

  /// The label. It sees the environment of the place where it is put.
  public let label: Label

  let slot: ButtonSlot

  @MainActor
  init(_ input: ButtonStyleInput) {
    role = input.role
    label = Label(erased: input.label)
    slot = input.slot ?? ButtonSlot(of: input.control)
  }

  /// Does what the button is for.
  @MainActor @preconcurrency
  public func trigger() { slot.control.trigger() }
}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}

/// A style of Veneer's own: a look, and the usual way of being pressed.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle
  var look: Look { get }
  /// Whether the size of controls is a matter of the look's.
  var isSized: Bool { get }
}

extension BuiltInButtonStyle {
  var isSized: Bool { true }

  /// The look itself stands on the stack, without the detour over a body that only says `Button(configuration)`.
  var entry: AnyStyle<ButtonStyleInput> { buttonStyleEntry(look, isSized: isSized) }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}
