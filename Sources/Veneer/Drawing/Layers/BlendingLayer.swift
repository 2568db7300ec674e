/// Colours the content in its own shape: its alpha stays as it is.
final class BlendingLayer: Layer {
  var blend = Blend(paint: .current(alpha: 0), mode: .sourceAtop, strength: 1)

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    let color = blend.paint.resolved(for: box)
    // A picture is coloured once, on the CPU: a colour matrix costs on each repaint, and keeps textures alive.
    if let picture = box.picture(directlyInside: self) {
      picture.blended(with: blend) { content(canvas) }
    } else if let matrix = ColorMatrix(blending: color, mode: blend.mode, strength: blend.strength) {
      canvas.colorMatrix(matrix) { content(canvas) }
    } else if let node = Canvas.record(content) {
      canvas.blendWithin(node, color, BlendOperator(blend.mode), strength: blend.strength, in: frame)
    }
  }
}

/// A colour and how it is mixed into a shape.
package struct Blend: Equatable, Sendable {
  var paint: Paint
  var mode: BlendMode
  /// 0 leaves the shape, 1 is the full blend.
  var strength: Double
}
