/// Draws the content larger, smaller or turned. Its frame, and where it answers the pointer, stay as they are.
final class TransformLayer: Layer {
  struct Change: Equatable {
    var scale = CGSize(width: 1, height: 1)
    var angle = Angle.zero
    /// The place that stays where it is.
    var anchor = UnitPoint.center
  }

  var change = Change()

  var animatableData: [Double] {
    get {
      [change.scale.width, change.scale.height, change.angle.radians, change.anchor.x, change.anchor.y]
    }
    set {
      change.scale = CGSize(width: newValue[0], height: newValue[1])
      change.angle = Angle(radians: newValue[2])
      change.anchor = UnitPoint(x: newValue[3], y: newValue[4])
    }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    var anchor = change.anchor
    if box.isRightToLeft { anchor.x = 1 - anchor.x }
    canvas.transformed(scale: change.scale, angle: change.angle, around: anchor.point(in: frame)) {
      content(canvas)
    }
  }
}
