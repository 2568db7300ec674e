/// An outline of lines and curves, in logical pixels.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 10))
///       path.addLine(to: CGPoint(x: 5, y: 0))
///       path.addLine(to: CGPoint(x: 10, y: 10))
///       path.closeSubpath()
///     }
///
/// Lengths that are not numbers count as 0.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a new outline at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve that one point pulls at.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve that two points pull at.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the outline began.
    case closeSubpath
  }

  /// Most outlines are a rounded rectangle, which GSK draws by itself; their steps are made only where they are asked for.
  private enum Content: Sendable {
    case elements([Element])
    case rounded(RoundedOutline)
  }

  private var content = Content.elements([])

  /// The rounded rectangle that the whole path is, where it was drawn as one.
  var rounded: RoundedOutline? {
    if case .rounded(let outline) = content { outline } else { nil }
  }

  /// The steps, in order.
  var elements: [Element] {
    switch content {
    case .elements(let elements): elements
    case .rounded(let outline): outline.elements
    }
  }

  /// Nothing.
  public init() {}

  /// An outline that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  init(_ elements: [Element]) { content = .elements(elements) }

  init(_ outline: RoundedOutline) { content = .rounded(outline) }

  public static func == (left: Path, right: Path) -> Bool {
    if case .rounded(let own) = left.content, case .rounded(let other) = right.content, own == other {
      return true
    }
    return left.elements == right.elements
  }

  /// Whether nothing has been drawn.
  public var isEmpty: Bool {
    if case .elements(let elements) = content { elements.isEmpty } else { false }
  }

  /// Does something with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ element: Element) {
    guard case .elements(var elements) = content else {
      content = .elements(elements + [element])
      return
    }
    // Nothing else may hold the steps while one is added, or each addition copies them all.
    content = .elements([])
    elements.append(element)
    content = .elements(elements)
  }

  mutating func append(_ outline: RoundedOutline) {
    if isEmpty { content = .rounded(outline) } else { content = .elements(elements + outline.elements) }
  }

  // MARK: Steps

  /// Begins a new outline at `end`.
  public mutating func move(to end: CGPoint) { append(.move(to: end.usable)) }

  /// Draws a line to `end`.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end.usable)) }

  /// Draws a curve to `end`, pulled at by `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end.usable, control: control.usable))
  }

  /// Draws a curve to `end`, pulled at by `control1` first and `control2` last.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end.usable, control1: control1.usable, control2: control2.usable))
  }

  /// Draws a line back to where the outline began.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Draws lines from the first of `points` through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws another outline as well.
  public mutating func addPath(_ path: Path) {
    if isEmpty { self = path } else { content = .elements(elements + path.elements) }
  }

  /// Draws another outline as well, each point moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

extension Path: Hashable {
  public func hash(into hasher: inout Hasher) {
    func combine(_ points: CGPoint...) {
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let end): combine(end)
      case .line(let end): combine(end)
      case .quadCurve(let end, let control): combine(end, control)
      case .curve(let end, let first, let second): combine(end, first, second)
      case .closeSubpath: hasher.combine(0)
      }
    }
  }
}

extension CGPoint {
  var usable: CGPoint { CGPoint(x: Length.usable(x), y: Length.usable(y)) }
}

extension CGRect {
  /// The rectangle with sides that are not negative, of lengths that can be drawn.
  var usable: CGRect {
    let (width, height) = (Length.usable(size.width), Length.usable(size.height))
    let (x, y) = (Length.usable(origin.x), Length.usable(origin.y))
    return CGRect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }
}
