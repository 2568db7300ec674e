/// The elements of an SVG file with what matters for their cost: names, references, layers.
struct SVGScanTree {
  struct Element {
    let name: String
    let parent: Int
    var children: [Int] = []
    var identifier: String?
    var classes: [Substring] = []
    /// What is drawn once for this element: a `use` target, a mask, a filter.
    var references: [String] = []
    /// What is drawn for every shape in this element, because the property is inherited: patterns and
    /// markers.
    var paints: [String] = []
    /// Points of a path, each of which may carry a marker.
    var points = 1.0
    /// Surfaces of the picture's size that the element needs beside those of its content.
    var layers = 0
    /// How much larger text may get in this element than outside of it, at least 1.
    var magnification = 1.0
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private(set) var isComplete = false
  private(set) var hasCostlyElements = false
  private(set) var hasText = false
  /// The longer side of the picture and the largest font, in user units.
  private(set) var side = 0.0
  private(set) var largestFont = 16.0
  private var textLength = 0
  private var lineLength = 0.0
  private var dashLength = Double.infinity
  private var filterPrimitives = 0
  var styleText = ""

  var isInStyleSheet: Bool { open.last.map { elements[$0].name == "style" } ?? false }

  mutating func close() {
    open.removeLast(open.isEmpty ? 0 : 1)
    isComplete = open.isEmpty
  }

  mutating func open(_ name: String, _ attributes: [SVGScanAttribute]) throws(SVGError) {
    guard elements.count < SVGScan.mostElements else {
      throw SVGError("The SVG file has more than \(SVGScan.mostElements) elements.")
    }
    guard open.count < SVGScan.deepestNesting else {
      throw SVGError("The elements of the SVG file are nested more than \(SVGScan.deepestNesting) deep.")
    }
    guard name != "include" else { throw SVGError("The SVG file includes another file.") }
    var element = Element(name: name, parent: open.last ?? -1)
    try checkFilterPrimitive(name)
    for attribute in attributes { try read(attribute, into: &element) }
    if let parent = open.last { elements[parent].children.append(elements.count) }
    open.append(elements.count)
    elements.append(element)
  }

  private mutating func checkFilterPrimitive(_ name: String) throws(SVGError) {
    if name == "text" { hasText = true }
    if name == "pattern" || name == "marker" || name == "text" { hasCostlyElements = true }
    guard name.hasPrefix("fe") else { return }
    hasCostlyElements = true
    filterPrimitives += 1
    guard filterPrimitives <= SVGScan.mostFilterPrimitives else {
      throw SVGError("The SVG file has more than \(SVGScan.mostFilterPrimitives) filter primitives.")
    }
  }

  // MARK: Attributes

  private mutating func read(_ attribute: SVGScanAttribute, into element: inout Element) throws(SVGError) {
    let value = attribute.value
    switch attribute.name {
    case "id": element.identifier = value
    case "class": element.classes = value.split { $0.isWhitespace }
    case "href": try readAddress(value, into: &element)
    case "d", "points":
      guard value.utf8.count <= SVGScan.longestOutline else {
        throw SVGError("The SVG file has an outline of more than \(SVGScan.longestOutline) bytes.")
      }
      element.points = Double(max(value.utf8.count / 4, 1))
      lineLength += SVGScanMeasure.length(of: value)
    case "x1", "y1", "x2", "y2", "r", "rx", "ry": lineLength += 4 * SVGScanMeasure.length(of: value)
    case "width", "height":
      lineLength += 2 * SVGScanMeasure.length(of: value)
      if elements.isEmpty, side == 0 { side = SVGScanMeasure.numbers(in: value).first ?? 0 }
    case "viewBox" where elements.isEmpty:
      side = SVGScanMeasure.numbers(in: value).dropFirst(2).reduce(0, max)
    case "viewBox":
      element.magnification *= SVGScanMeasure.magnification(ofViewBox: value, into: max(side, 100))
    case "style":
      for declaration in SVGScanStyle.declarations(in: value) { try apply(declaration, to: &element) }
    case "numOctaves": try limit(attribute, to: SVGScan.mostOctaves)
    case "radius" where element.name == "feMorphology":
      try limit(attribute, to: SVGScan.largestMorphologyRadius)
    case "stdDeviation": try limit(attribute, to: SVGScan.largestBlur)
    case "order": try limit(attribute, to: SVGScan.largestConvolution)
    default: try apply(SVGScanStyle.Declaration(name: attribute.name, value: value), to: &element)
    }
  }

