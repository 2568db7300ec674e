/// Names that someone may have meant.
enum SymbolSuggestion {
  /// Up to three of `candidates` that are close to `name`: a few letters differ, or one holds the other.
  static func names(closeTo name: String, in candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let scored = candidates.compactMap { candidate -> (name: String, score: Int)? in
      let distance = distance(wanted, Array(candidate))
      if distance <= max(1, (min(wanted.count, candidate.count) + 1) / 3) { return (candidate, distance) }
      let isPart = shares(wanted, candidate)
      return isPart ? (candidate, 10 + distance) : nil
    }
    return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(3).map(\.name)
  }

  /// Whether one name begins with the other, or holds it between dots.
  private static func shares(_ wanted: [Character], _ candidate: String) -> Bool {
    let wanted = String(wanted)
    guard min(wanted.count, candidate.count) >= 3 else { return false }
    return wanted.hasPrefix(candidate) || candidate.hasPrefix(wanted)
      || candidate.split(separator: ".").contains(wanted[...])
      || wanted.split { $0 == "." || $0 == "_" }.contains(candidate[...])
  }

  /// How many letters must be added, removed, changed or exchanged with the next one to turn one name into the other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    // The last two lines of the table of distances between the beginnings of both.
    var above: [Int] = []
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var next = [line + 1]
      for (column, other) in second.enumerated() {
        let change = row[column] + (letter == other ? 0 : 1)
        var least = min(change, next[column] + 1, row[column + 1] + 1)
        if line > 0, column > 0, letter == second[column - 1], first[line - 1] == other {
          least = min(least, above[column - 1] + 1)
        }
        next.append(least)
      }
      (above, row) = (row, next)
    }
    return row[second.count]
  }
}
