extension ImageNode {
  /// The parts of a symbol, where they have colours of their own.
  func parts(of kind: Kind, in environment: EnvironmentValues) -> SymbolParts? {
    guard kind == .symbol, case .symbol(let name) = view.source else { return nil }
    let paints = environment.symbolRendering.paintsOfBackParts(foreground: environment.foregroundPaint)
    guard let last = paints.last else { return nil }
    let layers = SymbolCatalogue.layers(
      named: name, variants: environment.symbolVariants, weight: environment.symbolWeight)
    guard layers.count > 1 else { return nil }
    let behind = layers.dropFirst().enumerated().map { index, document in
      (document: document, paint: index < paints.count ? paints[index] : last)
    }
    return SymbolParts(front: layers[0], behind: behind)
  }

  /// Whether the picture is a symbol that points along the direction of reading. An icon theme has its own for each direction.
  func isDirectional(_ content: ImageContent) -> Bool {
    guard case .symbol(let name) = view.source, case .document = content else { return false }
    return symbol?.name == name ? symbol?.isDirectional == true : SymbolCatalogue.isDirectional(name)
  }

  /// What `content` was chosen for, where another place may mean another picture: assets and icon themes have several.
  func place(of content: ImageContent) -> ImageDrawing.Place? {
    switch view.source {
    case .asset, .icon: return ImageDrawing.Place(of: box)
    case .symbol: if case .document = content { return nil } else { return ImageDrawing.Place(of: box) }
    case .svg, .paintable: return nil
    }
  }

  /// A symbol as it was found for a name and what is around it.
  struct FoundSymbol {
    let name: String
    let variants: SymbolVariants
    let weight: Int
    let source: SymbolSource
    let isDirectional: Bool
  }

  /// Another colour asks for the same symbol again, which is not looked up anew.
  private func symbol(named name: String, _ variants: SymbolVariants, _ weight: Int) -> SymbolSource {
    if let symbol, symbol.name == name, symbol.variants == variants, symbol.weight == weight {
      return symbol.source
    }
    let source = SymbolCatalogue.symbol(named: name, variants: variants, weight: weight)
    symbol = FoundSymbol(
      name: name, variants: variants, weight: weight, source: source,
      isDirectional: SymbolCatalogue.isDirectional(name))
    return source
  }

  enum Kind {
    /// As large as the text around it, in the foreground style.
    case symbol
    /// Of its own size, in the foreground style.
    case template
    /// Of its own size and colours.
    case picture
  }

  /// What `source` means here. What cannot be found or read is reported once.
  func resolve(
    _ source: Image.Source, symbolSize: Double, in environment: EnvironmentValues
  ) throws(SVGError) -> (content: ImageContent, kind: Kind) {
    switch source {
    case .symbol(let name):
      switch symbol(named: name, environment.symbolVariants, environment.symbolWeight) {
      case .document(let document): return (.document(document), .symbol)
      case .missing: throw SVGError("There is no symbol named “\(name)”.")
      case .iconTheme(let icon): return (try self.icon(icon, called: name, size: symbolSize), .symbol)
      }
    case .icon(let name):
      let icon = try icon(name, called: name, size: symbolSize)
      return (icon, name.hasSuffix("-symbolic") ? .symbol : .picture)
    case .asset(let name):
      let asset = try Assets.asset(named: name, scale: box.scaleFactor)
      return (ImageContent(asset), Assets.renderingMode(for: name) == .template ? .template : .picture)
    case .svg(let bytes):
      return (.document(try document(bytes)), .picture)
    case .paintable(let paintable):
      let content = paintable.bitmap.map { ImageContent.bitmap($0, scale: 1) } ?? .paintable(paintable)
      return (content, .picture)
    }
  }

  private func icon(_ icon: String, called name: String, size: Double) throws(SVGError) -> ImageContent {
    if let icon = PaintableReference.icon(named: icon, size: size, for: box) { return .paintable(icon) }
    _ = SymbolCatalogue.missing(named: name)
    throw SVGError("There is no symbol and no icon named “\(name)”.")
  }

  /// The placeholder for what has been reported already.
  var missing: ImageContent { .document(SymbolCatalogue.missingDocument) }

  private func document(_ bytes: [UInt8]) throws(SVGError) -> SVGDocument {
    if let known = parsed.first(where: { $0.bytes == bytes }) { return try known.document.get() }
    let document: Result<SVGDocument, SVGError>
    do throws(SVGError) {
      document = .success(try SVGDocument(data: bytes))
    } catch {
      Diagnostics.report(once: error.description, error.description)
      document = .failure(error)
    }
    if parsed.count > view.alternatives.count { parsed.removeFirst() }
    parsed.append((bytes, document))
    return try document.get()
  }
}
