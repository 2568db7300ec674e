/// A look over an SVG file before anything draws it.
///
/// The drawing library trusts its input: a file of 243 bytes can keep it busy for minutes, and it cannot be
/// stopped. The scan reads the markup once, refuses what no honest picture holds, and estimates what drawing
/// will cost. It is stricter than the library in what counts as well-formed, so that nothing gets past it by
/// being odd.
struct SVGScan {
  // MARK: What a file may hold

  /// The largest file, in bytes.
  static let mostBytes = 4 << 20
  /// The most elements in a file.
  static let mostElements = 100_000
  /// How deep elements may lie in one another.
  static let deepestNesting = 120
  /// How deep drawing may go when references are followed.
  static let deepestDrawing = 200
  /// The most elements drawn when each `use`, pattern, mask and marker is counted as often as it is drawn.
  static let mostDrawnElements = 200_000.0
  /// The most filter primitives in a file.
  static let mostFilterPrimitives = 100
  /// The largest `numOctaves` of `feTurbulence`; more add nothing that can be seen.
  static let mostOctaves = 10.0
  /// The largest `radius` of `feMorphology`, in user units.
  static let largestMorphologyRadius = 64.0
  /// The largest `stdDeviation` of a blur, in user units.
  static let largestBlur = 500.0
  /// The most rows or columns of an `feConvolveMatrix`.
  static let largestConvolution = 16.0
  /// The largest text, as a multiple of the picture's longer side, all transforms counted.
  static let largestFont = 8.0
  /// The longest text in all, in bytes.
  static let longestText = 20_000
  /// The most dashes that all lines together may be cut into.
  static let mostDashes = 1_000_000.0
  /// The most attributes of one element.
  static let mostAttributes = 250
  /// The most characters of text replacement that entities may bring in, in bytes.
  static let longestEntity = 4096
  /// The longest outline of one shape, in bytes. Mixing the sides of one that crosses itself takes kilobytes for each crossing.
  static let longestOutline = 1 << 18
  /// The most pairs of a style rule and an element.
  static let mostStyleMatches = 10_000_000

  // MARK: What drawing may take

  /// The largest side of a drawn picture, in pixels.
  static let largestSide = 4096
  /// The most memory for one drawing with all its intermediate layers, in pixels of four bytes.
  static let mostPixels = 1 << 25
  /// How long the drawing of one picture may take, in seconds. It is tried once more at a smaller size.
  static let longestDrawing = 0.75
  /// How long the second try may take, in seconds.
  static let longestSecondDrawing = 0.35

  // MARK: What was found

  /// How many elements are drawn, references followed.
  private(set) var drawnElements = 0.0
  /// How many surfaces of the picture's size are needed at once, at most.
  private(set) var layers = 1
  /// Whether the picture is small and plain enough to be drawn at once, without watching the clock.
  private(set) var isPlain = true

  /// Looks `data` over.
  ///
  /// - Throws: One sentence that names what is wrong with the file.
  init(_ data: [UInt8]) throws(SVGError) {
    try SVGScan.checkEncoding(data)
    var reader = SVGScanReader(data)
    var tree = SVGScanTree()
    while let event = try reader.next() {
      switch event {
      case .open(let name, let attributes, let isEmpty):
        try tree.open(name, attributes)
        if isEmpty { tree.close() }
      case .close: tree.close()
      case .text(let range, let isLiteral):
        if tree.isInStyleSheet {
          tree.styleText += try reader.text(in: range, isLiteral: isLiteral)
        } else if tree.hasText {
          try tree.addText(range.count)
        }
      }
    }
    guard tree.elements.first?.name == "svg" else { throw SVGError("The file is not an SVG picture.") }
    guard tree.isComplete else { throw SVGError("The SVG file ends in the middle of its markup.") }
    try tree.applyStyleSheet()
    try tree.checkDashes()
    let cost = try SVGScanCost(tree)
    drawnElements = cost.drawnElements
    layers = cost.layers
    isPlain = data.count <= 8 << 10 && drawnElements <= 200 && layers <= 6 && !tree.hasCostlyElements
  }

  /// The markup is read byte by byte, which is right for every encoding that holds ASCII as it is.
  private static func checkEncoding(_ data: [UInt8]) throws(SVGError) {
    guard !data.isEmpty else { throw SVGError("The SVG file is empty.") }
    guard data.count <= mostBytes else {
      throw SVGError("The SVG file of \(data.count) bytes is larger than \(mostBytes) bytes.")
    }
    guard !data.starts(with: [0x1F, 0x8B]) else {
      throw SVGError("The SVG file is compressed (svgz); save it as plain SVG.")
    }
    guard data.firstPosition(of: 0) == nil else {
      throw SVGError("The SVG file contains zero bytes: it is damaged, or encoded in UTF-16 or UTF-32.")
    }
  }
}
