/// The node above a host's root view. It keeps the nodes of the view while the modifiers around them change.
///
/// The modifiers have nodes of their own, with a place in them where the view belongs. The nodes of the view are handed to the
/// container through that place, and their environment lies within the place's.
final class PortalNode: Node {
  private let content: ErasedContent
  private var child: _ViewNode<RootContent>?
  /// The place in the modifiers that the view is shown in.
  fileprivate nonisolated(unsafe) unowned(unsafe) var place: PlaceNode?

  init(_ content: ErasedContent, _ context: _NodeContext) {
    self.content = content
    // What is inside of the modifiers comes after them, however deep they are.
    super.init(
      _NodeContext(graph: context.graph, scope: EnvironmentScope(outer: context.scope)), depth: 1 << 20)
  }

  fileprivate func move(to place: PlaceNode) {
    let old = self.place
    self.place = place
    scope.move(within: place.scope)
    old?.portalLeft()
    if child == nil {
      child = RootContent._makeNode(RootContent(erased: content), _NodeContext(below: self))
    }
  }

  fileprivate func makeCopy(below node: PlaceNode) -> _ViewNode<RootContent> {
    RootContent._makeNode(RootContent(erased: content), _NodeContext(below: node))
  }

  fileprivate func describe(in context: _NodeContext, _ description: inout _TextDescription) {
    content.describe(in: context, &description)
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }

  // MARK: What nodes in the view tell those around

  override func structureChanged() {
    if child != nil { place?.structureChanged() }
  }

  override func contentChanged() { place?.contentChanged() }
  override func descendantReadEnabled() { place?.descendantReadEnabled() }
  override func descendantReadState() { place?.descendantReadState() }
}

/// Stands for the root view within the modifiers around it.
final class PortalContent: ErasedContent {
  private let portal: PortalNode

  init(_ portal: PortalNode) { self.portal = portal }

  override func makeNode(_ context: _NodeContext) -> Node { PlaceNode(portal, context) }
  override func update(_ node: Node) -> Bool { (node as? PlaceNode)?.portal === portal }

  override func describe(in context: _NodeContext, _ description: inout _TextDescription) {
    portal.describe(in: context, &description)
  }
}

/// The place of the root view within the modifiers. The last one that was made has the view; where modifiers show it twice,
/// the others have copies.
private final class PlaceNode: Node {
  nonisolated let portal: PortalNode
  private var copy: _ViewNode<RootContent>?

  init(_ portal: PortalNode, _ context: _NodeContext) {
    self.portal = portal
    super.init(context)
    portal.move(to: self)
  }

  deinit {
    if portal.place === self { portal.place = nil }
  }

  /// Another place has the view now. One that is about to go will not be evaluated any more.
  func portalLeft() { graph.enqueue(self) }

  override func reevaluate() {
    willEvaluate()
    guard portal.place !== self, copy == nil else { return }
    copy = portal.makeCopy(below: self)
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    if portal.place === self { portal.collect(into: &widgets) } else { copy?.collect(into: &widgets) }
  }

  override func describe(_ description: inout _TextDescription) {
    if portal.place === self { portal.describe(&description) } else { copy?.describe(&description) }
  }
}
