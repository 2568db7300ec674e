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
  private static var sources: [SymbolName: SymbolSource] = [:]

  /// The symbol of that name, with the variants that its name ends in (`info.circle.fill`) and those of its
  /// environment. The name's own shape is the closest to the symbol, so it wins.
  ///
  /// Names in the icon theme's spelling (`document-save`, `document-save-symbolic`) mean the theme's symbolic
  /// icon.
  static func symbol(named text: String, variants: SymbolVariants = .none) -> SymbolSource {
    var name = SymbolName(text)
    name.variants = name.variants.united(withOuter: variants)
    if let source = sources[name] { return source }
    let source = find(name, askedFor: text)
    sources[name] = source
    return source
  }

  /// The base names of all symbols, sorted: `bell` stands for `bell.slash.circle.fill` too.
  static let names: [String] = Set(
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
    guard let source = drawing(missingName), let document = document(SymbolComposition(source)) else {
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

  private static func find(_ name: SymbolName, askedFor text: String) -> SymbolSource {
    if let composition = compose(name), let document = document(composition) { return .document(document) }
    if let icon = iconName(name.base) { return .iconTheme(icon) }
    return .missing(missing(named: text))
  }

  /// A drawing of the whole name comes first; else the closest part that has a drawing is taken, and the rest
  /// of the name is composed around it.
  private static func compose(_ name: SymbolName) -> SymbolComposition? {
    if let whole = drawing(name.text) {
      return SymbolComposition(whole, isSolid: name.variants.isFilled)
    }
    var inner = name
    if let shape = name.variants.shape {
      inner.variants.shape = nil
      return compose(inner)?.enclosed(in: shape, isFilled: name.variants.isFilled)
    }
    if name.variants.isSlashed {
      inner.variants.isSlashed = false
      return compose(inner)?.slashed()
    }
    return drawing(name.base).map { SymbolComposition($0) }
  }

  private static func drawing(_ name: String) -> String? {
    Resources.data("\(folder)\(name).svg").map { String(decoding: $0, as: UTF8.self) }
  }

  private static func document(_ composition: SymbolComposition) -> SVGDocument? {
    try? SVGDocument(data: Array(composition.source.utf8))
  }

  /// Icon themes part their names by hyphens, symbols by dots.
  private static func iconName(_ name: String) -> String? {
    guard name.contains("-"), !name.contains("/") else { return nil }
    return name.hasSuffix("-symbolic") ? name : name + "-symbolic"
  }
}
