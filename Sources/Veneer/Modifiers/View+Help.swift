private struct HelpModifier: WidgetModifier {
  let text: Text

  func apply(to widget: Widget, in environment: EnvironmentValues) {
    let text = text.string
    // The pointer finds a button rather than its label.
    (environment.enclosingControl?.widget ?? widget).setTooltip(text.isEmpty ? nil : text)
  }
}

extension View {
  /// Shows `text` when the pointer rests on the view. In the label of a button it is the whole button's.
  ///
  /// For controls with nothing but an icon, and for what needs a word more. Assistive technology reads the button's own
  /// name and description; see ``accessibilityHint(_:)-(Text)``.
  ///
  ///     Button("Reload", systemImage: "arrow.clockwise") { reload() }.labelStyle(.iconOnly).help("Reload the page")
  public func help(_ text: Text) -> some View {
    WidgetModifiedView(content: self, modifier: HelpModifier(text: text))
  }

  /// Shows a text to be translated when the pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a text to be translated when the pointer rests on the view.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

  /// Shows a text as it is when the pointer rests on the view.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { help(Text(text)) }
}
