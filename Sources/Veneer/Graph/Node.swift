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
  nonisolated let depth: Int32
  private nonisolated(unsafe) var queuePositions = (
    NodeQueue.notQueued, NodeQueue.notQueued, NodeQueue.notQueued
  )
  /// Looked at with each value that is read, by code that calls no other: a check of each access would cost as much as the access.
  @exclusivity(unchecked) private nonisolated(unsafe) var reads: [EnvironmentScope.Read] = []

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    scope = context.scope
    depth = (context.parent?.depth ?? 0) + 1
    graph.statistics.nodesMade += 1
  }

  /// A node without a parent that is evaluated after all of less `depth`.
  init(_ context: _NodeContext, depth: Int32) {
    graph = context.graph
    parent = nil
    scope = context.scope
    self.depth = depth
    graph.statistics.nodesMade += 1
  }

  deinit {
    for read in reads { read.scope.forget(read) }
    if queuePositions != (NodeQueue.notQueued, NodeQueue.notQueued, NodeQueue.notQueued) {
      graph.forget(self)
    }
  }

  // MARK: Queues

  nonisolated func queuePosition(_ kind: NodeQueue.Kind) -> Int32 {
    switch kind {
    case .evaluation: queuePositions.0
    case .placement: queuePositions.1
    case .finish: queuePositions.2
    }
  }

  nonisolated func setQueuePosition(_ kind: NodeQueue.Kind, _ position: Int32) {
    switch kind {
    case .evaluation: queuePositions.0 = position
    case .placement: queuePositions.1 = position
    case .finish: queuePositions.2 = position
    }
  }

  /// Takes the node out of the queue for evaluation, as it is being evaluated by other means.
  func willEvaluate() {
    if queuePositions.0 != NodeQueue.notQueued { graph.didEvaluate(self) }
  }

  // MARK: Environment

  /// The environment here. What is read from it is remembered, and a change of it brings this node up to date.
  var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  nonisolated func didRead(_ key: ObjectIdentifier, from scope: EnvironmentScope) {
    for index in reads.indices where reads[index].key == key && reads[index].scope === scope { return }
    reads.append(scope.remember(self, key: key, at: reads.count))
    if key == IsEnabledKey.identifier { MainActor.assumeIsolated { parent?.descendantReadEnabled() } }
    if key == ControlStateKey.identifier { MainActor.assumeIsolated { parent?.descendantReadState() } }
  }

  /// A node below reads whether it is enabled, so it will show when it is not.
  func descendantReadEnabled() { parent?.descendantReadEnabled() }

  /// A node below reads whether the button around it has the focus or the pointer.
  func descendantReadState() { parent?.descendantReadState() }

  /// The read at `position` of ``reads`` is kept elsewhere in its scope now.
  nonisolated func moveRead(at position: Int, to index: Int) { reads[position].index = index }

  /// Takes note that `key`, read from `old` so far, is answered by `new` from now on.
  func moveRead(of key: ObjectIdentifier, from old: EnvironmentScope, to new: EnvironmentScope) {
    guard let position = reads.firstIndex(where: { $0.key == key && $0.scope === old }) else { return }
    old.forget(reads[position])
    reads[position] = new.remember(self, key: key, at: position)
  }

  // MARK: What nodes do

  /// Evaluates the node again, because the environment or state that it read has changed.
  func reevaluate() {}

  /// Adds the widgets that stand for this node, in order, to those of the container around it.
  func collect(into widgets: inout [Widget]) {}

  /// Adds the rows that stand for this node, in order, to those of the list around it. What is not made row by row is a row
  /// for each widget.
  func collectRows(into rows: inout ListRows) {
    var widgets: [Widget] = []
    collect(into: &widgets)
    for widget in widgets { rows.append(widget, of: widgets.count == 1 ? self : nil) }
  }

  /// Whether what is below goes to a list as it is, so that it may be made row by row.
  var placesRows: Bool { false }

  /// Whether the view of `node`, which is below, is there to be seen, as far as this node and those above it know: rows of a list
  /// are where the list is scrolled to.
  func isSeen(_ node: Node) -> Bool { parent?.isSeen(node) ?? true }

  /// A node below keeps something that is its view's alone, such as ``State`` or an animation: it cannot go on for another view.
  func descendantKeepsState() { parent?.descendantKeepsState() }

  /// Places the children again. Only containers do.
  func restructure() {}

  /// The button that the node is the picture of is pressed, or not any more.
  func pressChanged() {}

  /// Does what has to come after everything else is up to date.
  func finish() {}

  /// The widgets below changed in number or order: the container above has to place them again.
  func structureChanged() { parent?.structureChanged() }

  /// Adds the text that is shown below, as assistive technology is told it.
  func describe(_ description: inout _TextDescription) {}

  /// The text below changed, or the kind of what is shown.
  func contentChanged() { parent?.contentChanged() }
}

/// The node of a view of type `V`. Each kind of node keeps of the view's value what it needs, and no more: values of
/// nested views, kept at each level, would add up.
@MainActor
public class _ViewNode<V: View>: Node {
  /// Takes a new value of the view in the same place.
  func update(_ view: V) {}
}

/// The text of views as assistive technology is told it, collected in reading order.
@MainActor
public struct _TextDescription {
  private(set) var parts: [String] = []
  private var fallback: String?

  mutating func add(_ text: String) {
    if !text.isEmpty { parts.append(text) }
  }

  /// What stands for everything where there is no text.
  mutating func addFallback(_ text: String) {
    if fallback == nil { fallback = text }
  }

  var joined: String { parts.isEmpty ? fallback ?? "" : parts.joined(separator: ", ") }
}
