/// A view that is another one when its identity is.
struct DistinctView<Content: View, Identity: Hashable>: PrimitiveView {
  let content: Content
  let identity: Identity

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DistinctNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class DistinctNode<Content: View, Identity: Hashable>: _ViewNode<
  DistinctView<Content, Identity>
>
{
  private var identity: Identity
  private var child: _ViewNode<Content>?

  init(_ view: DistinctView<Content, Identity>, _ context: _NodeContext) {
    identity = view.identity
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: DistinctView<Content, Identity>) {
    guard view.identity != identity else {
      child?.update(view.content)
      return
    }
    identity = view.identity
    graph.retire(child)
    child = nil
    child = Content._makeNode(view.content, _NodeContext(below: self))
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Says which view this is: when the value changes, it is another one, with state of its own from the beginning.
  ///
  ///     Editor(note).id(note.id)
  public func id<Identity: Hashable>(_ id: Identity) -> some View {
    DistinctView(content: self, identity: id)
  }
}
