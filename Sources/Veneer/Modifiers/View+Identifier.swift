private struct IdentifierModifier: WidgetModifier {
  let identifier: String

  func apply(to widget: Widget, in environment: EnvironmentValues) { widget.setName(identifier) }
}

extension View {
  /// Gives the view a name by which tests and style sheets find it, and which the user never sees.
  ///
  /// It is the GTK name of the view's widget, so `#name` selects it in CSS.
  ///
  ///     Button("Save") { save() }.accessibilityIdentifier("save")
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    WidgetModifiedView(content: self, modifier: IdentifierModifier(identifier: identifier))
  }
}
