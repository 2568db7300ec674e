/// The rows of a list as its nodes hand them up, in order: single ones and runs that are made row by row.
@MainActor
struct ListRows {
  enum Part {
    /// A widget, and the node that it stands for.
    case widget(Widget, Node?)
    case section(any RowSection)
  }

  private(set) var parts: [Part] = []

  /// Adds a row that shows `widget` and is called as `node` describes it.
  mutating func append(_ widget: Widget, of node: Node?) { parts.append(.widget(widget, node)) }

  mutating func append(_ section: any RowSection) { parts.append(.section(section)) }
}

/// Rows that follow each other in a list and have one origin.
@MainActor
protocol RowSection: RowFiller {
  /// The node that the rows are of, where it is one.
  var node: Node? { get }

  /// As the list knows them: what was changed since is counted from ``takeChange()`` on.
  var count: Int { get }

  /// The object that stands for the row at `index`, where there is one yet.
  func item(at index: Int) -> RowItem?

  func fill(_ widget: RowWidget, at index: Int, as item: RowItem)

  /// Puts what was changed since the last call into effect. Returns the rows that are others now, nil where none are.
  func takeChange() -> RowChange?
}

/// Rows in one place that have gone, and the number of those that are there instead.
struct RowChange: Equatable {
  var position: Int
  var removed: Int
  var added: Int

  var isEmpty: Bool { removed == 0 && added == 0 }
}

/// A row of its own, made with the list.
@MainActor
final class SingleRow: RowSection {
  let content: Widget
  /// Says what the row is called.
  weak var node: Node?
  private var item: RowItem?
  private var widget: RowWidget?

  init(_ content: Widget, of node: Node?) {
    self.content = content
    self.node = node
  }

  var count: Int { 1 }
  var isSeen: Bool { widget?.isMapped == true }

  func item(at index: Int) -> RowItem? { item }

  func fill(_ widget: RowWidget, at index: Int, as item: RowItem) {
    widget.filler = self
    self.item = item
    self.widget = widget
    refresh()
    node?.contentChanged()
  }

  func empty(_ widget: RowWidget) { release(widget) }

  func release(_ widget: RowWidget) {
    guard widget === self.widget else { return }
    widget.empty()
    widget.filler = nil
    self.widget = nil
    item = nil
  }

  func takeChange() -> RowChange? { nil }

  /// The modifiers around the content, or what it is, may have changed.
  func refresh() {
    widget?.show([content])
    widget?.update()
  }

  /// The text in the row may have changed, or its buttons.
  func contentChanged() {
    guard let widget else { return }
    widget.update()
    var description = _TextDescription()
    node?.describe(&description)
    widget.setRowName(description.joined)
  }
}
