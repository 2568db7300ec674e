/// How the ends of lines are drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// A line ends exactly at its end.
  case butt
  /// Half a circle goes beyond the end.
  case round
  /// Half a square goes beyond the end.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a sharp corner, up to the miter limit.
  case miter
  /// In a round corner.
  case round
  /// In a corner that is cut off.
  case bevel
}

/// How a line along an outline is drawn.
///
///     Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
///
/// A width of 0, below 0 or that is no number draws nothing. Dashes that are all 0, or one of which is below 0 or no
/// number, count as none.
public struct StrokeStyle: Hashable, Sendable {
  /// In logical pixels; half of it lies on each side of the outline.
  public var lineWidth: CGFloat
  /// How the ends are drawn.
  public var lineCap: CGLineCap
  /// How corners are drawn.
  public var lineJoin: CGLineJoin
  /// How long the tip of a sharp corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in logical pixels; none for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A way to draw lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width to draw with.
  var usableWidth: Double { Length.positive(lineWidth) }

  /// The dashes to draw with, in pairs; empty for an unbroken line.
  var usableDash: [Double] {
    guard dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) else { return [] }
    let lengths = dash.map { Length.usable($0) }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }

  var usablePhase: Double { Length.usable(dashPhase) }
  var usableMiterLimit: Double { max(1, Length.usable(miterLimit, or: 10)) }

  /// How far beyond the outline something may be drawn.
  var reach: Double {
    usableWidth / 2 * max(lineCap == .square ? 1.5 : 1, lineJoin == .miter ? min(usableMiterLimit, 100) : 1)
  }
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether only what an odd number of parts of the outline cover is inside; else everything that they go around.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A way to fill outlines.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
