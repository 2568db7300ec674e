extension Path {
  /// The outline with each point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let rounded, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return Path(rounded.moved(by: CGSize(width: transform.tx, height: transform.ty)))
    }
    return mapPoints { $0.applying(transform).usable }
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: Length.usable(dx), y: Length.usable(dy)))
  }

  /// Seen in a mirror, within a room of this width.
  func mirrored(in width: Double) -> Path {
    if let rounded { return Path(rounded.mirrored(in: width)) }
    return mapPoints { CGPoint(x: width - $0.x, y: $0.y) }
  }

  private func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: change(end))
        case .line(let end): .line(to: change(end))
        case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
        case .curve(let end, let first, let second):
          .curve(to: change(end), control1: change(first), control2: change(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// Where the last step ended; nil before the first.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// The smallest rectangle around the outline, the points that pull at curves left out. Empty for a path without steps.
  public var boundingRect: CGRect {
    if let rounded { return rounded.rect }
    var extent = PathExtent()
    for segment in segments { extent.add(segment) }
    if extent.isEmpty, case .move(let point)? = elements.first { return CGRect(origin: point, size: .zero) }
    return extent.rect
  }
}

/// The smallest rectangle around segments.
private struct PathExtent {
  private var (left, top) = (Double.infinity, Double.infinity)
  private var (right, bottom) = (-Double.infinity, -Double.infinity)

  var isEmpty: Bool { left > right }
  var rect: CGRect {
    isEmpty ? .zero : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  mutating func add(_ segment: PathSegment) {
    add(segment.start)
    add(segment.end)
    guard segment.isCurve else { return }
    for position in segment.turns { add(segment.point(at: position)) }
  }

  private mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }
}
