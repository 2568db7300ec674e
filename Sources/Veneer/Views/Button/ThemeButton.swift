/// The label of a button that the theme draws.
struct ThemeButton<Label: View>: PrimitiveView {
  let label: Label
  let classes: [String]

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ThemeButtonNode(view, context)
  }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Label._describe(view.label, in: context, &description)
  }
}

/// Tells the button around it to look like the theme's.
private final class ThemeButtonNode<Label: View>: _ViewNode<ThemeButton<Label>> {
  private var classes: [String]
  private var child: _ViewNode<Label>?

  init(_ view: ThemeButton<Label>, _ context: _NodeContext) {
    classes = view.classes
    super.init(context)
    child = Label._makeNode(view.label, _NodeContext(below: self))
    showClasses()
  }

  override func update(_ view: ThemeButton<Label>) {
    let isChanged = view.classes != classes
    classes = view.classes
    child?.update(view.label)
    if isChanged { showClasses() }
  }

  private func showClasses() {
    environment.enclosingControl?.themeClasses = classes
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

/// What a button shows, as far as themes care.
struct ButtonContent {
  private var hasText = false
  private var hasImage = false

  @MainActor
  init(of button: ButtonWidget) {
    if let child = button.child { add(child) }
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
