#if canImport(Glibc)
  import Glibc
#endif

/// A line or a curve between two points of a path. Curves that one point pulls at are seen as the same curve with two.
struct PathSegment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isCurve: Bool

  /// A straight line.
  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end, control1, control2) = (start, end, start, end)
    isCurve = false
  }

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isCurve = true
  }

  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.mixed(with: control, by: 2 / 3),
      control2: end.mixed(with: control, by: 2 / 3), to: end)
  }

  /// The step of a path that draws the segment.
  var element: Path.Element {
    isCurve ? .curve(to: end, control1: control1, control2: control2) : .line(to: end)
  }

  /// The point at `position`, from 0 at the start to 1 at the end.
  func point(at position: Double) -> CGPoint {
    guard isCurve else { return start.mixed(with: end, by: position) }
    return split(at: position).0.end
  }

  /// The parts before and after `position`.
  func split(at position: Double) -> (PathSegment, PathSegment) {
    guard isCurve else {
      let middle = start.mixed(with: end, by: position)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let first = start.mixed(with: control1, by: position)
    let between = control1.mixed(with: control2, by: position)
    let last = control2.mixed(with: end, by: position)
    let left = first.mixed(with: between, by: position)
    let right = between.mixed(with: last, by: position)
    let middle = left.mixed(with: right, by: position)
    return (
      PathSegment(from: start, control1: first, control2: left, to: middle),
      PathSegment(from: middle, control1: right, control2: last, to: end)
    )
  }

  /// The part between two positions.
  func part(from first: Double, to last: Double) -> PathSegment {
    guard first > 0 || last < 1 else { return self }
    let rest = split(at: first).1
    guard last < 1, first < 1 else { return rest }
    return rest.split(at: (last - first) / (1 - first)).0
  }

  /// Where a curve turns back along either axis.
  var turns: [Double] {
    func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      let (square, linear, constant) = (3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a))
      if abs(square) < 1e-9 { return abs(linear) < 1e-9 ? [] : [-constant / linear] }
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return
      (roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y))
      .filter { $0 > 0 && $0 < 1 }
  }

  /// The points at which a polygon along the segment bends, the start left out.
  var polygon: [CGPoint] {
    guard isCurve else { return [end] }
    let pull = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    let count = Int(min(max((pull * 2).squareRoot().rounded(.up), 4), 128))
    return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
  }
}

extension Path {
  /// A part of a path that is drawn without a break.
  struct Subpath {
    var segments: [PathSegment] = []
    var isClosed = false
    var start = CGPoint.zero
  }

  /// Each part of the path. A closed one has the line back among its segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath()
    var point: CGPoint?
    func add(_ segment: PathSegment) {
      current.segments.append(segment)
      point = segment.end
    }
    func begin(at start: CGPoint) {
      if !current.segments.isEmpty || current.isClosed { result.append(current) }
      current = Subpath(start: start)
      point = start
    }
    for element in elements {
      // A path that does not begin with a move begins where its first step leads.
      if point == nil, let end = element.end { begin(at: end) }
      guard let from = point else { continue }
      if current.isClosed, !element.isMove { begin(at: current.start) }
      switch element {
      case .move(let end): begin(at: end)
      case .line(let end): add(PathSegment(from: from, to: end))
      case .quadCurve(let end, let control): add(PathSegment(from: from, control: control, to: end))
      case .curve(let end, let first, let second):
        add(PathSegment(from: from, control1: first, control2: second, to: end))
      case .closeSubpath:
        if from != current.start { add(PathSegment(from: from, to: current.start)) }
        current.isClosed = true
        point = current.start
      }
    }
    if !current.segments.isEmpty || current.isClosed { result.append(current) }
    return result
  }

  /// All lines and curves, in order.
  var segments: [PathSegment] { subpaths.flatMap(\.segments) }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}

extension CGPoint {
  /// The point at `share` of the way to `other`.
  func mixed(with other: CGPoint, by share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
}
