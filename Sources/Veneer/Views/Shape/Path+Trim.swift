extension Path {
  /// The part of the outline between two shares of its length, from 0 to 1.
  ///
  /// Shares outside of 0…1 count as the nearer of the two; where `from` is not before `to`, nothing is left.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (first, last) = (Double(from).clampedToUnit, Double(to).clampedToUnit)
    if first == 0, last == 1 { return self }
    guard first < last else { return Path() }
    let parts = subpaths
    let lengths = parts.map { $0.segments.map(SegmentLength.init) }
    let total = lengths.joined().reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (start, end) = (first * total, last * total)
    var result: [Element] = []
    var position = 0.0
    for subpath in lengths {
      var isDrawing = false
      for entry in subpath {
        defer { position += entry.length }
        let (from, to) = (max(start - position, 0), min(end - position, entry.length))
        guard from < to else { continue }
        let part = entry.part(from: from, to: to)
        if !isDrawing { result.append(.move(to: part.start)) }
        isDrawing = true
        result.append(part.element)
      }
    }
    return Path(result)
  }
}

/// A segment whose length has been measured.
private struct SegmentLength {
  let segment: PathSegment
  let length: Double
  /// For a curve, the way up to each of equally distant positions.
  private let ways: [Double]

  init(_ segment: PathSegment) {
    self.segment = segment
    guard segment.isCurve else {
      length = segment.start.distance(to: segment.end)
      ways = []
      return
    }
    let steps = 48
    var last = segment.start
    var way = 0.0
    ways = (0...steps).map { step in
      let point = segment.point(at: Double(step) / Double(steps))
      way += last.distance(to: point)
      last = point
      return way
    }
    length = way
  }

  /// The part between two ways from the start.
  func part(from first: Double, to last: Double) -> PathSegment {
    segment.part(from: position(after: first), to: position(after: last))
  }

  private func position(after way: Double) -> Double {
    if way <= 0 { return 0 }
    if way >= length { return 1 }
    guard segment.isCurve else { return way / length }
    let next = ways.firstIndex { $0 >= way } ?? ways.count - 1
    let before = ways[max(next - 1, 0)]
    let share = ways[next] > before ? (way - before) / (ways[next] - before) : 0
    return (Double(max(next - 1, 0)) + share) / Double(ways.count - 1)
  }
}
