/// The lengths that a frame asks for in one direction; nil leaves a length to the content.
struct FrameLengths: Equatable {
  let minimum: Double?
  let ideal: Double?
  let maximum: Double?

  /// What is negative or no number counts as not given, and so does an infinite minimum or ideal. Of lengths in the wrong order
  /// the smaller one holds.
  init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    let least = FrameLengths.length(minimum)
    self.minimum = least
    self.ideal = FrameLengths.length(ideal).map { max($0, least ?? 0) }
    let most = maximum == .infinity ? .infinity : FrameLengths.length(maximum)
    self.maximum = most.map { max($0, least ?? 0) }
  }

  /// Without a length the content decides.
  init(fixed: CGFloat?) {
    self.init(minimum: fixed, ideal: fixed, maximum: fixed == .infinity ? nil : fixed)
  }

  private static func length(_ value: CGFloat?) -> Double? {
    value.flatMap { isUsable($0) ? min(Double($0), Length.limit) : nil }
  }

  /// Whether a frame can have the length.
  static func isUsable(_ value: CGFloat) -> Bool { value >= 0 && value.isFinite }

  var isFixed: Bool { minimum != nil && minimum == maximum }

  /// Whether nothing is asked for.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Whether a frame has the ideal size of its content.
  var keepsIdeal: Bool { minimum == nil && ideal == nil && (maximum == nil || maximum == .infinity) }

  /// What a frame asks for around `content`: the rules of SwiftUI for a proposal of nothing, none, and everything.
  ///
  /// A frame may be smaller than its content can be, which then stands beyond its edges: a fixed one, one with a maximum, and one
  /// with a minimum of 0. One with another minimum is not, as GTK gives everything in a scrolled window its minimum.
  func measurement(of content: Measurement) -> Measurement {
    if let fixed = minimum, isFixed { return .fixed(fixed, baseline: content.baseline) }
    var result = content
    result.natural = size(content.size(offered: proposal(ideal ?? content.natural)), proposed: ideal)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      result.minimum = minimum > 0 ? max(minimum, min(maximum, content.minimum)) : 0
      result.maximum = maximum
    case (let minimum?, nil):
      result.minimum = minimum > 0 ? max(minimum, content.minimum) : 0
      result.maximum = max(minimum, content.maximum)
    case (nil, let maximum?):
      result.minimum = min(maximum, content.minimum)
      result.maximum = maximum
    case (nil, nil): break
    }
    result.natural = min(max(result.natural, result.minimum), result.maximum)
    return result
  }

  /// What the content is offered when the frame is offered `offer`.
  func proposal(_ offer: Double) -> Double { min(max(offer, minimum ?? 0), maximum ?? .infinity) }

  /// The frame around content of `length` when it was offered `offer`; nil for no offer.
  func size(_ length: Double, proposed offer: Double?) -> Double {
    var result = length
    let proposed = offer.map(proposal)
    if let minimum { result = max(minimum, min(result, proposed ?? result)) }
    if let maximum { result = min(maximum, max(result, proposed ?? result)) }
    return result
  }
}
