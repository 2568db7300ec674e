/// Source as Pango's markup: Swift with keywords in bold and comments dimmed, anything else as it is.
///
/// Weight and opacity rather than colours: they suit every theme, dark and of high contrast too.
enum SourceMarkup {
  static func markup(of source: String) -> String {
    guard !source.hasPrefix("<") else { return escaped(source[...]) }
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") ? "<span alpha=\"65%\">\(escaped(line))</span>" : words(in: line)
    }.joined(separator: "\n")
  }

  private static let keywords: Set<String> = [
    "case", "else", "extension", "false", "func", "if", "import", "in", "init", "let", "nil", "private",
    "return",
    "self", "some", "static", "struct", "switch", "true", "var", "class", "enum", "protocol", "await", "for",
    "guard", "where",
  ]

  /// The line with its keywords marked, but not within a text.
  private static func words(in line: Substring) -> String {
    var result = ""
    var rest = line
    var isInText = false
    while let first = rest.first {
      if !isInText, first.isLetter || first == "@" || first == "." {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "." || $0 == "_" }
        let isMarked = keywords.contains(String(word)) || first == "@"
        result += isMarked ? "<b>\(escaped(word))</b>" : escaped(word)
        rest = rest[word.endIndex...]
      } else {
        if first == "\"" { isInText.toggle() }
        result += escaped(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return result
  }

  static func escaped(_ text: Substring) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