  /// Effects of a property, wherever it was set.
  private mutating func apply(_ declaration: SVGScanStyle.Declaration, to element: inout Element)
    throws(SVGError)
  {
    switch declaration.name {
    case "opacity", "mix-blend-mode", "isolation", "clip-path": element.layers += 1
    case "mask": element.layers += 2
    case "filter":
      element.layers += 2 + 2 * declaration.value.count { $0 == "(" }
      hasCostlyElements = true
      guard declaration.value.count(where: { $0 == "(" }) <= 10 else {
        throw SVGError("The SVG file chains more than 10 filters.")
      }
    case "font-size", "font":
      let isShorthand = declaration.name == "font"
      let size = SVGScanMeasure.fontSize(declaration.value, isShorthand: isShorthand)
      largestFont = max(largestFont, size.absolute)
      element.magnification *= size.factor
    case "transform":
      element.magnification *= SVGScanMeasure.magnification(ofTransform: declaration.value)
    case "stroke-dasharray":
      let period = SVGScanMeasure.length(of: declaration.value)
      if period > 0 { dashLength = min(dashLength, period) }
      hasCostlyElements = true
    default: break
    }
    guard declaration.value.utf8.contains(UInt8(ascii: "(")) else { return }
    guard !declaration.value.utf8.contains(UInt8(ascii: "\\")) else {
      throw SVGError("The SVG file has an address with escapes, which are not supported.")
    }
    for target in SVGScanStyle.references(in: declaration.value) {
      switch declaration.name {
      case "fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end":
        element.paints.append(target)
      default: element.references.append(target)
      }
    }
  }

  /// Numbers that would keep the drawing library busy for minutes. What is not a plain number might hide one.
  private func limit(_ attribute: SVGScanAttribute, to most: Double) throws(SVGError) {
    for part in attribute.value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let number = Double(part), abs(number) <= most else {
        throw SVGError(
          "The SVG file has \(attribute.name)=“\(attribute.value.prefix(40))”; the limit is \(Int(most)).")
      }
    }
  }

  private func readAddress(_ value: String, into element: inout Element) throws(SVGError) {
    let address = value.drop { $0.isWhitespace }
    if address.first == "#" {
      let isLink = element.name == "a" || element.name.hasPrefix("anim") || element.name == "set"
      if !isLink { element.references.append(String(address.dropFirst())) }
    } else if address.prefix(5).lowercased() == "data:" {
      try SVGScanImage.check(address)
    }
  }

  mutating func addText(_ count: Int) throws(SVGError) {
    textLength += count
    guard textLength <= SVGScan.longestText else {
      throw SVGError("The SVG file has more than \(SVGScan.longestText) bytes of text.")
    }
  }

  /// Each dash is a shape of its own: short ones on a long line take all memory.
  func checkDashes() throws(SVGError) {
    guard lineLength / dashLength <= SVGScan.mostDashes else {
      throw SVGError("The lines of the SVG file have more than \(Int(SVGScan.mostDashes)) dashes.")
    }
  }

  // MARK: Style sheet

  /// Gives every element what the rules of the style sheet say about it.
  mutating func applyStyleSheet() throws(SVGError) {
    guard !styleText.isEmpty else { return }
    let most = styleText.utf8.count { $0 == UInt8(ascii: "}") }
    guard most * elements.count <= SVGScan.mostStyleMatches else {
      throw SVGError("The style sheet of the SVG file has too many rules for its elements.")
    }
    for rule in try SVGScanStyle.rules(in: styleText) {
      for index in elements.indices
      where rule.selectors.contains(where: { $0.matches(elements[index]) }) {
        var element = elements[index]
        for declaration in rule.declarations { try apply(declaration, to: &element) }
        elements[index] = element
      }
    }
  }
}
