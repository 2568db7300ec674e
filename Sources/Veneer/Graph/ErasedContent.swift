/// A view without its type, which nodes of it may stand in several places.
///
/// The configurations of styles and modifiers refer to content this way, so that evaluating a style's body never touches
/// the user's content: a new value of it goes straight to the nodes that show it.
@MainActor
class ErasedContent {
  private var nodes: [Unmanaged<Node>] = []

  func makeNode(_ context: _NodeContext) -> Node { Node(context) }

  /// Gives the content's present value to a node of it. Returns false when the node is of another type.
  func update(_ node: Node) -> Bool { false }

  func describe(in context: _NodeContext, _ description: inout _TextDescription) {}

  /// Places without content have no need to be told of changes.
  fileprivate func shown(by node: Node) { nodes.append(Unmanaged.passUnretained(node)) }

  fileprivate nonisolated func gone(_ node: Node) {
    MainActor.assumeIsolated {
      nodes.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
    }
  }

  /// Whether a node shows the content now.
  var isShown: Bool { !nodes.isEmpty }

  fileprivate func updateNodes() {
    for node in nodes { _ = update(node.takeUnretainedValue()) }
  }
}

/// The content of one type.
final class TypedContent<Content: View>: ErasedContent {
  private(set) var view: Content

  init(_ view: Content) { self.view = view }

  /// Takes a new value and brings the nodes that show the content up to date.
  func set(_ view: Content) {
    guard !ValueComparison.areSame(view, self.view) else { return }
    self.view = view
    updateNodes()
  }

  /// Takes a new value that nobody shows any more.
  func replace(_ view: Content) { self.view = view }

  override func makeNode(_ context: _NodeContext) -> Node { Content._makeNode(view, context) }

  override func update(_ node: Node) -> Bool {
    guard type(of: node) is _ViewNode<Content>.Type else { return false }
    unsafeDowncast(node, to: _ViewNode<Content>.self).update(view)
    return true
  }

  override func describe(in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view, in: context, &description)
  }
}

/// A view that only refers to content: ``AnyView`` and the parts of configurations.
@MainActor
protocol ErasedView: PrimitiveView {
  var erased: ErasedContent { get }
}

extension ErasedView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ErasedNode(view, context)
  }

  public static var _isOneView: Bool { false }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    view.erased.describe(in: context, &description)
  }
}

private final class ErasedNode<V: ErasedView>: _ViewNode<V> {
  private var child: Node?
  private nonisolated(unsafe) var content: ErasedContent?

  init(_ view: V, _ context: _NodeContext) {
    super.init(context)
    show(view.erased)
  }

  deinit {
    if let content, let child { content.gone(child) }
  }

  private func show(_ content: ErasedContent) {
    let node = content.makeNode(_NodeContext(below: self))
    follow(content, node)
  }

  private func follow(_ content: ErasedContent, _ node: Node) {
    if let old = self.content, let child { old.gone(child) }
    self.content = content
    child = node
    content.shown(by: node)
  }

  override func update(_ view: V) {
    let content = view.erased
    guard content !== self.content else { return }
    if let child, content.update(child) { return follow(content, child) }
    if let old = self.content, let child { old.gone(child) }
    self.content = nil
    child = nil
    show(content)
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

/// A view whose type is hidden.
///
/// A new value of the same type updates the widgets in place; one of another type replaces them.
public struct AnyView: ErasedView {
  let erased: ErasedContent

  /// Hides the type of `view`.
  public init<Content: View>(_ view: Content) { erased = TypedContent(view) }

  /// Hides the type of `view`.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}
