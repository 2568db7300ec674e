/// A view that does something when the pointer comes and goes.
struct HoverView<Content: View>: PrimitiveView {
  let content: Content
  let action: (Bool) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { HoverNode(view, context) }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class HoverNode<Content: View>: _ViewNode<HoverView<Content>> {
  private var action: (Bool) -> Void
  private var child: _ViewNode<Content>?
  private var observers: [HoverObserver] = []

  init(_ view: HoverView<Content>, _ context: _NodeContext) {
    action = view.action
    super.init(context)
    // The pointer is over one element's view, and not over the next one in the same row.
    descendantKeepsState()
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: HoverView<Content>) {
    action = view.action
    child?.update(view.content)
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    let button = environment.enclosingControl?.widget
    observers = widgets[start...].map { widget in
      observers.first { $0.area === widget }
        ?? HoverObserver(over: widget, listeningOn: button ?? widget) { [unowned self] in
          hoverChanged($0)
        }
    }
  }

  private func hoverChanged(_ isInside: Bool) {
    let action = action
    action(isInside)
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Does `action` when the pointer comes to the view, with true, and when it leaves, with false.
  ///
  /// While a button of the mouse is down, nothing is told. A disabled view is told only that the pointer leaves, and of a
  /// pointer that is there when it is enabled again.
  ///
  ///     configuration.label.onHover { isHovered = $0 }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }
}
