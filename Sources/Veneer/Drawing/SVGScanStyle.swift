/// The little of CSS that the scan needs: which elements a rule reaches and what its declarations refer to.
enum SVGScanStyle {
  struct Declaration {
    let name: String
    let value: String
  }

  struct Rule {
    let selectors: [Selector]
    let declarations: [Declaration]
  }

  /// The last part of a selector. What it does not understand, it takes to match.
  struct Selector {
    var name: Substring?
    var identifier: Substring?
    var classes: [Substring] = []

    func matches(_ element: SVGScanTree.Element) -> Bool {
      if let name, name != element.name { return false }
      if let identifier, String(identifier) != element.identifier { return false }
      return classes.allSatisfy(element.classes.contains)
    }
  }

  static func rules(in text: String) throws(SVGError) -> [Rule] {
    guard !text.contains("\\"), !text.lowercased().contains("@import") else {
      throw SVGError("The style sheet of the SVG file has imports or escapes, which are not supported.")
    }
    var rules: [Rule] = []
    var rest = withoutComments(text)[...]
    while let end = rest.firstIndex(of: "}") {
      let block = rest[..<end]
      rest = rest[rest.index(after: end)...]
      // The innermost braces hold the declarations; what stands before them is the selector.
      guard let start = block.lastIndex(of: "{") else { continue }
      let selector = block[..<start].split { $0 == "{" || $0 == ";" }.last ?? ""
      let body = declarations(in: String(block[block.index(after: start)...]))
      guard body.contains(where: isCostly) else { continue }
      rules.append(Rule(selectors: selectors(in: selector), declarations: body.filter(isCostly)))
    }
    return rules
  }

  static func declarations(in text: String) -> [Declaration] {
    withoutComments(text).split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].filter { !$0.isWhitespace }.lowercased()
      return Declaration(name: name, value: String(part[part.index(after: colon)...]))
    }
  }

  /// The identifiers that a value refers to: `url(#name)`, with or without quotes.
  static func references(in value: String) -> [String] {
    value.split(separator: "(").dropFirst().compactMap { part in
      let address = part.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard address.first == "#" else { return nil }
      let name = address.dropFirst().prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
      return name.split { $0.isWhitespace }.first.map(String.init)
    }
  }

  private static func isCostly(_ declaration: Declaration) -> Bool {
    switch declaration.name {
    case "opacity", "mix-blend-mode", "isolation", "clip-path", "mask", "filter": true
    case "font-size", "font", "transform", "stroke-dasharray": true
    default: declaration.value.contains("#") && declaration.value.contains("(")
    }
  }

  private static func selectors(in text: Substring) -> [Selector] {
    // What stands in brackets is not understood, so such a rule reaches everything.
    guard !text.contains(where: { "([".contains($0) }) else { return [Selector()] }
    return text.split(separator: ",").map { selector in
      let last = selector.split { $0.isWhitespace || ">+~".contains($0) }.last ?? ""
      var result = Selector()
      var rest = last.prefix { $0 != ":" }
      let name = rest.prefix { $0 != "." && $0 != "#" }
      if !name.isEmpty, name != "*" { result.name = name.split(separator: "|").last }
      rest = rest.dropFirst(name.count)
      while let mark = rest.first {
        let part = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
        if mark == "." { result.classes.append(part) } else { result.identifier = part }
        rest = rest.dropFirst(part.count + 1)
      }
      return result
    }
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
