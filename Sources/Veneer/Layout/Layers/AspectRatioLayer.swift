/// Offers the content room of the proportions `ratio` (width to height), or of its own.
final class AspectRatioLayer: Layer {
  var ratio: Double?
  var contentMode = ContentMode.fit
  var draws: Bool { false }

  /// Whether there ever was one; before that, no size has to be found in both directions at once.
  private(set) static var areUsed = false

  init() { AspectRatioLayer.areUsed = true }

  private func ratio(of content: @MainActor (Orientation, Double) -> Measurement) -> Double {
    if let ratio { return ratio }
    let height = content(.vertical, -1).natural
    let width = content(.horizontal, -1).natural
    return height > 0 && width > 0 ? width / height : 1
  }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    let ratio = ratio(of: content)
    var result = content(orientation, -1)
    if size >= 0 {
      let length = orientation == .horizontal ? size * ratio : size / ratio
      result.natural = result.size(offered: length)
      if contentMode == .fit { result.maximum = max(result.natural, result.minimum) }
    }
    return result
  }

  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    let offer = offer(in: frame.size, ratio(of: content))
    let width = content(.horizontal, -1).size(offered: offer.width)
    let height = content(.vertical, width).size(offered: offer.height)
    return CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  /// What is offered to the content within `room`.
  private func offer(in room: CGSize, _ ratio: Double) -> CGSize {
    let widthForHeight = room.height * ratio
    return (widthForHeight > room.width) == (contentMode == .fit)
      ? CGSize(width: room.width, height: room.width / ratio)
      : CGSize(width: widthForHeight, height: room.height)
  }

  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    content(self.offer(in: offer, ratio(of: measuring)))
  }
}

/// Whether a picture is shown whole or covers the room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}
