/// Shows the content elsewhere than where it has its place.
final class OffsetLayer: Layer {
  var offset = CGSize.zero
  var draws: Bool { false }

  var animatableData: [Double] {
    get { [offset.width, offset.height] }
    set { offset = CGSize(width: newValue[0], height: newValue[1]) }
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    frame.offsetBy(dx: rightToLeft ? -offset.width : offset.width, dy: offset.height)
  }
}

/// Takes all the room there is and puts the content's middle at a point of it.
final class PositionLayer: Layer {
  var point = CGPoint.zero
  var draws: Bool { false }

  var animatableData: [Double] {
    get { [point.x, point.y] }
    set { point = CGPoint(x: newValue[0], y: newValue[1]) }
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    Measurement(minimum: 0, natural: content(orientation, -1).natural, maximum: .infinity)
  }

  func growth(_ orientation: Orientation, content: Growth) -> Growth { .unlimited }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    let width = content(.horizontal, -1).size(offered: frame.width)
    let height = content(.vertical, width).size(offered: frame.height)
    let x = rightToLeft ? frame.width - point.x : point.x
    return CGRect(
      x: frame.minX + (x - width / 2).rounded(.down), y: frame.minY + (point.y - height / 2).rounded(.down),
      width: width, height: height)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    offer
  }
}
