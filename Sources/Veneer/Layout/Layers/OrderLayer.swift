/// Lifts the box over others in its stack, or puts it below them.
final class OrderLayer: Layer {
  var zIndex = 0.0
  var draws: Bool { false }

  /// Whether there ever was one; before that, no stack sorts its children.
  private(set) static var areUsed = false

  init() { OrderLayer.areUsed = true }
}

/// Shows nothing of the content, which keeps its room.
final class HiddenLayer: Layer {
  /// Whether there ever was one; before that, no box looks for them.
  private(set) static var areUsed = false

  init() { HiddenLayer.areUsed = true }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {}
}
