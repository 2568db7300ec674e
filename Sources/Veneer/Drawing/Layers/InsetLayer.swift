/// Keeps a distance around the content.
final class InsetLayer: Layer {
  var insets = EdgeInsets()
  var draws: Bool { false }

  private func total(_ orientation: Orientation) -> Double {
    orientation == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    let inner = size < 0 ? size : max(0, size - total(orientation.opposite))
    var result = content(orientation, inner)
    let own = total(orientation)
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
    CGRect(
      x: frame.minX + (rightToLeft ? insets.trailing : insets.leading), y: frame.minY + insets.top,
      width: max(0, frame.width - total(.horizontal)), height: max(0, frame.height - total(.vertical)))
  }
}
