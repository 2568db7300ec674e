/// Makes its content of the room that it has.
///
///     GeometryReader { proxy in
///       Capsule().frame(width: proxy.size.width * progress)
///     }
///
/// It takes all the room that it is offered, as a shape does, and puts its content at the upper leading corner. The content is
/// made when the room is known for the first time, and anew when its size changes.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content of what is known of the room.
  public var content: (GeometryProxy) -> Content

  /// A view made by `content`.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GeometryNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

/// Takes what it is offered and places children at its upper leading corner.
private struct GeometryLayout: ContainerLayout {
  func measure(_ orientation: Orientation, for size: Double, children: [Widget]) -> Measurement {
    Measurement(minimum: 0, natural: 10, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, children: [Widget]) -> Growth { .unlimited }

  func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    children.map {
      Alignment.topLeading.frame(of: $0.size(offered: size), in: size, rightToLeft: rightToLeft)
    }
  }
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var evaluation = Evaluation<GeometryReader<Content>>()
  private let box = GeometryBox()
  private var child: _ViewNode<Content>?
  /// nil until there is a place.
  private var size: CGSize?

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    graph.statistics.widgetsMade += 1
    box.place([], in: GeometryLayout())
    box.sizeChanged = { [unowned self] size in
      self.size = size
      // At once: the children are placed right after.
      graph.update { [weak self] in self?.reevaluate() }
    }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    guard let size else { return }
    graph.statistics.viewBodies += 1
    let proxy = GeometryProxy(size: size, box: box)
    let installed = evaluation.installed(view, for: self)
    let content = Evaluation.content(of: installed) { $0.content(proxy) }
    if let child { return child.update(content) }
    child = Content._makeNode(content, _NodeContext(below: self))
    restructure()
  }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var widgets: [Widget] = []
    child?.collect(into: &widgets)
    box.place(widgets, in: GeometryLayout())
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
