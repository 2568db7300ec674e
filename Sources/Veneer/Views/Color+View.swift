extension Color: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ColorNode(view, context)
  }

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

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth { .unlimited }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    canvas.fill(frame, paint, on: box)
  }
}

private final class ColorNode: _ViewNode<Color> {
  private var view: Color
  private let box = BoxWidget.decorative()
  private let drawing = ColorDrawing()

  init(_ view: Color, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    graph.statistics.widgetsMade += 1
    box.show(drawing)
    reevaluate()
  }

  override func update(_ view: Color) {
    guard view != self.view else { return }
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
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
