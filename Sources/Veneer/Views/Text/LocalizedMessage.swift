/// A format and the values to put into it.
struct LocalizedMessage: Hashable, Sendable {
  let key: String
  /// The text as it is written, which is shown where there is no translation.
  let written: String
  let values: [String]
  /// What the text counts, where it has a whole number.
  let counting: Counting?

  /// The number of things in a text, which decides about its form.
  final class Counting: Hashable, Sendable {
    let count: UInt
    /// The text for more than one, where it has a key of its own.
    let plural: (key: String, written: String)?

    init(_ count: UInt, plural: (key: String, written: String)? = nil) {
      self.count = count
      self.plural = plural
    }

    static func == (left: Counting, right: Counting) -> Bool {
      left.count == right.count && left.plural?.key == right.plural?.key
        && left.plural?.written == right.plural?.written
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      hasher.combine(plural?.key)
    }
  }

  init(key: String) {
    self.init(key: key, written: key, values: [])
  }

  init(key: String, written: String, values: [String], counting: Counting? = nil) {
    self.key = key
    self.written = written
    self.values = values
    self.counting = counting
  }

  /// One text for one thing and another one for every other number of things.
  init(_ singular: LocalizedMessage, plural: LocalizedMessage, count: Int) {
    self.init(
      key: singular.key, written: singular.written, values: plural.values,
      counting: Counting(count.magnitude, plural: (plural.key, plural.written)))
  }

  /// The text in the language of the process.
  var text: String {
    guard !key.isEmpty, let translation else {
      guard let counting, let plural = counting.plural, counting.count != 1 else { return written }
      return plural.written
    }
    return values.isEmpty ? translation : LocalizedMessage.fill(translation, with: values)
  }

  private var translation: String? {
    guard let counting else { return Localization.translation(of: key) }
    return Localization.translation(of: key, plural: counting.plural?.key ?? key, count: counting.count)
  }

  /// Puts `values` for `%@`, `%lld`, `%lf` and their numbered forms `%2$@`; `%%` is a percent sign.
  static func fill(_ format: String, with values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let number = rest.prefix { $0.isNumber }
      var specifier = rest
      var position = next
      if let value = Int(number), rest.dropFirst(number.count).first == "$" {
        position = value - 1
        specifier = rest.dropFirst(number.count + 1)
      }
      guard let length = ["@", "lld", "lf", "d", "s"].first(where: { specifier.hasPrefix($0) })?.count else {
        result += "%"
        continue
      }
      if values.indices.contains(position) { result += values[position] }
      next += 1
      rest = specifier.dropFirst(length)
    }
    return result + rest
  }
}
