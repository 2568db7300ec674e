/// Draws the content mirrored where text runs from right to left. Its frame, and where it answers the pointer, stay.
final class MirrorLayer: Layer {
  var isEnabled = false

  var drawsContentElsewhere: Bool { isEnabled }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    guard isEnabled, box.isRightToLeft else { return content(canvas) }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    canvas.transformed(scale: CGSize(width: -1, height: 1), angle: .zero, around: center) { content(canvas) }
  }
}
