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
    return Evaluation.content(of: installed) { $0.body }
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
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
