/// Fills the frame behind the content.
final class FillLayer: Layer {
  var paint = Paint.current(alpha: 0)

  var animatableData: [Double] {
    get { paint.animatableData }
    set { paint.animatableData = newValue }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    canvas.fill(frame, paint, on: box)
    content(canvas)
  }

  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? { 0 }
}

/// Lets what is behind shine through the content as a whole.
final class OpacityLayer: Layer {
  var opacity = 1.0

  var animatableData: [Double] {
    get { [opacity] }
    set { opacity = newValue[0].clampedToUnit }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    if opacity > 0 { canvas.opacity(opacity) { content(canvas) } }
  }
}

/// Mixes the box as a whole with what is behind it in its group.
final class BlendModeLayer: Layer {
  var mode = BlendMode.normal

  var blends: Bool { true }
  var blendMode: BlendMode { mode }
}

/// Makes one picture of the content: a group of its own for what blends inside.
final class GroupLayer: Layer {
  var isOpaque = false

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    if isOpaque { canvas.fill(frame, Paint.black.resolved(for: box)) }
    content(canvas)
  }

  var isolatesBlending: Bool { true }
}

/// Decides how early a stack gives the box room.
final class PriorityLayer: Layer {
  var priority = 0.0

  var layoutPriority: Double? { priority }
  var draws: Bool { false }
}
