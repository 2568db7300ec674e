/// A view with one box for the widgets of the views in it.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var arrangement: ContainerArrangement { get }
  var content: Content { get }
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Content._describe(view.content, in: context, &description)
  }
}

/// How a container places its children; comparable, unlike the layout behind it.
enum ContainerArrangement: Equatable {
  /// `hasOwnSpacing` says that the spacing was given, and is kept beside spacers as well.
  case stack(StackLayout, hasOwnSpacing: Bool)
  case overlap(OverlapLayout)

  /// A stack with a spacing that may not have been given, or make no sense.
  static func stack(_ orientation: Orientation, spacing: CGFloat?, alignment: StackAlignment) -> Self {
    let own = spacing.flatMap { $0.isFinite ? Length.usable($0) : nil }
    return .stack(
      StackLayout(orientation: orientation, spacing: own ?? 8, alignment: alignment),
      hasOwnSpacing: own != nil)
  }

  @MainActor
  func layout(of children: [Widget]) -> any ContainerLayout {
    switch self {
    case .stack(var layout, let hasOwnSpacing):
      layout.omitsGapsAtSpacers = !hasOwnSpacing && children.contains { $0.box?.isSpacer == true }
      return layout
    case .overlap(let layout): return layout
    }
  }

  var orientation: Orientation? {
    if case .stack(let layout, _) = self { layout.orientation } else { nil }
  }
}

private final class ContainerNode<V: ContainerView>: _ViewNode<V> {
  private var arrangement: ContainerArrangement
  private let box = BoxWidget()
  private var child: _ViewNode<V.Content>?

  init(_ view: V, _ context: _NodeContext) {
    arrangement = view.arrangement
    super.init(context)
    graph.statistics.widgetsMade += 1
    child = V.Content._makeNode(view.content, _NodeContext(below: self))
    restructure()
  }

  override func update(_ view: V) {
    let isRearranged = view.arrangement != arrangement
    arrangement = view.arrangement
    child?.update(view.content)
    if isRearranged { graph.enqueueRestructure(self) }
  }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var widgets: [Widget] = []
    child?.collect(into: &widgets)
    for widget in widgets { widget.box?.stackOrientation = arrangement.orientation }
    box.place(widgets, in: arrangement.layout(of: widgets))
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
