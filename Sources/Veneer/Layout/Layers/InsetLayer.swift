/// Keeps a distance around the content.
final class InsetLayer: Layer {
  var insets = EdgeInsets()
  var draws: Bool { false }

  var animatableData: [Double] {
    get { [insets.top, insets.leading, insets.bottom, insets.trailing] }
    set {
      insets = EdgeInsets(top: newValue[0], leading: newValue[1], bottom: newValue[2], trailing: newValue[3])
    }
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    let inner = size < 0 ? size : max(0, size - insets.total(orientation.opposite))
    var result = content(orientation, inner)
    let own = insets.total(orientation)
    // A negative distance may not make a widget smaller than nothing.
    result.minimum = max(0, result.minimum + own)
    result.natural = max(0, result.natural + own)
    result.maximum = max(0, result.maximum + own)
    if let baseline = result.baseline { result.baseline = baseline + insets.top }
    return result
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    let inner = inside(frame.size)
    return CGRect(
      x: frame.minX + (rightToLeft ? insets.trailing : insets.leading), y: frame.minY + insets.top,
      width: inner.width, height: inner.height)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    let inner = content(inside(offer))
    return CGSize(
      width: max(0, inner.width + insets.total(.horizontal)),
      height: max(0, inner.height + insets.total(.vertical)))
  }

  private func inside(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - insets.total(.horizontal)),
      height: max(0, size.height - insets.total(.vertical)))
  }
}
