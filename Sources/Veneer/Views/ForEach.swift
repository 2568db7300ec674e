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

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { ForEachNode(view, context) }

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
  private var order: [ID] = []
  private var children: [ID: _ViewNode<Content>] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(context)
    _ = placeElements(of: view)
  }

  /// Returns whether the elements or their order changed.
  private func placeElements(of view: ForEach<Data, ID, Content>) -> Bool {
    let context = _NodeContext(below: self)
    var newOrder: [ID] = []
    var newChildren: [ID: _ViewNode<Content>] = [:]
    newOrder.reserveCapacity(view.data.count)
    newChildren.reserveCapacity(view.data.count)
    for element in view.data {
      let identity = view.identify(element)
      guard newChildren[identity] == nil else { continue }
      let content = view.content(element)
      if let child = children[identity] {
        child.update(content)
        newChildren[identity] = child
      } else {
        newChildren[identity] = Content._makeNode(content, context)
      }
      newOrder.append(identity)
    }
    let isChanged = newOrder != order
    order = newOrder
    children = newChildren
    return isChanged
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    guard placeElements(of: view) else { return }
    structureChanged()
    textChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    for identity in order { children[identity]?.collect(into: &widgets) }
  }

  override func describe(_ description: inout _TextDescription) {
    for identity in order { children[identity]?.describe(&description) }
  }
}
