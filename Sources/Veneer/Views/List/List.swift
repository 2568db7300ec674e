/// Rows below each other that scroll, in the look of the theme's lists.
///
///     List {
///       ForEach(items) { Text($0.name) }
///       ListAddButton("Add item") { add() }
///     }
///
/// Each view in it is a row. Every row is made at once, so a list is meant for dozens of rows rather than thousands.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  /// A list of the views in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each element of `data`, identified by itself.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element of `data`, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ListNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class ListNode<Content: View>: _ViewNode<List<Content>> {
  private let widget = ListWidget()
  private var child: _ViewNode<Content>?

  init(_ view: List<Content>, _ context: _NodeContext) {
    super.init(context)
    graph.statistics.widgetsMade += 1
    child = Content._makeNode(view.content, _NodeContext(below: self))
    restructure()
  }

  override func update(_ view: List<Content>) { child?.update(view.content) }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var contents: [Widget] = []
    child?.collect(into: &contents)
    widget.place(contents)
  }

  override func collect(into widgets: inout [Widget]) { widgets.append(widget) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
