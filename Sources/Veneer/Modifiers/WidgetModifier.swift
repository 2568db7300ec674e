/// A modifier that sets something on the widgets of its content.
@MainActor
protocol WidgetModifier: Equatable {
  func apply(to widget: Widget, in environment: EnvironmentValues)
}

/// A view with something set on its widgets.
struct WidgetModifiedView<Content: View, Modifier: WidgetModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    WidgetModifierNode(view, context)
  }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class WidgetModifierNode<Content: View, Modifier: WidgetModifier>: _ViewNode<
  WidgetModifiedView<Content, Modifier>
>
{
  private var modifier: Modifier
  private var child: _ViewNode<Content>?

  init(_ view: WidgetModifiedView<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: WidgetModifiedView<Content, Modifier>) {
    let isChanged = view.modifier != modifier
    modifier = view.modifier
    child?.update(view.content)
    if isChanged { structureChanged() }
  }

  override func reevaluate() {
    willEvaluate()
    structureChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    for widget in widgets[start...] { modifier.apply(to: widget, in: environment) }
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
