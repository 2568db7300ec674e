/// A view whose widgets have a name for tests and style sheets.
struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let identifier: String

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    IdentifierNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class IdentifierNode<Content: View>: _ViewNode<IdentifiedView<Content>> {
  private var identifier: String
  private var child: _ViewNode<Content>?

  init(_ view: IdentifiedView<Content>, _ context: _NodeContext) {
    identifier = view.identifier
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: IdentifiedView<Content>) {
    let isRenamed = view.identifier != identifier
    identifier = view.identifier
    child?.update(view.content)
    if isRenamed { structureChanged() }
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    for widget in widgets[start...] { widget.setName(identifier) }
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Gives the view a name by which tests and style sheets find it, and which the user never sees.
  ///
  /// It is the GTK name of the view's widget, so `#name` selects it in CSS.
  ///
  ///     Button("Save") { save() }.accessibilityIdentifier("save")
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifiedView(content: self, identifier: identifier)
  }
}
