/// Gives the content a frame of its own and a place in it.
final class FrameLayer: Layer {
  var width = FrameLengths()
  var height = FrameLengths()
  var alignment = Alignment.center
  var draws: Bool { false }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    let (along, across) = orientation == .horizontal ? (width, height) : (height, width)
    var inner = size
    if size < 0, !across.keepsIdeal {
      // Content that is not as wide by nature as its frame is not as high by nature either.
      let own = content(orientation.opposite, -1)
      let natural = across.measurement(of: own).natural
      if natural != own.natural { inner = own.size(offered: natural) }
    } else if size >= 0 {
      inner = content(orientation.opposite, -1).size(offered: size)
    }
    let measured = content(orientation, inner)
    var result = along.measurement(of: measured)
    if let baseline = measured.baseline, !along.isEmpty {
      let length = measured.size(offered: result.natural)
      result.baseline = baseline + alignment.vertical.stack.start(of: length, in: result.natural)
    }
    return result
  }

  func growth(_ orientation: Orientation, content: Growth) -> Growth {
    let lengths = orientation == .horizontal ? width : height
    if lengths.isFixed { return .none }
    guard let maximum = lengths.maximum else { return content }
    return maximum == .infinity ? .unlimited : .limited
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    let width = content(.horizontal, -1).size(offered: frame.width)
    let height = content(.vertical, width).size(offered: frame.height)
    return alignment.frame(
      of: CGSize(width: width, height: height), in: frame.size, rightToLeft: rightToLeft
    ).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    let inner = content(CGSize(width: width.proposal(offer.width), height: height.proposal(offer.height)))
    return CGSize(
      width: width.size(inner.width, proposed: offer.width),
      height: height.size(inner.height, proposed: offer.height))
  }
}
