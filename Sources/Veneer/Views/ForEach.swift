/// One view for each element of a collection, kept apart by the elements' identity.
///
///     ForEach(notes) { note in
///       Label(note.title, systemImage: "doc")
///     }
///
/// A view follows its element when the order changes, with its state and its widgets. Of elements with the same identity
/// only the first one is shown.
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
  private var children: [(identity: ID, node: _ViewNode<Content>)] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(context)
    _ = placeElements(of: view)
  }

  /// Returns whether the elements or their order changed.
  private func placeElements(of view: ForEach<Data, ID, Content>) -> Bool {
    let context = _NodeContext(below: self)
    let old = children
    var known: [ID: _ViewNode<Content>] = [:]
    for child in old { known[child.identity] = child.node }
    var seen: Set<ID> = []
    var new: [(identity: ID, node: _ViewNode<Content>)] = []
    new.reserveCapacity(view.data.count)
    for element in view.data {
      let identity = view.identify(element)
      guard seen.insert(identity).inserted else { continue }
      let content = view.content(element)
      if let node = known[identity] {
        node.update(content)
        new.append((identity, node))
      } else {
        new.append((identity, Content._makeNode(content, context)))
      }
    }
    children = new
    return new.count != old.count || zip(new, old).contains { $0.node !== $1.node }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    guard placeElements(of: view) else { return }
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    for child in children { child.node.collect(into: &widgets) }
  }

  override func describe(_ description: inout _TextDescription) {
    for child in children { child.node.describe(&description) }
  }
}
