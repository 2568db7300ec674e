/// A shape filled with the foreground style.
struct ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { ShapeNode(view, context) }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {}
}

private final class ShapeDrawing<Content: Shape>: Drawing {
  var shape: Content
  var paint = Paint.foreground

  init(_ shape: Content) { self.shape = shape }

  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement {
    Measurement(minimum: 0, natural: 10, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth { .unlimited }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    canvas.translated(by: frame.origin) {
      let room = CGRect(origin: .zero, size: frame.size)
      canvas.fill(shape.path(in: room), in: room, paint, on: box)
    }
  }
}

private final class ShapeNode<Content: Shape>: _ViewNode<ShapeView<Content>> {
  private let box = BoxWidget.decorative()
  private let drawing: ShapeDrawing<Content>

  init(_ view: ShapeView<Content>, _ context: _NodeContext) {
    drawing = ShapeDrawing(view.shape)
    super.init(context)
    graph.statistics.widgetsMade += 1
    box.show(drawing)
    reevaluate()
  }

  override func update(_ view: ShapeView<Content>) {
    guard !ValueComparison.areSame(view.shape, drawing.shape) else { return }
    drawing.shape = view.shape
    box.queueDraw()
  }

  override func reevaluate() {
    willEvaluate()
    let paint = environment.foregroundPaint
    guard paint != drawing.paint else { return }
    drawing.paint = paint
    box.queueDraw()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
