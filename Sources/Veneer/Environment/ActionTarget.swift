/// The value that an action is activated with. The action says which type it takes.
///
///     Button("Large") {}.action(name: "win.size", target: 24)
///     Button("By date") {}.action(name: "win.sort-by", target: "date")
public enum ActionTarget: Hashable, Sendable {
  /// A text, `s` in GVariant's words.
  case string(String)
  /// Yes or no, `b`.
  case boolean(Bool)
  /// A whole number of 32 bits, `i`.
  case int32(Int32)
  /// A whole number of 64 bits, `x`.
  case int64(Int64)
  /// A number, `d`.
  case double(Double)
  /// A value of any other type, written in GVariant's text format, such as `"(3, 'three')"` or `"@ay [1, 2]"`. What cannot be
  /// read is reported once, and the button is disabled.
  case text(String)
}

extension ActionTarget: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A whole number of 32 bits, as GVariant's text format takes whole numbers.
  public init(integerLiteral value: Int32) { self = .int32(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }
}

/// An action's name and the value that it is activated with.
final class ActionReference: Equatable, Sendable {
  let name: String
  let target: ActionTarget?

  init(name: String, target: ActionTarget?) {
    self.name = name
    self.target = target
  }

  static func == (left: ActionReference, right: ActionReference) -> Bool {
    left === right || left.name == right.name && left.target == right.target
  }
}

extension View {
  /// Has the buttons inside activate a `GAction` when they are pressed, before their own action runs.
  ///
  ///     Button("Save") {}.action(name: "app.save")
  ///     Button("By date") {}.action(name: "win.sort-by", target: "date")
  ///
  /// The action is looked for as GTK's own buttons look for theirs: in the group that the first part of the name means (`app`, `win`,
  /// or one that `gtk_widget_insert_action_group` has put around the host). While there is none of that name, or it is
  /// disabled, or it takes a value of another type, the buttons are disabled. nil takes back what is set further out; the label
  /// of a button has none.
  ///
  /// A name without a group finds no action. That is reported once.
  @_disfavoredOverload
  public func action(name: String?, target: ActionTarget? = nil) -> some View {
    let reference = name.map { ActionReference(name: $0, target: target) }
    if let name, !name.contains(".") {
      Diagnostics.report(
        once: "action \(name)",
        "The action “\(name)” is in no group: write its group in front, as in “app.\(name)” or “win.\(name)”."
      )
    }
    return writingEnvironment { $0.controlTraits.action = reference }
  }
}
