/// The key of a text that is looked up in the application's translations.
///
/// A string literal is a key. Interpolation makes a format of it, so that `"Hello, \(name)"` looks up `Hello, %@` and
/// `"\(count) items"` looks up `%lld items`; a translation may order the values anew with `%2$@`.
///
/// Translations with plural forms (`msgid_plural`) are chosen from by the first whole number. ``init(_:plural:count:)`` gives the
/// text as it is written two forms as well.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let message: LocalizedMessage

  /// The text in the language of the process.
  package var text: String { message.text }

  /// The key `value`, looked up as it is.
  public init(_ value: String) { message = LocalizedMessage(key: value) }

  /// One text for one thing, and another one for every other number of things.
  ///
  ///     Text(LocalizedStringKey("\(count) note", plural: "\(count) notes", count: count))
  ///
  /// Looked up by gettext as `msgid "%lld note"` with `msgid_plural "%lld notes"`; a language has as many forms as it needs.
  @_disfavoredOverload
  public init(_ singular: LocalizedStringKey, plural: LocalizedStringKey, count: Int) {
    message = LocalizedMessage(singular.message, plural: plural.message, count: count)
  }

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

  /// One text for one thing, and another one for every other number of things. See ``LocalizedStringKey/init(_:plural:count:)``.
  @_disfavoredOverload
  public init(_ singular: LocalizedStringResource, plural: LocalizedStringResource, count: Int) {
    message = LocalizedMessage(singular.message, plural: plural.message, count: count)
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: LocalizedStringInterpolation) { message = stringInterpolation.message }
}

/// Collects the pieces of an interpolated text: literals as they are, values as format specifiers.
public struct LocalizedStringInterpolation: StringInterpolationProtocol, Sendable {
  private var format = ""
  private var written = ""
  private var values: [String] = []
  private var count: UInt?

  public init(literalCapacity: Int, interpolationCount: Int) {}

  var message: LocalizedMessage {
    LocalizedMessage(
      key: values.isEmpty ? written : format, written: written, values: values,
      counting: count.map { LocalizedMessage.Counting($0) })
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

  /// A whole number, looked up as `%lld`. The first one in a text decides which plural form of the translation is taken.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    if count == nil { count = UInt(clamping: value.magnitude) }
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
