/// Shows views that may be larger than the room there is, and scrolls.
///
///     ScrollView {
///       VStack(alignment: .leading) { ForEach(notes) { Text($0.title) } }
///     }
///
/// It is a `GtkScrolledWindow`. In the directions it scrolls in it takes all the room that it is offered, and its views have their
/// ideal size; in the other it is as large as they are. Several views stand in a column, or in a row where it scrolls sideways
/// only. What is smaller than the room stands at the top or at the leading edge.
public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether scroll bars show where one is. Without them it scrolls all the same.
  public var showsIndicators: Bool

  /// A view that scrolls `content` along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
  private let widget = ScrollWidget()
  private var child: _ViewNode<Content>?

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    super.init(context)
    graph.statistics.widgetsMade += 1
    widget.set(view.axes, showsIndicators: view.showsIndicators)
    child = Content._makeNode(view.content, _NodeContext(below: self))
    restructure()
  }

  override func update(_ view: ScrollView<Content>) {
    if widget.set(view.axes, showsIndicators: view.showsIndicators) { structureChanged() }
    child?.update(view.content)
  }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var contents: [Widget] = []
    child?.collect(into: &contents)
    widget.place(contents)
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) { widgets.append(widget) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
