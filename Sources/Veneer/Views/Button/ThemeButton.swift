/// The label of a button that the theme draws.
struct ThemeButton<Label: View>: PrimitiveView {
  let label: Label
  let classes: [String]

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { ThemeButtonNode(view, context) }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Label._describe(view.label, in: context, &description)
  }
}

/// Tells the button around it to look like the theme's, with the classes that suit its content.
private final class ThemeButtonNode<Label: View>: _ViewNode<ThemeButton<Label>> {
  private var classes: [String]
  private var child: _ViewNode<Label>?

  init(_ view: ThemeButton<Label>, _ context: _NodeContext) {
    classes = view.classes
    super.init(context)
    child = Label._makeNode(view.label, _NodeContext(below: self))
  }

  override func update(_ view: ThemeButton<Label>) {
    let isChanged = view.classes != classes
    classes = view.classes
    child?.update(view.label)
    if isChanged { structureChanged() }
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    let content = ButtonContent(widgets[start...])
    environment.enclosingControl?.widget.setLook(.theme(classes + content.classes))
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

/// What a button shows, as far as themes care.
private struct ButtonContent {
  private var hasText = false
  private var hasImage = false

  @MainActor
  init(_ widgets: ArraySlice<Widget>) {
    for widget in widgets { add(widget) }
  }

  @MainActor
  private mutating func add(_ widget: Widget) {
    if widget is TextWidget { hasText = true }
    guard let box = widget.box else { return }
    switch box.content {
    case .drawing(let drawing): hasImage = hasImage || drawing is any Picture
    case .children(let children, _): for child in children { add(child) }
    case .none: break
    }
  }

  /// GTK's own classes, by which themes choose the room around the content. Both at once would have the theme put more
  /// room between a label's icon and title.
  var classes: [String] {
    if hasText { return ["text-button"] }
    return hasImage ? ["image-button"] : []
  }
}
