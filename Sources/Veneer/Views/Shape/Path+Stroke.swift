#if canImport(Glibc)
  import Glibc
#endif

extension Path {
  /// The outline of a line that is drawn along this outline. Fill it without `eoFill`.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.usableWidth / 2
    guard half > 0 else { return Path() }
    var pen = StrokePen(half: half, style: style)
    for line in dashedLines(style) { pen.draw(line) }
    return Path(pen.elements)
  }

  /// The polygons that a line along the path follows, cut into dashes.
  private func dashedLines(_ style: StrokeStyle) -> [StrokeLine] {
    let dash = style.usableDash
    let lines = subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments {
        for point in segment.polygon where point != points[points.count - 1] { points.append(point) }
      }
      if subpath.isClosed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
      return StrokeLine(points: points, isClosed: subpath.isClosed)
    }
    return dash.isEmpty ? lines : lines.flatMap { $0.dashed(dash, phase: style.usablePhase) }
  }
}

/// A polygon to draw along.
private struct StrokeLine {
  var points: [CGPoint]
  var isClosed: Bool

  /// No more dashes than can be told apart on any screen.
  private static let mostDashes = 20_000

  func dashed(_ dash: [Double], phase: Double) -> [StrokeLine] {
    let total = dash.reduce(0, +)
    var rest = fmod(phase, total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= dash[index] {
      rest -= dash[index]
      index = (index + 1) % dash.count
    }
    var left = dash[index] - rest
    var result: [StrokeLine] = []
    var current = index.isMultiple(of: 2) ? [points[0]] : []
    let corners = isClosed ? points + [points[0]] : points
    for (from, to) in zip(corners, corners.dropFirst()) {
      let length = from.distance(to: to)
      var way = 0.0
      while length - way > left, result.count < StrokeLine.mostDashes {
        way += left
        let point = from.mixed(with: to, by: way / length)
        if index.isMultiple(of: 2) {
          result.append(StrokeLine(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % dash.count
        left = dash[index]
      }
      left -= length - way
      if index.isMultiple(of: 2) { current.append(to) }
    }
    if current.count > 1 { result.append(StrokeLine(points: current, isClosed: false)) }
    return result
  }
}

/// Draws around lines: a box along each side, and what the joins and ends add. All parts go around the same way, so
/// together they are one area.
private struct StrokePen {
  let half: Double
  let style: StrokeStyle
  private(set) var elements: [Path.Element] = []

  init(half: Double, style: StrokeStyle) {
    self.half = half
    self.style = style
  }

  mutating func draw(_ line: StrokeLine) {
    let points = line.points
    guard points.count > 1 else {
      if style.lineCap == .round { addCircle(points[0]) }
      return
    }
    let sides =
      Array(zip(points, points.dropFirst())) + (line.isClosed ? [(points[points.count - 1], points[0])] : [])
    for side in sides { addBox(side.0, side.1) }
    for (before, after) in zip(sides, sides.dropFirst()) { addJoin(before.0, after.0, after.1) }
    if line.isClosed {
      addJoin(sides[sides.count - 1].0, sides[0].0, sides[0].1)
    } else {
      addCap(points[1], points[0])
      addCap(points[points.count - 2], points[points.count - 1])
    }
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGSize {
    let length = max(from.distance(to: to), 1e-12)
    return CGSize(width: -(to.y - from.y) / length * half, height: (to.x - from.x) / length * half)
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area = 0.0
    for (point, next) in zip(points, points.dropFirst() + [points[0]]) {
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area < 0 ? points.reversed() : points
    elements.append(.move(to: ordered[0]))
    for point in ordered.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  private mutating func addBox(_ from: CGPoint, _ to: CGPoint) {
    let side = normal(from, to)
    addPolygon([from + side, to + side, to - side, from - side])
  }

  private mutating func addCircle(_ center: CGPoint) {
    let rect = CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2)
    elements += RoundedOutline(ellipseIn: rect).elements
  }

  /// Beyond the end `end` of a line that comes from `from`.
  private mutating func addCap(_ from: CGPoint, _ end: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end)
    case .square:
      let side = normal(from, end)
      addBox(end, CGPoint(x: end.x + side.height, y: end.y - side.width))
    }
  }

  /// Where a line from `from` goes on at `corner` toward `to`.
  private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
    let (before, after) = (normal(from, corner), normal(corner, to))
    let bend = before.width * after.height - before.height * after.width
    guard abs(bend) > 1e-9 * half * half || style.lineJoin == .round else { return }
    if style.lineJoin == .round { return addCircle(corner) }
    let (first, second) = bend > 0 ? (corner - before, corner - after) : (corner + before, corner + after)
    let middle = first.mixed(with: second, by: 0.5)
    let distance = corner.distance(to: middle)
    // The tip is as far from the corner as half the width is from the middle of the cut, squared.
    if style.lineJoin == .miter, distance > 0, half / distance <= style.usableMiterLimit {
      let tip = corner.mixed(with: middle, by: half * half / (distance * distance))
      addPolygon([corner, first, tip, second])
    } else {
      addPolygon([corner, first, second])
    }
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, offset: CGSize) -> CGPoint {
    CGPoint(x: point.x + offset.width, y: point.y + offset.height)
  }

  fileprivate static func - (point: CGPoint, offset: CGSize) -> CGPoint {
    CGPoint(x: point.x - offset.width, y: point.y - offset.height)
  }
}
