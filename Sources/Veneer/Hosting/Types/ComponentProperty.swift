/// A property of one of Veneer's components as a GObject.
struct ComponentProperty: Sendable {
  /// The names of all such properties.
  enum Name: String, Sendable {
    case label
    case subtitle
    case iconName = "icon-name"
    case pressedIconName = "pressed-icon-name"
    case pressedScale = "pressed-scale"
    case tint
    case style
    case layout
  }

  enum Kind: Sendable {
    /// A text, none by default.
    case text
    /// A number above 0.
    case scale(byDefault: Double)
    /// A text that means something, none by default; `isKnown` says whether it does, and `form` how it is written.
    case meaning(isKnown: @MainActor @Sendable (String) -> Bool, form: String)
  }

  let name: Name
  let nick: String
  let blurb: String
  let kind: Kind

  var initialValue: ComponentValue {
    if case .scale(let number) = kind { .number(number) } else { .text(nil) }
  }

  /// What is wrong with a value, as the end of a sentence; nil when it is right.
  @MainActor
  func complaint(about value: ComponentValue) -> String? {
    switch (kind, value) {
    // GObject makes the greatest number of what is infinite.
    case (.scale, .number(let number)) where !(number > 0 && number < .greatestFiniteMagnitude):
      "has to be a number above 0"
    case (.meaning(let isKnown, let form), .text(let text?)) where !isKnown(text):
      "cannot be “\(text)”: write \(form)"
    default: nil
    }
  }
}

/// The value of a property.
enum ComponentValue: Equatable, Sendable {
  case text(String?)
  case number(Double)
}

/// The values of a component's properties.
struct ComponentValues: Equatable, Sendable {
  private var values: [ComponentProperty.Name: ComponentValue] = [:]

  init(_ properties: [ComponentProperty]) {
    for property in properties { values[property.name] = property.initialValue }
  }

  subscript(_ name: ComponentProperty.Name) -> ComponentValue {
    get { values[name] ?? .text(nil) }
    set { values[name] = newValue }
  }

  /// The text of a property; nil where it has none.
  func text(_ name: ComponentProperty.Name) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  /// The text of a property, unless it has none or an empty one.
  func nonEmptyText(_ name: ComponentProperty.Name) -> String? {
    text(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number of a property.
  func number(_ name: ComponentProperty.Name) -> Double? {
    if case .number(let number) = self[name] { number } else { nil }
  }
}

extension ComponentProperty {
  static let label = ComponentProperty(
    name: .label, nick: "Label", blurb: "The title, as it is; no markup and no mnemonic", kind: .text)

  static let iconName = ComponentProperty(
    name: .iconName, nick: "Icon name",
    blurb: "The name of a symbol, or of a symbolic icon of the icon theme",
    kind: .text)

  static let tint = ComponentProperty(
    name: .tint, nick: "Tint", blurb: "The colour of the icon: a CSS colour or “accent”",
    kind: .meaning(
      isKnown: { Color(css: $0) != nil }, form: "a CSS colour, such as “#2ec27e” or “teal”, or “accent”"))

  static let labelStyle = ComponentProperty(
    name: .style, nick: "Style",
    blurb: "The style of the label; none for that which is set around the widget",
    kind: .meaning(isKnown: { LabelStyleNames.entries[$0] != nil }, form: LabelStyleNames.list))

  static let buttonStyle = ComponentProperty(
    name: .style, nick: "Style",
    blurb: "The style of the button; none for that which is set around the widget",
    kind: .meaning(isKnown: { ButtonStyleNames.entries[$0] != nil }, form: ButtonStyleNames.list))
}
