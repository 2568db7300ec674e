/// Keeps the content at its ideal size in one direction or both, whatever is offered.
final class FixedSizeLayer: Layer {
  var horizontal = true
  var vertical = true
  var draws: Bool { false }

  private func isFixed(_ orientation: Orientation) -> Bool {
    orientation == .horizontal ? horizontal : vertical
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    var inner = size
    if size >= 0 {
      let across = content(orientation.opposite, -1)
      inner = isFixed(orientation.opposite) ? -1 : across.size(offered: size)
    }
    let measured = content(orientation, inner)
    return isFixed(orientation) ? .fixed(measured.natural, baseline: measured.baseline) : measured
  }

  func growth(_ orientation: Orientation, content: Growth) -> Growth {
    isFixed(orientation) ? .none : content
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    let across = content(.horizontal, -1)
    let width = horizontal ? across.natural : across.size(offered: frame.width)
    let along = content(.vertical, horizontal ? -1 : width)
    let height = vertical ? along.natural : along.size(offered: frame.height)
    return CGRect(
      x: frame.minX + ((frame.width - width) / 2).rounded(.down),
      y: frame.minY + ((frame.height - height) / 2).rounded(.down), width: width, height: height)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    CGSize(
      width: horizontal ? measuring(.horizontal, -1).natural : content(offer).width,
      height: vertical ? measuring(.vertical, -1).natural : content(offer).height)
  }
}
