/// A shadow of whatever is inside.
final class ShadowLayer: Layer {
  struct Shadow: Equatable {
    var paint = Paint.current(alpha: 0)
    /// The standard deviation of the blur, in logical pixels.
    var radius = 0.0
    var offset = CGSize.zero
  }

  /// A larger blur costs more than anybody sees of it.
  static let largestRadius = 200.0

  var shadow = Shadow()

  var animatableData: [Double] {
    get { [shadow.radius, shadow.offset.width, shadow.offset.height] + shadow.paint.animatableData }
    set {
      shadow.radius = min(max(newValue[0], 0), ShadowLayer.largestRadius)
      shadow.offset = CGSize(width: newValue[1], height: newValue[2])
      shadow.paint.animatableData = Array(newValue[3...])
    }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    let color = shadow.paint.resolved(for: box)
    canvas.shadow(color, deviation: shadow.radius, offset: shadow.offset, on: box) { content(canvas) }
  }
}
