/// The node of a list: it tells the list widget of its rows.
final class ListNode<Content: View>: _ViewNode<List<Content>>, ListWidgetSource {
  private let widget = ListWidget()
  private var child: _ViewNode<Content>?
  private var sections: [any RowSection] = []
  /// The position of the first row of each section, and after them the number of rows.
  private var starts = [0]
  private var isWaiting = false
  /// The row of each node between the list and its rows, nil where a node has several; collected when somebody asks.
  private var rowsOfNodes: [ObjectIdentifier: SingleRow?]?

  init(_ view: List<Content>, _ context: _NodeContext) {
    super.init(context)
    graph.statistics.widgetsMade += 1
    widget.source = self
    child = Content._makeNode(view.content, _NodeContext(below: self))
    restructure()
  }

  deinit {
    let widget = widget
    MainActor.assumeIsolated { widget.close() }
  }

  override func update(_ view: List<Content>) { child?.update(view.content) }

  override var placesRows: Bool { true }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func collect(into widgets: inout [Widget]) { widgets.append(widget) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }

  override func isSeen(_ node: Node) -> Bool {
    guard row(of: node)?.isSeen != false else { return false }
    return super.isSeen(node)
  }

  /// The one row that `node` is in, or that is all there is of `node`; nil where there is more, and where rows are made one by one.
  private func row(of node: Node) -> SingleRow? {
    let rows = rowsOfNodes ?? collectRowsOfNodes()
    if let known = rows[ObjectIdentifier(node)] { return known }
    var above = node.parent
    while let current = above, current !== self {
      if let row = rows[ObjectIdentifier(current)] ?? nil, row.node === current { return row }
      above = current.parent
    }
    return nil
  }

  private func collectRowsOfNodes() -> [ObjectIdentifier: SingleRow?] {
    var rows: [ObjectIdentifier: SingleRow?] = [:]
    for section in sections {
      var next = section.node
      while let node = next, node !== self {
        let isFirst = rows[ObjectIdentifier(node)] == nil
        rows.updateValue(isFirst ? section as? SingleRow : nil, forKey: ObjectIdentifier(node))
        next = node.parent
      }
    }
    rowsOfNodes = rows
    return rows
  }

  override func contentChanged() {
    graph.enqueueFinish(self)
    super.contentChanged()
  }

  override func finish() {
    for case let row as SingleRow in sections { row.contentChanged() }
  }

  // MARK: Changes

  /// GTK is told of each change while the source answers for just that state.
  override func restructure() {
    guard !widget.isBusy else { return restructureLater() }
    for (index, section) in sections.enumerated() {
      guard let change = section.takeChange() else { continue }
      shiftStarts(after: index, by: change.added - change.removed)
      widget.rowsChanged(
        at: starts[index] + change.position, removed: change.removed, added: change.added)
    }
    var rows = ListRows()
    child?.collectRows(into: &rows)
    place(rows)
  }

  /// GTK is filling rows, and must be done before others come.
  private func restructureLater() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.idle(priority: MainLoop.updatePriority) { [weak self] in
      guard let self else { return }
      isWaiting = false
      graph.enqueueRestructure(self)
      graph.flush()
    }
  }

  private func shiftStarts(after index: Int, by difference: Int) {
    guard difference != 0 else { return }
    for later in (index + 1)..<starts.count { starts[later] += difference }
  }

  /// Makes the sections those of `rows`. Rows of their own that stay are kept.
  private func place(_ rows: ListRows) {
    var known: [ObjectIdentifier: SingleRow] = [:]
    for case let row as SingleRow in sections { known[ObjectIdentifier(row.content)] = row }
    let old = sections
    var kept: [SingleRow] = []
    let new: [any RowSection] = rows.parts.map { part in
      switch part {
      case .section(let section): return section
      case .widget(let widget, let node):
        guard let row = known[ObjectIdentifier(widget)] else { return SingleRow(widget, of: node) }
        row.node = node
        kept.append(row)
        return row
      }
    }
    let start = zip(old, new).prefix { $0 === $1 }.count
    let tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 === $1 }.count
    let removed = old[start..<(old.count - tail)].reduce(0) { $0 + $1.count }
    let added = new[start..<(new.count - tail)].reduce(0) { $0 + $1.count }
    let position = starts[start]
    sections = new
    rowsOfNodes = nil
    starts = new.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    widget.rowsChanged(at: position, removed: removed, added: added)
    for row in kept { row.refresh() }
  }

  // MARK: What the widget asks

  /// The section of the row at `position`, and the row's place in it.
  private func section(at position: Int) -> (section: any RowSection, index: Int)? {
    guard position < starts[sections.count] else { return nil }
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return (sections[low], position - starts[low])
  }

  func item(at position: Int) -> RowItem? {
    section(at: position).flatMap { $0.section.item(at: $0.index) }
  }

  func fill(_ widget: RowWidget, at position: Int, as item: RowItem) {
    guard let (section, index) = section(at: position) else { return }
    graph.changeAtOnce {
      if widget.filler !== section { widget.filler?.release(widget) }
      section.fill(widget, at: index, as: item)
    }
    // The row may be on the screen already.
    seenRowsChanged()
  }

  func empty(_ widget: RowWidget) { widget.filler?.empty(widget) }

  func seenRowsChanged() { graph.presence?.changed() }
}
