/// What drawing takes when every reference is followed, found in one walk over the tree.
struct SVGScanCost {
  /// How many elements are drawn.
  private(set) var drawnElements = 0.0
  /// How many surfaces of the picture's size are needed at once, at most.
  private(set) var layers = 1

  private struct Cost {
    var elements = 0.0
    var layers = 0
    var depth = 0
    var magnification = 1.0
  }

  private let elements: [SVGScanTree.Element]
  private var targets: [String: [Int]] = [:]
  private var known: [Cost?]
  private var isOpen: [Bool]

  init(_ tree: SVGScanTree) throws(SVGError) {
    elements = tree.elements
    known = Array(repeating: nil, count: elements.count)
    isOpen = Array(repeating: false, count: elements.count)
    for (index, element) in elements.enumerated() {
      if let identifier = element.identifier { targets[identifier, default: []].append(index) }
    }
    let total = try cost(of: 0, depth: 0)
    let largestText = tree.largestFont * total.magnification
    guard !tree.hasText || largestText <= SVGScan.largestFont * max(tree.side, 100) else {
      throw SVGError("The SVG file has text that is far larger than the picture.")
    }
    drawnElements = total.elements
    layers = total.layers + 1
    guard drawnElements <= SVGScan.mostDrawnElements else {
      let most = Int(SVGScan.mostDrawnElements)
      throw SVGError("The references of the SVG file draw more than \(most) elements.")
    }
    guard total.depth <= SVGScan.deepestDrawing, layers * 64 * 64 <= SVGScan.mostPixels else {
      throw SVGScanCost.tooDeep
    }
  }

  private mutating func cost(of index: Int, depth: Int) throws(SVGError) -> Cost {
    if let cost = known[index] { return cost }
    let element = elements[index]
    guard !isOpen[index] else {
      throw SVGError("The element “\(element.identifier ?? element.name)” of the SVG file refers to itself.")
    }
    guard depth <= SVGScan.deepestDrawing else { throw SVGScanCost.tooDeep }
    isOpen[index] = true
    defer { isOpen[index] = false }

    let isFilter = element.name == "filter"
    var total = Cost(elements: SVGScanCost.weight(of: element.name))
    func add(_ part: Cost, times count: Double = 1) {
      total.elements += part.elements * count
      // A filter keeps the result of each primitive; everything else is drawn one after the other.
      total.layers = isFilter ? total.layers + part.layers : max(total.layers, part.layers)
      total.depth = max(total.depth, part.depth)
      total.magnification = max(total.magnification, part.magnification)
    }
    for child in element.children where !SVGScanCost.isDrawnByReference(elements[child].name) {
      add(try cost(of: child, depth: depth + 1))
    }
    for name in element.references {
      for target in targets[name] ?? [] { add(try cost(of: target, depth: depth + 1)) }
    }
    let shapes = total.elements
    for name in element.paints {
      for target in targets[name] ?? [] {
        let isMarker = elements[target].name == "marker"
        add(try cost(of: target, depth: depth + 1), times: shapes * (isMarker ? points(of: element) : 1))
      }
    }
    total.layers += element.layers + (element.name.hasPrefix("fe") ? 1 : 0)
    total.depth += 1
    total.magnification *= element.magnification
    known[index] = total
    return total
  }

  /// A marker is drawn at each point of a path; set further out, on any path's.
  private func points(of element: SVGScanTree.Element) -> Double {
    element.children.isEmpty ? element.points : elements.reduce(0) { max($0, $1.points) }
  }

  /// A step of a filter goes over all pixels, and often around each of them.
  private static func weight(of name: String) -> Double {
    name == "stop" ? 0 : name.hasPrefix("fe") ? 40 : 1
  }

  private static func isDrawnByReference(_ name: String) -> Bool {
    switch name {
    case "defs", "symbol", "pattern", "mask", "marker", "clipPath", "filter": true
    case "linearGradient", "radialGradient": true
    default: false
    }
  }

  private static var tooDeep: SVGError {
    SVGError("The references of the SVG file are nested more than \(SVGScan.deepestDrawing) deep.")
  }
}
