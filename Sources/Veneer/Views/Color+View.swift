extension Color: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { ColorNode(view, context) }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

/// Fills the room that it is offered.
private final class ColorDrawing: Drawing {
  var paint = Paint.foreground

  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement {
    Measurement(minimum: 0, natural: 10, maximum: .infinity)
  }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    canvas.fill(frame, paint.resolved(for: box))
  }
}

private final class ColorNode: _ViewNode<Color> {
  private let box = BoxWidget()
  private let drawing = ColorDrawing()

  override init(_ view: Color, _ context: _NodeContext) {
    super.init(view, context)
    graph.statistics.widgetsMade += 1
    box.show(drawing)
    reevaluate()
  }

  override func update(_ view: Color) {
    guard view != self.view else { return }
    super.update(view)
    reevaluate()
  }

  override func reevaluate() {
    isStale = false
    let paint = view.paint(in: environment.theme)
    guard paint != drawing.paint else { return }
    drawing.paint = paint
    box.queueDraw()
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
