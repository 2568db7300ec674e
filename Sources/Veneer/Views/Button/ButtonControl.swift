/// One button as the user meets it: the GTK widget, whoever owns it and whatever style it is in.
@MainActor
final class ButtonControl: ButtonWidgetDelegate {
  let widget = ButtonWidget()
  /// What the button does. It may well end the button's life.
  var action: () -> Void = {}
  /// Called when ``isPressed`` changes, by the one style that reads it.
  var pressChanged: (() -> Void)?
  /// Lives as long as the `Button(configuration)` that stands for this button.
  private weak var adoption: Adoption?
  private var hasNestedControl = false

  init() {
    widget.delegate = self
  }

  var isPressed: Bool { widget.isPressed }

  func observePresses() { widget.observePresses() }

  func trigger() { action() }

  func buttonClicked() { action() }

  func buttonPressChanged() { pressChanged?() }

  // MARK: Primitive styles

  private final class Adoption {}

  /// Lets a `Button(configuration)` stand for this button for as long as it keeps what is returned; nil when another one
  /// does already.
  func adopt() -> AnyObject? {
    guard adoption == nil else { return nil }
    let adoption = Adoption()
    self.adoption = adoption
    return adoption
  }

  /// A button within this one is a control of its own, and has the pointer where it stands.
  func containsNestedControl() {
    hasNestedControl = true
    widget.yieldToNestedControls()
  }

  /// A primitive style decides by its body who answers the pointer.
  func followPrimitiveStyle() {
    if adoption != nil { return }
    widget.ignorePointerClicks()
    // The control inside is the one to be reached by Tab.
    widget.setFocusable(!hasNestedControl)
  }

  /// A style of the usual kind: the button answers pointer and keyboard.
  func followOrdinaryStyle() {
    widget.answerPointer()
    widget.setFocusable(true)
  }
}

private struct EnclosingControlKey: EnvironmentKey {
  static var defaultValue: ButtonControl? { nil }
}

extension EnvironmentValues {
  /// The button that the place is in.
  var enclosingControl: ButtonControl? {
    get { self[EnclosingControlKey.self] }
    set { self[EnclosingControlKey.self] = newValue }
  }
}
