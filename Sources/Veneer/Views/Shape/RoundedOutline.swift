/// A rectangle with a rounding of its own at each corner, without roundings too, or as round as an ellipse.
struct RoundedOutline: Equatable, Sendable {
  /// The width and height of each corner.
  struct Corners: Equatable, Sendable {
    var topLeft: CGSize
    var topRight: CGSize
    var bottomRight: CGSize
    var bottomLeft: CGSize

    static let sharp = Corners(all: .zero)

    init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    init(all size: CGSize) {
      self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    }

    var all: [CGSize] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Each corner changed by itself.
    func map(_ change: (CGSize) -> CGSize) -> Corners {
      Corners(
        topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
        bottomLeft: change(bottomLeft))
    }
  }

  let rect: CGRect
  /// As they fit into the rectangle.
  let corners: Corners
  let style: RoundedCornerStyle
  /// Whether the whole was meant as an ellipse.
  let isEllipse: Bool

  /// Corners that do not fit all become smaller by the same factor. A corner without width or height is a sharp one.
  init(_ rect: CGRect, corners: Corners, style: RoundedCornerStyle) {
    let rect = rect.usable
    let wanted = corners.map { size in
      let (width, height) = (Length.positive(size.width), Length.positive(size.height))
      return width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    }
    func room(_ length: Double, _ first: Double, _ second: Double) -> Double {
      first + second > length ? length / (first + second) : 1
    }
    let factor = min(
      room(rect.width, wanted.topLeft.width, wanted.topRight.width),
      room(rect.width, wanted.bottomLeft.width, wanted.bottomRight.width),
      room(rect.height, wanted.topLeft.height, wanted.bottomLeft.height),
      room(rect.height, wanted.topRight.height, wanted.bottomRight.height))
    self.rect = rect
    self.corners =
      factor < 1
      ? wanted.map { CGSize(width: $0.width * factor, height: $0.height * factor) } : wanted
    self.style = style
    isEllipse = false
  }

  init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.init(rect, corners: Corners(all: cornerSize), style: style)
  }

  /// The largest ellipse in `rect`.
  init(ellipseIn rect: CGRect) {
    let rect = rect.usable
    self.rect = rect
    corners = Corners(all: CGSize(width: rect.width / 2, height: rect.height / 2))
    style = .circular
    isEllipse = true
  }

  var isSharp: Bool { corners == .sharp }

  /// The longest side of a corner.
  var largestCorner: Double { corners.all.reduce(0) { max($0, $1.width, $1.height) } }

  /// Whether each corner is part of a circle, or sharp.
  var hasCircularCorners: Bool { corners.all.allSatisfy { abs($0.width - $0.height) < 0.001 } }

  /// Seen in a mirror that stands at the right edge of a room of this width.
  func mirrored(in width: Double) -> RoundedOutline {
    let frame = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    if isEllipse { return RoundedOutline(ellipseIn: frame) }
    return RoundedOutline(
      frame,
      corners: Corners(
        topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
        bottomLeft: corners.bottomRight),
      style: style)
  }

  /// Moved outwards by `distance` on each side; what is round becomes rounder, what is sharp stays so.
  func outset(by distance: Double) -> RoundedOutline {
    RoundedOutline(
      rect.insetBy(dx: -distance, dy: -distance),
      corners: corners.map { size in
        size == .zero
          ? .zero
          : CGSize(width: max(0, size.width + distance), height: max(0, size.height + distance))
      },
      style: style)
  }

  func moved(by offset: CGSize) -> RoundedOutline {
    let frame = rect.offsetBy(dx: offset.width, dy: offset.height)
    return isEllipse
      ? RoundedOutline(ellipseIn: frame) : RoundedOutline(frame, corners: corners, style: style)
  }
}
