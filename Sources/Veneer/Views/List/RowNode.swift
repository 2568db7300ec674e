/// The node of one row that is made when it is needed: it hands its widgets to the widget of the row.
final class RowNode<Identity: Hashable, Content: View>: Node {
  var identity: Identity
  /// Where the row is in its section.
  var index = 0
  /// What stands for the row in GTK's list, for as long as it is shown or kept.
  var item: RowItem?
  /// Where the row is shown.
  private(set) var widget: RowWidget?
  /// Whether something in the row is its element's alone, so that it cannot become the row of another one.
  private(set) var keepsState = false
  /// What the making of the row's view reads of observable objects.
  var observation: Observation?
  private var child: _ViewNode<Content>?

  init(_ content: Content, identity: Identity, _ observation: Observation?, _ context: _NodeContext) {
    self.identity = identity
    self.observation = observation
    super.init(context)
    child = Content._makeNode(content, _NodeContext(below: self))
  }

  func update(_ content: Content) { child?.update(content) }

  /// Shows another element from now on.
  func reuse(_ content: Content, as identity: Identity) {
    self.identity = identity
    widget?.endPresses()
    graph.animated(by: nil) { update(content) }
  }

  override func descendantKeepsState() { keepsState = true }

  override func isSeen(_ node: Node) -> Bool { widget?.isMapped == true && super.isSeen(node) }

  // MARK: Widgets

  /// Where the row is in that widget already, what has changed in it has come there with the change.
  func show(in widget: RowWidget) {
    guard widget !== self.widget else { return }
    self.widget = widget
    restructure()
  }

  /// Takes what is shown out of the widget.
  func leaveWidget() {
    widget?.empty()
    widget = nil
  }

  /// The widget is gone, or somebody else's.
  func forgetWidget() { widget = nil }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    guard let widget else { return }
    var widgets: [Widget] = []
    child?.collect(into: &widgets)
    widget.show(widgets)
    graph.enqueueFinish(self)
  }

  // MARK: After everything else

  /// Rows are no part of what the list around them is called.
  override func contentChanged() { graph.enqueueFinish(self) }

  override func finish() {
    guard let widget else { return }
    widget.update()
    var description = _TextDescription()
    child?.describe(&description)
    widget.setRowName(description.joined)
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
