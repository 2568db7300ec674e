import Foundation

/// Writes marked parts of source files as one Swift file with a constant for each.
///
/// In Swift source a part begins with the line `// listing: name` and ends with `// end listing`. A file with the ending
/// `ui` is one listing, named as the file.
@main
enum CollectListings {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      guard let output = arguments.first else {
        throw Failure("usage: CollectListings OUTPUT.swift SOURCE…")
      }
      let listings = try arguments.dropFirst().flatMap { try self.listings(in: URL(fileURLWithPath: $0)) }
      try check(listings)
      try Data(source(of: listings).utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private struct Listing {
    let name: String
    let lines: [String]
    let place: String
  }

  private static func listings(in file: URL) throws -> [Listing] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let name = file.deletingPathExtension().lastPathComponent
    if file.pathExtension == "ui" { return [Listing(name: name, lines: lines, place: file.path)] }
    var found: [Listing] = []
    var open: (name: String, first: Int)?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let place = "\(file.path):\(index + 1)"
      if text.hasPrefix(begin) {
        guard open == nil else { throw Failure("\(place): a listing begins within another one") }
        open = (String(text.dropFirst(begin.count)), index + 1)
      } else if text == end {
        guard let started = open else { throw Failure("\(place): no listing begins before this end") }
        let part = Array(lines[started.first..<index])
        found.append(Listing(name: started.name, lines: part, place: place))
        open = nil
      }
    }
    if let open { throw Failure("\(file.path):\(open.first): the listing \(open.name) does not end") }
    return found
  }

  private static let begin = "// listing: "
  private static let end = "// end listing"

  /// How many characters of a line there is room for.
  private static let longest = 78

  private static func check(_ listings: [Listing]) throws {
    var places: [String: String] = [:]
    for listing in listings {
      guard listing.name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil else {
        throw Failure("\(listing.place): \(listing.name) is no name for a listing")
      }
      if let line = withoutIndentation(listing.lines).first(where: { $0.count > longest }) {
        throw Failure("\(listing.place): this line is too long to be seen in a listing: \(line)")
      }
      if let other = places.updateValue(listing.place, forKey: listing.name) {
        throw Failure("\(listing.place): there is a listing \(listing.name) at \(other) already")
      }
    }
  }

  private static func source(of listings: [Listing]) -> String {
    let constants = listings.map { listing in
      let text = withoutIndentation(listing.lines).joined(separator: "\n")
      // More number signs than any line has in a row, so that nothing in the text ends the literal.
      let signs = String(repeating: "#", count: (text.matches(of: /#+/).map(\.output.count).max() ?? 0) + 1)
      return """
          static let \(listing.name) = Listing(
            \(signs)\"""
        \(text)
        \"""\(signs))

        """
    }
    return """
      /// Parts of this program's source, written by the CollectListings tool.
      extension Listing {
      \(constants.joined(separator: "\n"))}

      """
  }

  /// The lines as far to the left as they go together, without empty ones around them.
  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let isEmpty = { (line: String) in line.allSatisfy(\.isWhitespace) }
    let first = lines.firstIndex { !isEmpty($0) } ?? lines.startIndex
    let last = lines.lastIndex { !isEmpty($0) } ?? lines.startIndex
    let lines = lines.isEmpty ? [] : lines[first...last]
    let indentation = lines.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { isEmpty($0) ? "" : String($0.dropFirst(indentation)) }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
