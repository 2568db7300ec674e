/// A symbol's SVG file taken apart: the picture, and the parts of it that may have colours of their own.
struct SymbolDrawing {
  /// The whole picture, as SVG elements.
  let picture: String
  /// The parts, the front one first; none where the symbol is all of one piece.
  let parts: [String]
  /// Whether the picture is the last part with the others cut out of it.
  let isCarved: Bool

  /// Reads the text of a file. What is no SVG has an empty picture.
  init(_ source: String) {
    guard let start = source.firstRange(of: "<svg").flatMap({ source[$0.upperBound...].firstIndex(of: ">") }),
      let end = source.firstRange(of: "</svg>")?.lowerBound, start < end
    else {
      (picture, parts, isCarved) = ("", [], false)
      return
    }
    let content = source[source.index(after: start)..<end]
    guard let definitions = content.firstRange(of: "<defs") else {
      (picture, parts, isCarved) = (content.trimmed, [], false)
      return
    }
    picture = content[..<definitions.lowerBound].trimmed
    let lines = content[definitions.lowerBound...].split(separator: "\n")
    isCarved = lines.first?.contains("carved") ?? false
    parts = lines.compactMap { line in
      // The identifiers are left out: several parts may stand in one picture.
      line.firstRange(of: #"id="part"#).flatMap { id in
        line[id.upperBound...].firstIndex(of: " ").map { "<path" + line[$0...].trimmedEnd }
      }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { Substring(drop { $0.isWhitespace }).trimmedEnd }

  fileprivate var trimmedEnd: String { String(prefix(count - reversed().prefix { $0.isWhitespace }.count)) }
}
