/// Where a new node goes: the graph, the node above and the environment there.
@MainActor
public struct _NodeContext {
  let graph: Graph
  let parent: Node?
  let scope: EnvironmentScope

  /// The context of what `node` places below itself, in its own environment unless `scope` is another.
  init(below node: Node, scope: EnvironmentScope? = nil) {
    graph = node.graph
    parent = node
    self.scope = scope ?? node.scope
  }

  init(graph: Graph, scope: EnvironmentScope) {
    self.graph = graph
    parent = nil
    self.scope = scope
  }
}

/// The place of one view in the graph. It lives until its place disappears, whatever values come to it.
@MainActor
public class Node {
  unowned let graph: Graph
  /// The node above owns this one, so it outlives it.
  unowned(unsafe) let parent: Node?
  let scope: EnvironmentScope
  let depth: Int32
  /// Queued to be evaluated again.
  var isStale = false
  /// Queued to place its children again.
  var isRestructured = false
  private nonisolated(unsafe) var reads: [EnvironmentScope.Read] = []

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    scope = context.scope
    depth = (context.parent?.depth ?? 0) + 1
    graph.statistics.nodesMade += 1
  }

  deinit {
    for read in reads { read.scope.forget(self, key: read.key) }
  }

  // MARK: Environment

  /// The environment here. What is read from it is remembered, and a change of it brings this node up to date.
  var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  func didRead(_ key: ObjectIdentifier, from scope: EnvironmentScope) {
    if scope.remember(self, key: key) { reads.append(EnvironmentScope.Read(scope: scope, key: key)) }
  }

  // MARK: What nodes do

  /// Evaluates the node again, because the environment or state that it read has changed.
  func reevaluate() {}

  /// Adds the widgets that stand for this node, in order, to those of the container around it.
  func collect(into widgets: inout [Widget]) {}

  /// Places the children again. Only containers do.
  func restructure() {}

  /// The widgets below changed in number or order: the container above has to place them again.
  func structureChanged() { parent?.structureChanged() }

  /// Adds the text that is shown below, as assistive technology is told it.
  func describe(_ description: inout _TextDescription) {}

  /// The text below changed.
  func textChanged() { parent?.textChanged() }
}

/// The node of a view of type `V`.
@MainActor
public class _ViewNode<V: View>: Node {
  var view: V

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value of the view in the same place.
  func update(_ view: V) { self.view = view }
}

/// The text of views as assistive technology is told it, collected in reading order.
@MainActor
public struct _TextDescription {
  private(set) var parts: [String] = []

  mutating func add(_ text: String) {
    if !text.isEmpty { parts.append(text) }
  }

  var joined: String { parts.joined(separator: ", ") }
}
