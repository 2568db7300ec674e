/// Draws the content larger, smaller or turned. Its frame, and where it answers the pointer, stay as they are.
final class TransformLayer: Layer {
  struct Change: Equatable {
    var scale = CGSize(width: 1, height: 1)
    var angle = Angle.zero
    /// The place that stays where it is.
    var anchor = UnitPoint.center
  }

  var change = Change()

  /// What is drawn a hundred times as large as it is has no more to show.
  static let largestFactor = 100.0

  var animatableData: [Double] {
    get {
      [change.scale.width, change.scale.height, change.angle.radians, change.anchor.x, change.anchor.y]
    }
    set {
      let factors = newValue.prefix(2).map {
        min(max($0, -TransformLayer.largestFactor), TransformLayer.largestFactor)
      }
      change.scale = CGSize(width: factors[0], height: factors[1])
      change.angle = Angle(radians: newValue[2])
      change.anchor = UnitPoint(x: newValue[3], y: newValue[4])
    }
  }

  var drawsContentElsewhere: Bool { true }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    var anchor = change.anchor
    if box.isRightToLeft { anchor.x = 1 - anchor.x }
    canvas.transformed(scale: change.scale, angle: change.angle, around: anchor.point(in: frame)) {
      content(canvas)
    }
  }
}
