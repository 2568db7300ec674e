/// Rows for the elements of a collection, made as the list shows them.
///
/// A row that is shown no more is used for another element in the same widget, or kept for its own where it has state.
@MainActor
final class LazyRows<Element, Identity: Hashable, Content: View>: RowSection {
  typealias Row = RowNode<Identity, Content>

  private unowned let place: Node
  private let identify: (Element) -> Identity
  private var content: (Element) -> Content
  private let type: EvaluatedType
  private var elements: RowElements<Element, Identity>
  private var pending: Pending?
  /// By their index: those that are shown, and those that are kept.
  private var rows: [Int: Row] = [:]
  /// By the widget that they are in: those that are shown, and what is left of others.
  private var placed: [ObjectIdentifier: Row] = [:]
  /// Those that are kept without being shown, longest ago first.
  private var parked: [Row] = []
  private var isClosed = false
  private var isToBeIdentified = false

  /// New values that are not in effect yet.
  private struct Pending {
    /// nil for those that are there.
    let elements: [Element]?
    let content: (Element) -> Content
    let animation: Animation?
  }

  /// Rows below `node`, whose views are observed as values of `type` are.
  init(
    _ elements: [Element], identify: @escaping (Element) -> Identity,
    content: @escaping (Element) -> Content, of type: EvaluatedType, below node: Node
  ) {
    place = node
    self.type = type
    self.identify = identify
    self.content = content
    self.elements = RowElements(elements, identify: identify)
    reportRepetitions()
    if !self.elements.isIdentified { MainLoop.idle { [weak self] in self?.identifyElements() } }
  }

  /// Once the list is shown.
  private func identifyElements() {
    guard !isClosed, !elements.isIdentified else { return }
    isToBeIdentified = true
    place.structureChanged()
  }

  /// Rows that are kept while they are not shown.
  private static var greatestNumberKept: Int { 100 }

  /// Takes new values, which ``takeChange()`` puts into effect. The elements are those of the last time where they are nil.
  func update(_ elements: [Element]?, content: @escaping (Element) -> Content) {
    pending = Pending(
      elements: elements ?? pending?.elements, content: content, animation: place.graph.animation)
  }

  /// The node goes, and all rows with it. Their number stays until the list is told.
  func close() {
    isClosed = true
    pending = nil
    for row in rows.values { row.forgetWidget() }
    rows = [:]
    placed = [:]
    parked = []
  }

  private func reportRepetitions() {
    if elements.hasRepetitions { LazyRows.reportRepetition() }
  }

  static func reportRepetition() {
    Diagnostics.report(
      once: "repeated identities of \(Element.self)",
      "Elements of a ForEach of \(Element.self) have the same identity; the first one of each is shown.")
  }

  // MARK: Changes

  var node: Node? { place }
  var count: Int { elements.count }

  func takeChange() -> RowChange? {
    guard let pending else { return isToBeIdentified ? leaveOutRepetitions() : nil }
    self.pending = nil
    content = pending.content
    let change = takeElements(pending.elements)
    place.graph.animated(by: pending.animation) {
      for row in rows.values where row.widget != nil { update(row) }
    }
    return change
  }

  private func takeElements(_ new: [Element]?) -> RowChange? {
    guard let new else { return isToBeIdentified ? leaveOutRepetitions() : nil }
    guard let change = elements.change(to: new, identify: identify) else { return nil }
    move(by: change)
    reportRepetitions()
    return change
  }

  private func leaveOutRepetitions() -> RowChange? {
    isToBeIdentified = false
    guard let change = elements.collectIdentities(identify) else { return nil }
    move(by: change)
    reportRepetitions()
    return change
  }

