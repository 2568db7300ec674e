import Observation

/// A node whose content is computed from a value with dynamic properties: a view's body, a modifier's or a style's.
@MainActor
struct Evaluation<Value> {
  private var properties = DynamicProperties(of: Value.self)

  /// `value` as its content sees it: with its dynamic properties connected to `node`.
  mutating func installed(_ value: Value, for node: Node) -> Value {
    properties.installed(in: value, for: node)
  }

  /// The content of an installed value. When an observable object that it read changes, `node` is evaluated again.
  ///
  /// Static, because the user's code in it may come back to the node that is being evaluated.
  static func content<Content>(of installed: Value, for node: Node, _ content: (Value) -> Content) -> Content
  {
    withObservationTracking({ content(installed) }, onChange: Evaluation.observer(of: node, in: node.graph))
  }

  /// Made only when something observable was read, as even a weak reference costs the node memory.
  private static func observer(of node: Node, in graph: Graph) -> @Sendable () -> Void {
    { [weak node, weak graph] in
      MainLoop.onMain {
        if let node { graph?.enqueue(node) }
      }
    }
  }
}

/// The node of a view that is made of others.
final class CompositeNode<V: View>: _ViewNode<V> {
  private var view: V
  private var child: _ViewNode<V.Body>?
  private var evaluation = Evaluation<V>()

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    child = V.Body._makeNode(evaluate(), _NodeContext(below: self))
  }

  private func evaluate() -> V.Body {
    graph.statistics.viewBodies += 1
    let installed = evaluation.installed(view, for: self)
    return Evaluation.content(of: installed, for: self) { $0.body }
  }

  override func update(_ view: V) {
    guard !ValueComparison.areSame(view, self.view) else { return }
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    child?.update(evaluate())
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
