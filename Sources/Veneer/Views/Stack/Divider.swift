/// A thin line between other views: upright in a row, level elsewhere.
///
///     VStack { Text("Above"); Divider(); Text("Below") }
///
/// It is one logical pixel wide, in the text's colour made faint, and as long as the room it is offered. Assistive technology
/// passes over it.
public struct Divider: PrimitiveView, Equatable, Sendable {
  /// A line.
  public init() {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DividerNode(context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

private final class DividerDrawing: Drawing {
  static let thickness = 1.0
  static let paint = Paint.current(alpha: 0.15)

  private func isAcross(_ orientation: Orientation, in box: BoxWidget) -> Bool {
    orientation == (box.stackOrientation ?? .vertical)
  }

  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement {
    isAcross(orientation, in: box)
      ? .fixed(DividerDrawing.thickness) : Measurement(minimum: 0, natural: 10, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth {
    isAcross(orientation, in: box) ? .none : .unlimited
  }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    canvas.fill(frame, DividerDrawing.paint.resolved(for: box))
  }
}

private final class DividerNode: _ViewNode<Divider> {
  private let box = BoxWidget.decorative()

  override init(_ context: _NodeContext) {
    super.init(context)
    graph.statistics.widgetsMade += 1
    box.show(DividerDrawing())
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
