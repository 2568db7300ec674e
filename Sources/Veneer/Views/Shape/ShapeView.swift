/// What a shape shows: its steps, one over the other.
final class ShapeDrawing: Drawing {
  private(set) var outlines: [PaintedOutline] = []

  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement {
    Measurement(minimum: 0, natural: 10, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth { .unlimited }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    for outline in outlines { outline.draw(on: canvas, frame: frame, in: box) }
  }

  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? {
    outlines.first?.cornerRadius(in: frame, of: box)
  }

  /// Whether only lines are drawn, so that the pointer reaches what is behind.
  var isHollow: Bool { outlines.allSatisfy(\.isLine) }

  /// Returns whether anything looks different now.
  func set(_ painting: _ShapePainting, in environment: EnvironmentValues) -> Bool {
    var isChanged = outlines.count != painting.steps.count
    while outlines.count < painting.steps.count { outlines.append(PaintedOutline()) }
    outlines.removeLast(outlines.count - painting.steps.count)
    for (outline, step) in zip(outlines, painting.steps)
    where outline.set(step.shape, step.ink, step.style, in: environment) {
      isChanged = true
    }
    return isChanged
  }
}

final class ShapeNode<Content: Shape>: _ViewNode<_ShapeView<Content>> {
  private var painting: _ShapePainting
  private let box = BoxWidget.decorative()
  private let drawing = ShapeDrawing()

  init(_ view: _ShapeView<Content>, _ context: _NodeContext) {
    painting = view._painting
    super.init(context)
    graph.statistics.widgetsMade += 1
    box.show(drawing)
    reevaluate()
  }

  override func update(_ view: _ShapeView<Content>) {
    painting = view._painting
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    if drawing.set(painting, in: environment) { box.queueDraw() }
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
