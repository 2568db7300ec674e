/// Empty room that grows along its stack, and in both directions outside of one.
///
///     HStack { Text("Name"); Spacer(); Text("Value") }
///
/// It takes what the other views of the stack leave. A stack without a spacing of its own keeps no distance from a spacer.
public struct Spacer: PrimitiveView, Equatable, Sendable {
  /// The least length in logical pixels; nil for the usual spacing, 8.
  public var minLength: CGFloat?

  /// Room of at least `minLength` logical pixels; nil stands for the usual spacing, 8. What is below 0 counts as 0, and what is no
  /// number as not given.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  fileprivate var length: Double { minLength.map { Length.positive($0, or: 8) } ?? 8 }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SpacerNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

private final class SpacerDrawing: Drawing {
  var minLength = 0.0

  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement {
    if let along = box.stackOrientation, along != orientation { return .fixed(0) }
    return Measurement(minimum: minLength, natural: minLength, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth {
    box.stackOrientation ?? orientation == orientation ? .unlimited : .none
  }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {}
}

private final class SpacerNode: _ViewNode<Spacer> {
  private let box = BoxWidget.decorative()
  private let drawing = SpacerDrawing()

  init(_ view: Spacer, _ context: _NodeContext) {
    super.init(context)
    graph.statistics.widgetsMade += 1
    drawing.minLength = view.length
    box.isSpacer = true
    box.show(drawing)
  }

  override func update(_ view: Spacer) {
    guard drawing.minLength != view.length else { return }
    drawing.minLength = view.length
    box.queueResize()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
