/// Keeps the distance of a list's row around its content, and takes all the width that there is.
final class RowLayer: Layer {
  private let distance = InsetLayer()
  var draws: Bool { false }

  var insets: EdgeInsets {
    get { distance.insets }
    set { distance.insets = newValue }
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    var result = distance.measure(orientation, for: size, content: content)
    if orientation == .horizontal { result.maximum = .infinity }
    return result
  }

  func growth(_ orientation: Orientation, content: Growth) -> Growth {
    orientation == .horizontal ? .unlimited : content
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    distance.contentFrame(in: frame, rightToLeft: rightToLeft, content: content)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    let inner = distance.size(offered: offer, content: content, measuring: measuring)
    return CGSize(width: max(inner.width, offer.width), height: inner.height)
  }
}
