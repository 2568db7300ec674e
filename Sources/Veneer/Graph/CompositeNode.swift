import Observation

/// A node whose content is computed from a value with dynamic properties: a view's body, a modifier's or a style's.
@MainActor
struct Evaluation<Value> {
  private var properties = DynamicProperties(of: Value.self)

  /// The content of `value`. When an observable object that it read changes, `node` is evaluated again.
  mutating func evaluate<Content>(_ value: Value, for node: Node, _ content: (Value) -> Content) -> Content {
    let installed = properties.installed(in: value, for: node)
    return withObservationTracking({ content(installed) }, onChange: Evaluation.observer(of: node, in: node.graph))
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
    return evaluation.evaluate(view, for: self) { $0.body }
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
