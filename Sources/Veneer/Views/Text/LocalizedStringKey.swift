/// The key of a text that is looked up in the application's translations.
///
/// A string literal is a key. Interpolation makes a format of it, so that `"Hello, \(name)"` looks up `Hello, %@` and
/// `"\(count) items"` looks up `%lld items`; a translation may order the values anew with `%2$@`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let message: LocalizedMessage

  /// The key `value`, looked up as it is.
  public init(_ value: String) { message = LocalizedMessage(key: value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { message = stringInterpolation.message }

  /// Collects the pieces of an interpolated key.
  public typealias StringInterpolation = LocalizedStringInterpolation
}

/// A text that is looked up in the application's translations at the time that it is shown.
///
/// The components that name an action, such as ``AddButton``, take their title as one. See ``LocalizedStringKey`` for how
/// interpolation is looked up.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  let message: LocalizedMessage

  /// The key `value`, looked up as it is.
  public init(_ value: String) { message = LocalizedMessage(key: value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: LocalizedStringInterpolation) { message = stringInterpolation.message }
}

/// A format and the values to put into it.
struct LocalizedMessage: Hashable, Sendable {
  let key: String
  /// The text as it is written, which is shown where there is no translation.
  let written: String
  let values: [String]

  init(key: String) {
    self.init(key: key, written: key, values: [])
  }

  init(key: String, written: String, values: [String]) {
    self.key = key
    self.written = written
    self.values = values
  }

  /// The text in the language of the process.
  var text: String {
    guard !key.isEmpty, let translation = Localization.translation(of: key) else { return written }
    return values.isEmpty ? translation : LocalizedMessage.fill(translation, with: values)
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

/// Collects the pieces of an interpolated text: literals as they are, values as format specifiers.
public struct LocalizedStringInterpolation: StringInterpolationProtocol, Sendable {
  private var format = ""
  private var written = ""
  private var values: [String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  var message: LocalizedMessage {
    LocalizedMessage(key: values.isEmpty ? written : format, written: written, values: values)
  }

  /// A percent sign of the text is doubled in a key with values, as in every format.
  public mutating func appendLiteral(_ literal: String) {
    written += literal
    guard literal.utf8.contains(0x25) else {
      format += literal
      return
    }
    for character in literal { format += character == "%" ? "%%" : String(character) }
  }

  /// A whole number, looked up as `%lld`.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    append("%lld", value.description)
  }

  /// A number with a fraction, looked up as `%lf`.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: Value
  ) {
    append("%lf", value.description)
  }

  /// Any other value by its description, looked up as `%@`.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append("%@", String(describing: value))
  }

  /// A text of its own translation, looked up as `%@`.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", resource.message.text)
  }

  private mutating func append(_ specifier: String, _ text: String) {
    format += specifier
    written += text
    values.append(text)
  }
}
