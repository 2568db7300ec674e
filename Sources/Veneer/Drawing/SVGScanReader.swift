import CGtk

/// Reads XML markup in one pass: tags with their attributes, and the text between them.
struct SVGScanReader {
  enum Event {
    case open(name: String, attributes: [SVGScanAttribute], isEmpty: Bool)
    case close
    case text(Range<Int>, isLiteral: Bool)
  }

  private let data: [UInt8]
  private var position: Int
  /// The document's own entities, which may stand for plain text only.
  private var entities: [String: String] = [:]

  init(_ data: [UInt8]) {
    self.data = data
    self.position = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next tag or text; `nil` at the end of the file.
  mutating func next() throws(SVGError) -> Event? {
    while position < data.count {
      guard data[position] == UInt8(ascii: "<") else {
        let start = position
        position = data.firstPosition(of: UInt8(ascii: "<"), from: start) ?? data.count
        return .text(start..<position, isLiteral: false)
      }
      if skip("<!--") {
        try skipPast("-->")
      } else if skip("<![CDATA[") {
        let start = position
        try skipPast("]]>")
        return .text(start..<position - 3, isLiteral: true)
      } else if skip("<?") {
        try readInstruction()
      } else if skip("<!DOCTYPE") {
        try readDoctype()
      } else if skip("</") {
        try skipPast(">")
        return .close
      } else {
        position += 1
        return try readTag()
      }
    }
    return nil
  }

  /// The text of one event; literal text (CDATA) holds no references.
  func text(in range: Range<Int>, isLiteral: Bool) throws(SVGError) -> String {
    let isPlain = isLiteral || !data[range].contains(UInt8(ascii: "&"))
    return isPlain ? text(in: range) : try expanded(text(in: range))
  }

  private func text(in range: Range<Int>) -> String { String(decoding: data[range], as: UTF8.self) }

  // MARK: Tags

  private mutating func readTag() throws(SVGError) -> Event {
    let name = try readName()
    var attributes: [SVGScanAttribute] = []
    while true {
      skipSpace()
      if skip("/>") { return .open(name: local(name), attributes: attributes, isEmpty: true) }
      if skip(">") { return .open(name: local(name), attributes: attributes, isEmpty: false) }
      guard attributes.count < SVGScan.mostAttributes else {
        throw SVGError("The SVG file has an element of more than \(SVGScan.mostAttributes) attributes.")
      }
      let attribute = try readName()
      skipSpace()
      guard skip("=") else { throw malformed() }
      skipSpace()
      attributes.append(SVGScanAttribute(name: local(attribute), value: try readValue()))
    }
  }

  private mutating func readName() throws(SVGError) -> Range<Int> {
    let start = position
    while position < data.count, !isDelimiter(data[position]) { position += 1 }
    guard position > start, position < data.count else { throw malformed() }
    return start..<position
  }

  /// The name without its namespace prefix.
  private func local(_ name: Range<Int>) -> String {
    let start = data[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.lowerBound
    return text(in: start..<name.upperBound)
  }

  private mutating func readValue() throws(SVGError) -> String {
    let range = try readQuoted()
    return try text(in: range, isLiteral: false)
  }

  private mutating func readQuoted() throws(SVGError) -> Range<Int> {
    guard position < data.count else { throw malformed() }
    let quote = data[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw malformed() }
    guard let end = data.firstPosition(of: quote, from: position + 1) else { throw malformed() }
    defer { position = end + 1 }
    return position + 1..<end
  }

  /// Replaces character and entity references, so that none hides a number or an address.
  private func expanded(_ value: String) throws(SVGError) -> String {
    var result = ""
    var rest = value[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { throw malformed() }
      let name = String(rest[rest.index(after: start)..<end])
      guard let replacement = character(name) ?? SVGScanReader.predefined[name] ?? entities[name] else {
        throw SVGError("The SVG file uses the entity “\(name.prefix(40))”, which it does not define.")
      }
      result += replacement
      guard result.utf8.count <= value.utf8.count + SVGScan.longestEntity else {
        throw SVGError("The entities of the SVG file are too long.")
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let predefined = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private func character(_ reference: String) -> String? {
    guard reference.first == "#" else { return nil }
    let isHexadecimal = reference.dropFirst().first == "x"
    let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
  }

  // MARK: Declarations

  /// The encoding must hold markup as ASCII, and a style sheet from outside would not be scanned.
  private mutating func readInstruction() throws(SVGError) {
    let start = position
    try skipPast("?>")
    let instruction = text(in: start..<position - 2)
    if instruction.hasPrefix("xml-stylesheet") {
      throw SVGError("The SVG file has a style sheet outside of the picture; put it into a style element.")
    }
    guard instruction.hasPrefix("xml"), let name = instruction.split(separator: "encoding").dropFirst().first
    else { return }
    let encoding = name.drop { "= \t\r\n\"'".contains($0) }.prefix { $0 != "\"" && $0 != "'" }.lowercased()
    let readable = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "latin1", "windows-125"]
    guard readable.contains(where: encoding.hasPrefix) else {
      throw SVGError("The SVG file is encoded in \(encoding.prefix(40)); save it in UTF-8.")
    }
  }

  private mutating func readDoctype() throws(SVGError) {
    var isInside = false
    while position < data.count {
      if skip("<!ENTITY") {
        try readEntity()
      } else if skip("<!--") {
        try skipPast("-->")
      } else if skip("<!") {
        try skipPast(">")
      } else if data[position] == UInt8(ascii: "\"") || data[position] == UInt8(ascii: "'") {
        _ = try readQuoted()
      } else if skip("[") {
        isInside = true
      } else if skip("]") {
        isInside = false
      } else if !isInside, skip(">") {
        return
      } else if skip("%") || skip("<?") {
        throw SVGError("The document type of the SVG file is built from parts; save it without one.")
      } else {
        position += 1
      }
    }
    throw malformed()
  }

  /// Entities hold plain text in honest files (namespaces, mostly). One that holds markup or other entities
  /// is how a small file grows without end.
  private mutating func readEntity() throws(SVGError) {
    skipSpace()
    let name = text(in: try readName())
    skipSpace()
    guard position < data.count, data[position] == UInt8(ascii: "\"") || data[position] == UInt8(ascii: "'")
    else {
      throw SVGError("The SVG file declares the entity “\(name.prefix(40))” in a way that is not supported.")
    }
    let value = text(in: try readQuoted())
    guard !value.contains(where: { "&<%".contains($0) }), value.utf8.count <= SVGScan.longestEntity else {
      throw SVGError("The entity “\(name.prefix(40))” of the SVG file holds more than plain text.")
    }
    entities[name] = value
    try skipPast(">")
  }

  // MARK: Bytes

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "&"):
      true
    default: isSpace(byte)
    }
  }

  private mutating func skipSpace() {
    while position < data.count, isSpace(data[position]) { position += 1 }
  }

  private func isAt(_ text: StaticString, _ position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= data.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where data[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text, position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipPast(_ text: StaticString) throws(SVGError) {
    while let found = data.firstPosition(of: text.utf8Start[0], from: position) {
      position = found
      if skip(text) { return }
      position += 1
    }
    position = data.count
    throw malformed()
  }

  private func malformed() -> SVGError {
    let line = data[..<min(position, data.count)].count { $0 == 10 } + 1
    return SVGError("The SVG file is not well-formed XML near line \(line).")
  }
}

extension [UInt8] {
  /// Where `byte` is found first at or after `start`. A loop over millions of bytes would take its time in a debug build.
  func firstPosition(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
    }
  }
}

/// One attribute of an element, its references replaced.
struct SVGScanAttribute {
  let name: String
  let value: String
}
