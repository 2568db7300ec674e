/// One view for each element of a collection, kept apart by the elements' identity.
///
///     ForEach(notes) { note in
///       Label(note.title, systemImage: "doc")
///     }
///
/// A view follows its element when the order changes, with its state and its widgets. Of elements with the same identity
/// only the first one is shown, which is reported once.
///
/// In a ``List`` each view is a row, made when it comes near the part that is seen.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let identify: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// A view for each element of `data`, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identify = { $0[keyPath: id] }
    self.content = content
  }

  /// A view for each element of `data`, identified by itself.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    identify = { $0.id }
    self.content = content
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    identify = { $0 }
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, context)
  }

  public static var _isOneView: Bool { false }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    for element in view.data { Content._describe(view.content(element), in: context, &description) }
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  /// A view. Each is observed by itself, so that a change of one element's object makes one view anew.
  private struct Child {
    let identity: ID
    let node: _ViewNode<Content>
    let observation: Observation?
  }

  private var view: ForEach<Data, ID, Content>
  private let type = EvaluatedType.of(ForEach<Data, ID, Content>.self)
  private var children: [Child] = []
  /// The views as rows of a list, which are made when they are needed; nil where all are made at once.
  private nonisolated(unsafe) var rows: LazyRows<Data.Element, ID, Content>?

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    if Content._isOneView, context.parent?.placesRows == true {
      rows = LazyRows(
        ForEachNode.elements(of: view.data), identify: view.identify, content: view.content, of: type,
        below: self)
    } else {
      _ = placeElements()
    }
  }

  deinit {
    guard let rows else { return }
    MainActor.assumeIsolated { rows.close() }
  }

  /// The elements as they are now, whatever becomes of a collection that is no value.
  private static func elements(of data: Data) -> [Data.Element] {
    // Ranges are long where they are for lists, and are filled slowly where the compiler does not know that they are ranges.
    guard let range = data as? Range<Int> else { return Array(data) }
    return Array(range) as Any as? [Data.Element] ?? Array(data)
  }

  /// Returns whether the elements or their order changed.
  private func placeElements() -> Bool {
    let old = children
    var known: [ID: Child] = [:]
    for child in old { known[child.identity] = child }
    var seen: Set<ID> = []
    var new: [Child] = []
    new.reserveCapacity(view.data.count)
    for element in view.data {
      let identity = view.identify(element)
      guard seen.insert(identity).inserted else {
        LazyRows<Data.Element, ID, Content>.reportRepetition()
        continue
      }
      new.append(child(for: element, identity, known[identity]))
    }
    children = new
    return new.count != old.count || zip(new, old).contains { $0.node !== $1.node }
  }

  private func child(for element: Data.Element, _ identity: ID, _ old: Child?) -> Child {
    let observation = old?.observation ?? (type.observes ? Observation(for: self) : nil)
    let content = view.content
    let view =
      observation?.tracked { content(element) } ?? type.content(for: self) { content(element) }
    if let node = old?.node {
      node.update(view)
      return Child(identity: identity, node: node, observation: observation)
    }
    let node = Content._makeNode(view, _NodeContext(below: self))
    return Child(identity: identity, node: node, observation: observation)
  }

  /// Makes those views anew that read a changed object.
  override func reevaluate() {
    willEvaluate()
    if let rows { return rows.followObserved() }
    var index = 0
    for element in view.data where index < children.count {
      let child = children[index]
      // Another element of the same identity has no view.
      guard view.identify(element) == child.identity else { continue }
      if child.observation?.isStale != false {
        children[index] = self.child(for: element, child.identity, child)
      }
      index += 1
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    willEvaluate()
    let isSameRange = (view.data as? Range<Int>).map { $0 == self.view.data as? Range<Int> } == true
    self.view = view
    if let rows {
      rows.update(isSameRange ? nil : ForEachNode.elements(of: view.data), content: view.content)
      return structureChanged()
    }
    guard placeElements() else { return }
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    for child in children { child.node.collect(into: &widgets) }
  }

  override func collectRows(into rows: inout ListRows) {
    if let own = self.rows { return rows.append(own) }
    for child in children { child.node.collectRows(into: &rows) }
  }

  override var placesRows: Bool { parent?.placesRows == true }

  override func describe(_ description: inout _TextDescription) {
    rows?.describe(&description)
    for child in children { child.node.describe(&description) }
  }
}
