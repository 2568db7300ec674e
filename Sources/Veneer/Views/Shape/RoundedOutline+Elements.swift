#if canImport(Glibc)
  import Glibc
#endif

/// The outline as lines and curves.
extension RoundedOutline {
  /// Clockwise: a sharp rectangle from its upper left corner on, anything else from the middle of its right side.
  var elements: [Path.Element] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard !isSharp else {
      return [
        .move(to: CGPoint(x: left, y: top)), .line(to: CGPoint(x: right, y: top)),
        .line(to: CGPoint(x: right, y: bottom)), .line(to: CGPoint(x: left, y: bottom)), .closeSubpath,
      ]
    }
    var path: [Path.Element] = [.move(to: CGPoint(x: right, y: rect.midY))]
    let bends = bends
    bends[0].append(
      to: &path, at: CGPoint(x: right, y: bottom), size: corners.bottomRight,
      from: CGSize(width: 0, height: -1),
      toward: CGSize(width: -1, height: 0))
    bends[1].append(
      to: &path, at: CGPoint(x: left, y: bottom), size: corners.bottomLeft, from: CGSize(width: 1, height: 0),
      toward: CGSize(width: 0, height: -1))
    bends[2].append(
      to: &path, at: CGPoint(x: left, y: top), size: corners.topLeft, from: CGSize(width: 0, height: 1),
      toward: CGSize(width: 1, height: 0))
    bends[3].append(
      to: &path, at: CGPoint(x: right, y: top), size: corners.topRight, from: CGSize(width: -1, height: 0),
      toward: CGSize(width: 0, height: 1))
    path.append(.closeSubpath)
    return path
  }

  /// The bends at bottom right, bottom left, top left and top right, as they are met clockwise.
  private var bends: [CornerBend] {
    guard style == .continuous, !isEllipse else {
      return Array(repeating: CornerBend(easeIn: 0, easeOut: 0), count: 4)
    }
    func ease(_ size: Double, _ other: Double, in length: Double) -> Double {
      guard size > 0 else { return 0 }
      return max(0, min(CornerBend.ease, length * size / (size + other) / size - 1))
    }
    let c = corners
    let right = ease(c.bottomRight.height, c.topRight.height, in: rect.height)
    let rightAbove = ease(c.topRight.height, c.bottomRight.height, in: rect.height)
    let left = ease(c.bottomLeft.height, c.topLeft.height, in: rect.height)
    let leftAbove = ease(c.topLeft.height, c.bottomLeft.height, in: rect.height)
    let below = ease(c.bottomRight.width, c.bottomLeft.width, in: rect.width)
    let belowLeft = ease(c.bottomLeft.width, c.bottomRight.width, in: rect.width)
    let above = ease(c.topLeft.width, c.topRight.width, in: rect.width)
    let aboveRight = ease(c.topRight.width, c.topLeft.width, in: rect.width)
    return [
      CornerBend(easeIn: right, easeOut: below), CornerBend(easeIn: belowLeft, easeOut: left),
      CornerBend(easeIn: leftAbove, easeOut: above), CornerBend(easeIn: aboveRight, easeOut: rightAbove),
    ]
  }
}

/// The way around a corner: an arc of a circle, and on each side of it, in continuous corners, a curve that leads from the
/// straight edge into the arc with growing curvature.
private struct CornerBend {
  /// How far before the arc would begin the curve begins, in radii; 0 for none.
  let easeIn: Double
  /// The same after the arc.
  let easeOut: Double

  /// What Apple's corners have: a radius of 10 makes itself felt from 15.3 on.
  static let ease = 0.528_665

  /// A point by its distances from the corner along the two edges, in radii.
  private struct Place {
    var along: Double
    var across: Double
  }

  /// The curve between an edge and the arc, seen from the edge.
  private struct Ease {
    let start: Double
    let firstControl: Double
    let secondControl: Double
    let end: Place
    let angle: Double

    init(_ ease: Double) {
      angle = ease * .pi / 4
      start = 1 + ease
      end = Place(along: 1 - sin(angle), across: 1 - cos(angle))
      secondControl = angle > 0 ? end.along + end.across / tan(angle) : 1
      firstControl = start - (start - secondControl) * 2 / 3
    }
  }

  /// Leads `path` around the corner at `corner`. `from` and `toward` are the directions from the corner along the edges on
  /// which the path comes and goes.
  func append(
    to path: inout [Path.Element], at corner: CGPoint, size: CGSize, from: CGSize, toward: CGSize
  ) {
    guard size.width > 0, size.height > 0 else { return path.append(.line(to: corner)) }
    func point(_ coming: Double, _ going: Double) -> CGPoint {
      CGPoint(
        x: corner.x + (from.width * coming + toward.width * going) * size.width,
        y: corner.y + (from.height * coming + toward.height * going) * size.height)
    }
    let (entry, exit) = (Ease(easeIn), Ease(easeOut))
    path.append(.line(to: point(entry.start, 0)))
    if easeIn > 0 {
      path.append(
        .curve(
          to: point(entry.end.along, entry.end.across), control1: point(entry.firstControl, 0),
          control2: point(entry.secondControl, 0)))
    }
    let reach = 4.0 / 3 * tan((.pi / 2 - entry.angle - exit.angle) / 4)
    path.append(
      .curve(
        to: point(exit.end.across, exit.end.along),
        control1: point(
          entry.end.along - reach * cos(entry.angle), entry.end.across + reach * sin(entry.angle)),
        control2: point(exit.end.across + reach * sin(exit.angle), exit.end.along - reach * cos(exit.angle))))
    if easeOut > 0 {
      path.append(
        .curve(
          to: point(0, exit.start), control1: point(0, exit.secondControl),
          control2: point(0, exit.firstControl)))
    }
  }
}
