/// Where the drawing of a symbol comes from.
@MainActor
enum SymbolSource {
  /// Veneer's own drawing.
  case document(SVGDocument)
  /// A symbolic icon of the icon theme, if the theme has it: ask when drawing, and take
  /// ``SymbolCatalogue/missing(named:)`` when it has not.
  case iconTheme(String)
  /// No drawing: the symbol that stands for a missing image. It was reported.
  case missing(SVGDocument)
}

/// Veneer's symbols by name, every one in every variant.
@MainActor
package enum SymbolCatalogue {
  private struct Key: Hashable {
    let name: SymbolName
    let weight: Int
  }

  /// Names taken apart: an image asks for its symbol again with each change around it.
  private static var knownNames: [String: (name: SymbolName, isDirectional: Bool)] = [:]
  private static var sources: [Key: SymbolSource] = [:]
  private static var layers: [Key: [SVGDocument]] = [:]

  /// The symbol of that name, with the variants that its name ends in (`info.circle.fill`) and those of its
  /// environment. The name's own shape is the closest to the symbol, so it wins.
  ///
  /// Names in the icon theme's spelling (`document-save`, `document-save-symbolic`) mean the theme's symbolic
  /// icon.
  ///
  /// `weight` is that of the text around it, from 100 to 900; the lines are as thick or thin as its.
  static func symbol(
    named text: String, variants: SymbolVariants = .none, weight: Int = 400
  ) -> SymbolSource {
    let key = key(text, variants, weight)
    if let source = sources[key] { return source }
    let source = find(key, askedFor: text)
    sources[key] = source
    return source
  }

  /// The parts of a symbol that may have colours of their own, the front one first; none where it is no drawing of Veneer's
  /// or has no parts.
  static func layers(named text: String, variants: SymbolVariants, weight: Int) -> [SVGDocument] {
    let key = key(text, variants, weight)
    if let known = layers[key] { return known }
    let sources = compose(key.name, weight: key.weight)?.layers ?? []
    let found = sources.count > 1 ? sources.compactMap { try? SVGDocument(data: Array($0.utf8)) } : []
    layers[key] = found
    return found
  }

  private static func key(_ text: String, _ variants: SymbolVariants, _ weight: Int) -> Key {
    var name = known(text).name
    name.variants = name.variants.united(withOuter: variants)
    return Key(name: name, weight: min(max((weight + 50) / 100 * 100, 100), 900))
  }

  /// Whether the symbol of that name points along the direction of reading, as those called `forward` do.
  static func isDirectional(_ text: String) -> Bool { known(text).isDirectional }

  private static func known(_ text: String) -> (name: SymbolName, isDirectional: Bool) {
    if let known = knownNames[text] { return known }
    let known = (name: SymbolName(text), isDirectional: SymbolName.isDirectional(text))
    knownNames[text] = known
    return known
  }

  /// The base names of all symbols, sorted: `bell` stands for `bell.slash.circle.fill` too.
  package static let names: [String] = Set(
    Resources.names(in: folder).filter { $0.hasSuffix(".svg") }
      .map { SymbolName(String($0.dropLast(4))).base }
  ).subtracting([missingName]).sorted()

  /// The symbol for a missing image. What was asked for is reported, with names that come close, the first
  /// time.
  static func missing(named name: String) -> SVGDocument {
    let close = SymbolSuggestion.names(closeTo: SymbolName(name).base, in: names)
    let advice = close.isEmpty ? "" : " Close names: \(close.joined(separator: ", "))."
    Diagnostics.report(once: "symbol \(name)", "There is no symbol named “\(name)”.\(advice)")
    return missingDocument
  }

  /// The symbol for any image that cannot be shown.
  static let missingDocument: SVGDocument = {
    guard let drawing = drawing(missingName), let document = document(SymbolComposition(drawing)) else {
      fatalError("Veneer's embedded resources are damaged: build the package anew.")
    }
    return document
  }()

  /// How often the symbol of that name was drawn, for tests.
  package static func rasterCount(of name: String) -> Int {
    if case .document(let document) = symbol(named: name) { document.rasterCount } else { 0 }
  }

  // MARK: Look-up

  private static let folder = "symbols/"
  private static let missingName = "missing"

  private static func find(_ key: Key, askedFor text: String) -> SymbolSource {
    let name = key.name
    if let composition = compose(name, weight: key.weight), let document = document(composition) {
      return .document(document)
    }
    if let icon = iconName(name.base) { return .iconTheme(icon) }
    return .missing(missing(named: text))
  }

  /// A drawing of the whole name comes first; else that of the closest part, and the rest of the name is composed around it.
  private static func compose(_ name: SymbolName, weight: Int) -> SymbolComposition? {
    var drawn = name
    var added = SymbolVariants.none
    while true {
      if let drawing = drawing(drawn.text) {
        return SymbolComposition(
          drawing, variants: added, isSolid: drawn.variants.isFilled, addedWeight: addedWeight(of: weight))
      }
      if let shape = drawn.variants.shape {
        drawn.variants.shape = nil
        (added.shape, added.isFilled) = (shape, drawn.variants.isFilled)
      } else if drawn.variants.isSlashed {
        drawn.variants.isSlashed = false
        added.isSlashed = true
      } else if drawn.variants.isFilled {
        drawn.variants.isFilled = false
      } else {
        return nil
      }
    }
  }

  /// What a font's weight adds to lines of 1.5, on the symbols' grid.
  private static func addedWeight(of weight: Int) -> Double {
    weight < 400 ? Double(weight - 400) / 100 * 0.22 : Double(weight - 400) / 100 * 0.15
  }

  private static func drawing(_ name: String) -> SymbolDrawing? {
    Resources.data("\(folder)\(name).svg").map { SymbolDrawing(String(decoding: $0, as: UTF8.self)) }
  }

  private static func document(_ composition: SymbolComposition) -> SVGDocument? {
    try? SVGDocument(data: Array(composition.source.utf8))
  }

  /// The icon theme's icon for a symbol that Veneer has no drawing of. A name in the theme's own spelling, which parts words by
  /// hyphens, stands for itself.
  private static func iconName(_ name: String) -> String? {
    if let icon = SymbolIcons.names[name] { return icon + "-symbolic" }
    guard name.contains("-"), !name.contains("/") else { return nil }
    return name.hasSuffix("-symbolic") ? name : name + "-symbolic"
  }
}
