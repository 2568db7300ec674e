/// Draws a variant that has no drawing of its own from the plain symbol: a line struck through it, a ring or
/// a disc around it.
///
/// Everything happens on the 16×16 grid of the symbols, as SVG text.
struct SymbolComposition {
  private var content: String
  private let isSolid: Bool
  private var masks = ""
  private var maskCount = 0

  /// Begins with the drawing in `source`, the text of a symbol's SVG file.
  ///
  /// A solid drawing is shrunk as it is; one of lines gets bolder, to go with the lines around it.
  init(_ source: String, isSolid: Bool = false) {
    self.isSolid = isSolid
    let start = source.firstRange(of: "<svg").flatMap { source[$0.upperBound...].firstIndex(of: ">") }
    let end = source.firstRange(of: "</svg>")?.lowerBound
    guard let start, let end, start < end else {
      content = ""
      return
    }
    content = String(source[source.index(after: start)..<end]).trimmed
  }

  /// The composed picture as an SVG file.
  var source: String {
    let definitions = masks.isEmpty ? "" : "<defs>\(masks)</defs>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
      \(definitions)\(content)</svg>
      """
  }

  /// Strikes a line through the symbol, with a gap that keeps the two apart.
  func slashed() -> SymbolComposition {
    var result = self
    let gap = result.mask(hiding: #"<path d="M0 0L16 16" stroke="black" stroke-width="3.5"/>"#)
    let line = "M2.53 1.47L14.53 13.47A.75 .75 0 0 1 13.47 14.53L1.47 2.53A.75 .75 0 0 1 2.53 1.47Z"
    result.content = #"<g mask="url(#\#(gap))">\#(content)</g><path d="\#(line)"/>"#
    return result
  }

  /// Puts the symbol into the outline of `shape`, or cuts it out of the solid shape.
  func enclosed(in shape: SymbolVariants.Shape, isFilled: Bool) -> SymbolComposition {
    var result = self
    let scale = shape.glyphScale
    let weight = isSolid ? 0 : shape.addedWeight
    let small = """
      <g transform="translate(8 8) scale(\(scale)) translate(-8 -8)" \
      stroke="black" stroke-width="\(weight)" stroke-linejoin="round">\(content)</g>
      """
    if isFilled {
      let hole = result.mask(hiding: small)
      result.content = #"<path d="\#(shape.outside)" mask="url(#\#(hole))"/>"#
    } else {
      result.content = #"<path fill-rule="evenodd" d="\#(shape.outside)\#(shape.inside)"/>\#(small)"#
    }
    return result
  }

  /// A mask that shows everything but `hidden`, by its identifier.
  private mutating func mask(hiding hidden: String) -> String {
    maskCount += 1
    let area = #"x="0" y="0" width="16" height="16""#
    masks += """
      <mask id="m\(maskCount)" maskUnits="userSpaceOnUse" \(area)>\
      <rect \(area) fill="white"/>\(hidden)</mask>
      """
    return "m\(maskCount)"
  }
}

extension SymbolVariants.Shape {
  /// The shape's outer edge as path data.
  fileprivate var outside: String {
    switch self {
    case .circle: "M.5 8A7.5 7.5 0 0 1 15.5 8A7.5 7.5 0 0 1 .5 8Z"
    case .square: Self.rounded(x: 1, y: 1, radius: 3.25)
    case .rectangle: Self.rounded(x: 0.25, y: 2.5, radius: 2.75)
    }
  }

  /// The inner edge of its outline.
  fileprivate var inside: String {
    switch self {
    case .circle: "M1.9 8A6.1 6.1 0 0 1 14.1 8A6.1 6.1 0 0 1 1.9 8Z"
    case .square: Self.rounded(x: 2.4, y: 2.4, radius: 1.85)
    case .rectangle: Self.rounded(x: 1.65, y: 3.9, radius: 1.35)
    }
  }

  /// How much the symbol shrinks to fit.
  fileprivate var glyphScale: Double {
    switch self {
    case .circle: 0.58
    case .square: 0.6
    case .rectangle: 0.53
    }
  }

  /// The width of the stroke that makes up for the shrinking, on the symbol's own grid.
  fileprivate var addedWeight: Double { self == .rectangle ? 0.5 : 0.4 }

  /// A rounded rectangle in the middle of the grid.
  private static func rounded(x: Double, y: Double, radius: Double) -> String {
    let (right, bottom) = (16 - x, 16 - y)
    let arc = "A\(radius) \(radius) 0 0 1"
    return "M\(x) \(y + radius)\(arc) \(x + radius) \(y)H\(right - radius)\(arc) \(right) \(y + radius)"
      + "V\(bottom - radius)\(arc) \(right - radius) \(bottom)H\(x + radius)\(arc) \(x) \(bottom - radius)Z"
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.prefix(head.count - head.reversed().prefix { $0.isWhitespace }.count))
  }
}
