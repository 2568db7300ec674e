/// A view whose widgets have one more CSS class.
struct CSSClassView<Content: View>: PrimitiveView {
  let content: Content
  let name: String?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CSSClassNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class CSSClassNode<Content: View>: _ViewNode<CSSClassView<Content>> {
  private nonisolated(unsafe) var name: String?
  private var child: _ViewNode<Content>?
  /// The widgets that have the class for this modifier, and the class.
  private nonisolated(unsafe) var marked: (widgets: [Widget], name: String?) = ([], nil)

  init(_ view: CSSClassView<Content>, _ context: _NodeContext) {
    name = view.name
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  deinit {
    let marked = marked
    guard let name = marked.name else { return }
    MainActor.assumeIsolated { for widget in marked.widgets { widget.removeClass(name) } }
  }

  override func update(_ view: CSSClassView<Content>) {
    name = view.name
    child?.update(view.content)
    mark(marked.widgets)
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    mark(Array(widgets[start...]))
  }

  /// Takes the class off the widgets that are not the view's any more, and gives it to those that are new.
  private func mark(_ widgets: [Widget]) {
    let before = marked
    guard name != before.name || !widgets.elementsEqual(before.widgets, by: ===) else { return }
    marked = (widgets, name)
    // Those that keep it have it all the time, so that no style is computed for nothing.
    if let name { for widget in widgets { widget.addClass(name) } }
    if let name = before.name { for widget in before.widgets { widget.removeClass(name) } }
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Adds a CSS class to the view's GTK widget, for style sheets; nil adds none.
  ///
  ///     StyleSheet.add(".urgent { color: red; }")
  ///     Text(message).cssClass(isUrgent ? "urgent" : nil)
  ///
  /// It is the widget of what the modifier is applied to: the text's own (`label` in CSS), the button's own (`button`), or the box
  /// (`veneer-box`) that draws a picture, a shape or a stack. With `padding()`, `background(_:)` and the like inside of it, it is their
  /// box; each view of a `Group` has a widget of its own. GTK draws the background and border of CSS behind what the view draws, and
  /// CSS's margin and padding come around it. Colours that views set win over CSS's `color`.
  ///
  /// The class goes with its place, and with a new value. A class that the theme knows, such as `flat`, stays as long as the
  /// modifier does, whatever the button's style does. A name is written without the dot; one that is no CSS class is reported once and
  /// not added.
  @_disfavoredOverload
  public func cssClass(_ name: String?) -> some View {
    CSSClassView(content: self, name: name.flatMap(validClass))
  }
}

@MainActor
private func validClass(_ name: String) -> String? {
  let isValid =
    !name.isEmpty && name.unicodeScalars.first?.properties.numericType == nil
    && name.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
  if isValid { return name }
  Diagnostics.report(
    once: "css class \(name)",
    "“\(name)” is no CSS class: write one name of letters, digits, “-” and “_”, without a dot in front.")
  return nil
}
