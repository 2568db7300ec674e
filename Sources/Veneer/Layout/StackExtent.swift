/// The extent of several children side by side, across their stack or in a pile.
struct StackExtent {
  let alignment: StackAlignment
  private var widest = Measurement.fixed(0)
  /// What lies before the common guide and after it, where content has a say in where the guide is.
  private var minimum = Parts()
  private var natural = Parts()
  private var maximum = Parts()
  private var isGuided = false
  /// The highest baseline, from the guide on.
  private var baseline: Double?

  /// The parts of an extent on both sides of a guide.
  struct Parts {
    private(set) var before = -Double.infinity
    private var after = -Double.infinity

    var total: Double { before > -.infinity ? max(0, before + after) : 0 }

    mutating func add(_ length: Double, guide: Double) {
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  init(_ alignment: StackAlignment) { self.alignment = alignment }

  var measurement: Measurement {
    var result = widest
    var guide = edge(of: widest.natural)
    if isGuided {
      result.minimum = minimum.total
      result.natural = max(natural.total, result.minimum)
      result.maximum = max(maximum.total, result.natural)
      guide = natural.before
    }
    result.baseline = baseline.map { (guide + $0).rounded(.down) }
    return result
  }

  /// The guide of something that has none of its own.
  private func edge(of length: Double) -> Double {
    switch alignment {
    case .start: 0
    case .center, .custom: length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: length
    }
  }

  mutating func add(_ child: Measurement) {
    note(child, guide: edge(of: child.natural))
  }

  /// Adds a child that says by `guide` where its guide is at a length.
  mutating func add(_ child: Measurement, guide: (Double) -> Double) {
    isGuided = true
    let own = guide(child.natural)
    note(child, guide: own)
    natural.add(child.natural, guide: own)
    minimum.add(child.minimum, guide: child.minimum == child.natural ? own : guide(child.minimum))
    if child.maximum == child.natural {
      maximum.add(child.maximum, guide: own)
    } else {
      maximum.add(child.maximum, guide: child.maximum == .infinity ? 0 : guide(child.maximum))
    }
  }

  private mutating func note(_ child: Measurement, guide: Double) {
    widest.minimum = max(widest.minimum, child.minimum)
    widest.natural = max(widest.natural, child.natural)
    widest.maximum = max(widest.maximum, child.maximum)
    if let own = child.baseline { baseline = min(baseline ?? .infinity, own - guide) }
  }

  /// Where children of known lengths begin so that their guides meet, in `room`.
  static func starts(
    _ lengths: [Double], guides: [Double], _ alignment: StackAlignment, in room: Double
  ) -> [Double] {
    var parts = Parts()
    for (length, guide) in zip(lengths, guides) { parts.add(length, guide: guide) }
    let start =
      alignment.isOfFrame
      ? alignment.start(of: parts.total, in: room) : ((room - parts.total) / 2).rounded(.down)
    return guides.map { start + (parts.before - $0).rounded(.down) }
  }
}