  /// Finds out where the rows are after a change. Those whose element has gone are let go.
  private func move(by change: RowChange) {
    let old = rows
    rows = [:]
    var moving: [Identity: Row] = [:]
    for (index, row) in old {
      if index < change.position {
        rows[index] = row
      } else if index >= change.position + change.removed {
        row.index = index + change.added - change.removed
        rows[row.index] = row
      } else {
        moving[row.identity] = row
      }
    }
    for index in change.position..<(change.position + change.added) {
      guard !moving.isEmpty else { break }
      guard let row = moving.removeValue(forKey: elements.identities[index]) else { continue }
      row.index = index
      rows[index] = row
    }
    for row in moving.values { drop(row) }
  }

  /// The row's element has gone. Its widget may still be shown until GTK is told.
  private func drop(_ row: Row) {
    parked.removeAll { $0 === row }
    row.item = nil
    if row.widget == nil { place.graph.retire(row) }
  }

  // MARK: Views

  /// The view of `element`, and what the making of it reads of observable objects.
  private func view(of element: Element, _ known: Observation?) -> (view: Content, observation: Observation?)
  {
    let observation = known ?? (type.observes ? Observation(for: place) : nil)
    let view = observation?.tracked { content(element) } ?? type.content(for: place) { content(element) }
    return (view, observation)
  }

  private func update(_ row: Row) {
    let (view, observation) = view(of: elements.elements[row.index], row.observation)
    row.observation = observation
    row.update(view)
  }

  /// Makes the views of those rows anew that read a changed object. Those that are not shown get theirs when they are.
  func followObserved() {
    guard pending == nil else { return }
    for row in rows.values where row.widget != nil && row.observation?.isStale != false { update(row) }
  }

  // MARK: What the list asks

  func item(at index: Int) -> RowItem? { rows[index]?.item }

  func fill(_ widget: RowWidget, at index: Int, as item: RowItem) {
    guard !isClosed, index < elements.count else { return }
    widget.filler = self
    let row = row(at: index, in: widget)
    row.item = item
    row.show(in: widget)
  }

  private func row(at index: Int, in widget: RowWidget) -> Row {
    let element = elements.elements[index]
    let identity = elements.identity(at: index, identify: identify)
    let left = placed[ObjectIdentifier(widget)]
    let row: Row
    if let known = rows[index] {
      row = known
      parked.removeAll { $0 === row }
      update(row)
    } else if let left, !left.keepsState {
      row = left
      let (view, observation) = view(of: element, row.observation)
      row.observation = observation
      // GTK empties and fills a row again that has only moved.
      if row.identity == identity { row.update(view) } else { row.reuse(view, as: identity) }
    } else {
      let (view, observation) = view(of: element, nil)
      row = Row(view, identity: identity, observation, _NodeContext(below: place))
    }
    if let left, left !== row { letGo(left) }
    if let old = row.widget, old !== widget {
      placed[ObjectIdentifier(old)] = nil
      row.leaveWidget()
    }
    placed[ObjectIdentifier(widget)] = row
    row.index = index
    rows[index] = row
    return row
  }

  /// What is in the widget stays there until something else comes.
  func empty(_ widget: RowWidget) {
    guard let row = placed[ObjectIdentifier(widget)], row.item != nil else { return }
    if row.keepsState {
      keep(row)
    } else {
      rows[row.index] = nil
      row.item = nil
    }
  }

  private func keep(_ row: Row) {
    parked.removeAll { $0 === row }
    parked.append(row)
    guard parked.count > LazyRows.greatestNumberKept else { return }
    let oldest = parked.removeFirst()
    rows[oldest.index] = nil
    oldest.item = nil
    if oldest.widget == nil { place.graph.retire(oldest) }
  }

  func release(_ widget: RowWidget) {
    empty(widget)
    if let left = placed.removeValue(forKey: ObjectIdentifier(widget)) { letGo(left) }
    widget.empty()
    widget.filler = nil
  }

  /// The row's widget becomes somebody else's.
  private func letGo(_ row: Row) {
    row.forgetWidget()
    if rows[row.index] !== row { place.graph.retire(row) }
  }

  func describe(_ description: inout _TextDescription) {
    for index in rows.keys.sorted() { rows[index]?.describe(&description) }
  }
}
