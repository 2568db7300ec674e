/// A view with a text for when the pointer rests on it.
struct HelpView<Content: View>: PrimitiveView {
  let content: Content
  let text: Text

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { HelpNode(view, context) }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class HelpNode<Content: View>: _ViewNode<HelpView<Content>> {
  private var text: Text
  private var child: _ViewNode<Content>?
  /// The button that shows the text in place of the label that it is set on: the pointer finds that one.
  private nonisolated(unsafe) var button: ButtonWidget?

  init(_ view: HelpView<Content>, _ context: _NodeContext) {
    text = view.text
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  deinit {
    guard let button else { return }
    MainActor.assumeIsolated { [text] in button.removeTooltip(text.string) }
  }

  override func update(_ view: HelpView<Content>) {
    let isChanged = view.text != text
    text = view.text
    child?.update(view.content)
    if isChanged { structureChanged() }
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    let shown = text.string.isEmpty ? nil : text.string
    button = environment.enclosingControl?.widget
    if let button {
      button.setTooltip(shown)
    } else {
      for widget in widgets[start...] { widget.setTooltip(shown) }
    }
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Shows `text` when the pointer rests on the view. In the label of a button it is the whole button's.
  ///
  /// For controls with nothing but an icon, and for what needs a word more. Assistive technology reads the button's own
  /// name and description; see ``accessibilityHint(_:)-(Text)``.
  ///
  ///     Button("Reload", systemImage: "arrow.clockwise") { reload() }.labelStyle(.iconOnly).help("Reload the page")
  public func help(_ text: Text) -> some View {
    HelpView(content: self, text: text)
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
