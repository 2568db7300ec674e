/// A symbol in one of its variants and weights, made of a drawing: a line struck through it, a ring or a disc around it.
///
/// Everything happens on the 16×16 grid of the symbols, as SVG text.
struct SymbolComposition {
  private let drawing: SymbolDrawing
  private let isSolid: Bool
  private let addedWeight: Double
  private var masks: [String] = []
  /// What is drawn where all parts have the same colour.
  private var content = ""
  /// What is drawn where they have colours of their own, the front part first.
  private var parts: [String] = []

  /// Puts `variants` around a drawing.
  ///
  /// - Parameters:
  ///   - isSolid: Whether the drawing is a filled one. It is shrunk as it is, where one of lines gets bolder in a shape, to go
  ///     with the lines around it.
  ///   - addedWeight: What makes lines of 1.5 thicker, or thinner where it is below 0.
  init(
    _ drawing: SymbolDrawing, variants: SymbolVariants = .none, isSolid: Bool = false, addedWeight: Double = 0
  ) {
    self.drawing = drawing
    self.isSolid = isSolid
    self.addedWeight = addedWeight
    drawGlyph(addedWeight + (isSolid ? 0 : variants.shape?.glyphWeight ?? 0))
    if variants.isSlashed { strike(addedWeight + (variants.shape?.glyphWeight ?? 0)) }
    if let shape = variants.shape { enclose(in: shape, isFilled: variants.isFilled) }
  }

  /// The composed picture as an SVG file.
  var source: String { file(content) }

  /// The parts of the picture that may have colours of their own, the front one first; one where it has no parts.
  var layers: [String] { parts.isEmpty ? [source] : parts.map(file) }

  private func file(_ content: String) -> String {
    let definitions = masks.isEmpty ? "" : "<defs>\(masks.joined())</defs>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
      \(definitions)\(content)</svg>
      """
  }

  // MARK: Steps

  private mutating func drawGlyph(_ added: Double) {
    // A solid drawing grows on one side only.
    let growth = isSolid ? added / 2 : added
    if drawing.isCarved, let back = drawing.parts.last {
      let fronts = drawing.parts.dropLast().map { weighted($0, by: added) }
      let ground = weighted(back, by: growth)
      parts = fronts + [ground]
      content =
        added == 0 ? drawing.picture : #"<g mask="url(#\#(mask(hiding: fronts.joined())))">\#(ground)</g>"#
    } else {
      content = weighted(drawing.picture, by: growth)
      parts = drawing.parts.map { weighted($0, by: growth) }
    }
  }

  /// Makes the lines of `picture` thicker by `added`, or thinner where it is below 0.
  private mutating func weighted(_ picture: String, by added: Double) -> String {
    guard added != 0 else { return picture }
    let lines = #"stroke="black" stroke-width="\#(abs(added))" stroke-linejoin="round""#
    if added > 0 { return "<g \(lines)>\(picture)</g>" }
    let rest = mask(#"<g fill="white" \#(lines)>\#(picture)</g>"#)
    return #"<g mask="url(#\#(rest))">\#(picture)</g>"#
  }

  /// Strikes a line through the symbol, with a gap that keeps the two apart.
  private mutating func strike(_ added: Double) {
    let half = 0.75 + added / 2
    let gap = mask(hiding: #"<path d="M0 0L16 16" stroke="black" stroke-width="\#(2 * half + 2)"/>"#)
    // From one corner to the other, with round ends.
    let aside = half / 2.0.squareRoot()
    let line = """
      <path d="M\(2 + aside) \(2 - aside)L\(14 + aside) \(14 - aside)\
      A\(half) \(half) 0 0 1 \(14 - aside) \(14 + aside)L\(2 - aside) \(2 + aside)\
      A\(half) \(half) 0 0 1 \(2 + aside) \(2 - aside)Z"/>
      """
    let struck = #"<g mask="url(#\#(gap))">\#(content)</g>"#
    content = struck + line
    parts = [line, struck]
  }

  /// Puts the symbol into the outline of `shape`, or cuts it out of the solid shape.
  private mutating func enclose(in shape: SymbolVariants.Shape, isFilled: Bool) {
    let small = """
      <g transform="translate(8 8) scale(\(shape.glyphScale)) translate(-8 -8)">\(content)</g>
      """
    if isFilled {
      let disc = #"<path d="\#(shape.edge(inset: 0))"/>"#
      content = #"<g mask="url(#\#(mask(hiding: small)))">\#(disc)</g>"#
      parts = [small, disc]
    } else {
      let line = SymbolVariants.Shape.lineWidth + addedWeight
      let path = shape.edge(inset: 0) + shape.edge(inset: line)
      let outline = #"<path fill-rule="evenodd" d="\#(path)"/>"#
      content = outline + small
      parts = [small, outline]
    }
  }

  // MARK: Masks

  /// A mask that shows everything but `hidden`, by its identifier.
  private mutating func mask(hiding hidden: String) -> String {
    mask(#"<rect \#(SymbolComposition.area) fill="white"/>\#(hidden)"#)
  }

  /// A mask that shows what is white in `picture`, by its identifier.
  private mutating func mask(_ picture: String) -> String {
    let name = "m\(masks.count + 1)"
    masks.append(
      #"<mask id="\#(name)" maskUnits="userSpaceOnUse" \#(SymbolComposition.area)>\#(picture)</mask>"#)
    return name
  }

  private static let area = #"x="0" y="0" width="16" height="16""#
}

extension SymbolVariants.Shape {
  /// The width of its outline.
  fileprivate static var lineWidth: Double { 1.4 }

  /// How much the symbol shrinks to fit.
  fileprivate var glyphScale: Double {
    switch self {
    case .circle: 0.58
    case .square: 0.6
    case .rectangle: 0.53
    }
  }

  /// What makes up for the shrinking, on the symbol's own grid.
  fileprivate var glyphWeight: Double { self == .rectangle ? 0.5 : 0.4 }

  /// The edge as path data, `inset` inside the shape's outer one.
  fileprivate func edge(inset: Double) -> String {
    switch self {
    case .circle:
      let radius = 7.5 - inset
      let arc = "A\(radius) \(radius) 0 0 1"
      return "M\(8 - radius) 8\(arc) \(8 + radius) 8\(arc) \(8 - radius) 8Z"
    case .square: return Self.rounded(x: 1 + inset, y: 1 + inset, radius: 3.25 - inset)
    case .rectangle: return Self.rounded(x: 0.25 + inset, y: 2.5 + inset, radius: 2.75 - inset)
    }
  }

  /// A rounded rectangle in the middle of the grid.
  private static func rounded(x: Double, y: Double, radius: Double) -> String {
    let (right, bottom) = (16 - x, 16 - y)
    let arc = "A\(radius) \(radius) 0 0 1"
    return "M\(x) \(y + radius)\(arc) \(x + radius) \(y)H\(right - radius)\(arc) \(right) \(y + radius)"
      + "V\(bottom - radius)\(arc) \(right - radius) \(bottom)H\(x + radius)\(arc) \(x) \(bottom - radius)Z"
  }
}
