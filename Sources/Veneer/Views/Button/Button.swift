/// A control that does something when it is pressed.
///
///     Button("Save") { save() }
///     Button(role: .destructive) { delete() } label: { Label("Delete", systemImage: "trash") }
///
/// The action runs once, on the main thread, when the pointer is released inside or the keyboard activates the button. It may
/// change, move or remove the button. How it looks is a matter of the style that is set around it; see
/// ``View/buttonStyle(_:)``. Its name for assistive technology is the text of its label, in every style.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  /// The place that the button takes, where it is made from a configuration.
  private(set) var slot: ButtonSlot?
  private(set) var accessibility: ButtonAccessibility?

  /// A button with a label of your own views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and a label of your own views.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button with a name and a description for assistive technology that differ from its text.
  func accessibility(name: Text, description: Text?) -> Button {
    var button = self
    button.accessibility = ButtonAccessibility(name: name, description: description)
    return button
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ButtonNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    if let accessibility = view.accessibility {
      description.add(accessibility.name.string)
    } else {
      Label._describe(view.label, in: context, &description)
    }
  }
}

/// What assistive technology is told of a button instead of its text.
struct ButtonAccessibility: Equatable {
  let name: Text
  let description: Text?
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a configuration, in the next style that is set further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
    slot = configuration.slot
    let slot = configuration.slot
    action = { MainActor.assumeIsolated { slot.control.trigger() } }
  }
}

extension Button where Label == Text {
  /// A button with a title to be translated.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title to be translated.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button with a title as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title to be translated and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title to be translated and a role.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// A button with a title as it is and a role.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Veneer.Label<Text, Image> {
  /// A button with a title to be translated and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Veneer.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title to be translated and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Veneer.Label(titleResource, systemImage: systemImage) }
  }

  /// A button with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Veneer.Label(title, systemImage: systemImage) }
  }

  /// A button with a title to be translated, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Veneer.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title to be translated, a symbol and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Veneer.Label(titleResource, systemImage: systemImage) }
  }

  /// A button with a title as it is, a symbol and a role.
  @_disfavoredOverload
  public init<Content: StringProtocol>(
    _ title: Content, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Veneer.Label(title, systemImage: systemImage) }
  }
}
