/// Shows the first of several views that fits in the room, and the last one where none does.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Synchronise now")
///       Text("Sync")
///     }
///
/// What counts is a view's ideal size. All of them exist all the time; those that are not shown cannot be pressed, and assistive
/// technology passes over them.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Shows one of the views of `content`, which has to fit along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FittingNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Content._describe(view.content, in: context, &description)
  }
}

/// Gives all room to the first child that fits.
struct FittingLayout: ContainerLayout {
  let axes: Axis.Set

  /// The position of the child that is shown in a room; what is not known of it is -1.
  func choice(in size: CGSize, children: [Widget]) -> Int? {
    let fits = children.firstIndex { child in
      let across = child.measured(.horizontal)
      let isNarrow = !axes.contains(.horizontal) || size.width < 0 || across.natural <= size.width
      guard isNarrow, axes.contains(.vertical), size.height >= 0 else { return isNarrow }
      let width = size.width < 0 ? across.natural : across.size(offered: size.width)
      return child.measured(.vertical, offered: width).along.natural <= size.height
    }
    return fits ?? children.indices.last
  }

  func measure(_ orientation: Orientation, for size: Double, children: [Widget]) -> Measurement {
    let room = CGSize(-1, size, orientation)
    guard let choice = choice(in: room, children: children) else { return .fixed(0) }
    func measured(_ child: Widget) -> Measurement {
      size < 0 ? child.measured(orientation) : child.measured(orientation, offered: size).along
    }
    var result = measured(children[choice])
    guard axes.contains(orientation == .horizontal ? .horizontal : .vertical) else { return result }
    for child in children[(choice + 1)...] { result.minimum = min(result.minimum, measured(child).minimum) }
    return result
  }

  func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    children.map { Alignment.center.frame(of: $0.size(offered: size), in: size, rightToLeft: rightToLeft) }
  }
}

private final class FittingNode<Content: View>: _ViewNode<ViewThatFits<Content>> {
  private var axes: Axis.Set
  private let box = FittingBox()
  private var child: _ViewNode<Content>?

  init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    axes = view.axes
    super.init(context)
    graph.statistics.widgetsMade += 1
    child = Content._makeNode(view.content, _NodeContext(below: self))
    restructure()
  }

  override func update(_ view: ViewThatFits<Content>) {
    let isTurned = axes != view.axes
    axes = view.axes
    child?.update(view.content)
    if isTurned { structureChanged() }
  }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var widgets: [Widget] = []
    child?.collect(into: &widgets)
    box.place(widgets, in: FittingLayout(axes: axes))
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
