/// The lengths that a frame asks for in one direction; nil leaves a length to the content.
struct FrameLengths: Equatable {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  /// A negative length is taken as 0, and what is no number as not given. Only a maximum may be infinite.
  init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = FrameLengths.length(minimum).map { min($0, Length.limit) }
    self.ideal = FrameLengths.length(ideal).map { min($0, Length.limit) }
    self.maximum = FrameLengths.length(maximum)
  }

  private static func length(_ value: CGFloat?) -> Double? {
    guard let value, !value.isNaN else { return nil }
    return value == .infinity ? .infinity : Length.positive(value)
  }

  /// An infinite length stands for all the room there is, as a maximum does.
  init(fixed: CGFloat?) {
    let isInfinite = fixed == .infinity
    self.init(minimum: isInfinite ? nil : fixed, ideal: isInfinite ? nil : fixed, maximum: fixed)
  }

  var isFixed: Bool { minimum != nil && minimum == maximum }

  /// GTK does not go below the content's minimum; where a frame asks for less, the content's minimum holds.
  func measurement(of content: Measurement) -> Measurement {
    if let fixed = minimum, isFixed {
      return .fixed(max(fixed, content.minimum), baseline: content.baseline)
    }
    var result = content
    if let minimum { result.minimum = max(minimum, content.minimum) }
    if let maximum {
      result.maximum = max(maximum, result.minimum)
    } else {
      result.maximum = max(content.maximum, result.minimum)
    }
    result.natural = min(max(ideal ?? content.natural, result.minimum), result.maximum)
    return result
  }
}

/// Gives the content a frame of its own and a place in it.
final class FrameLayer: Layer {
  var width = FrameLengths()
  var height = FrameLengths()
  var alignment = Alignment.center
  var draws: Bool { false }

  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    let across = orientation == .horizontal ? height : width
    var inner = size
    if size < 0, across.isFixed, let fixed = across.minimum { inner = fixed }
    if inner >= 0 { inner = content(orientation.opposite, -1).size(offered: inner) }
    // Only what wraps cares for the size across; asking without one keeps GTK's cache small.
    let measured = content(orientation, inner)
    return (orientation == .horizontal ? width : height).measurement(of: measured)
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
}

/// Gives the content the proportions `ratio` (width to height), or its own.
final class AspectRatioLayer: Layer {
  var ratio: Double?
  var contentMode = ContentMode.fit
  var draws: Bool { false }

  private func ratio(of content: @MainActor (Orientation, Double) -> Measurement) -> Double {
    if let ratio, ratio > 0.001, ratio < 1000 { return ratio }
    let height = content(.vertical, -1).natural
    return height > 0 ? content(.horizontal, -1).natural / height : 1
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
    let ratio = ratio(of: content)
    let widthForHeight = frame.height * ratio
    let usesWidth = (widthForHeight > frame.width) == (contentMode == .fit)
    let size =
      usesWidth
      ? CGSize(width: frame.width, height: frame.width / ratio)
      : CGSize(width: widthForHeight, height: frame.height)
    let width = content(.horizontal, -1).size(offered: size.width)
    let height = content(.vertical, width).size(offered: size.height)
    return CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}

/// Whether a picture is shown whole or covers the room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}
