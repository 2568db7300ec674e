/// The node of an image: one box with a drawing.
final class ImageNode: _ViewNode<Image> {
  private var view: Image
  private let box = BoxWidget.decorative()
  private var drawing: ImageDrawing?
  /// SVGs given as bytes are parsed once for each value, of which there are as many as a button has states.
  private var parsed: [(bytes: [UInt8], document: SVGDocument)] = []

  init(_ view: Image, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    graph.statistics.widgetsMade += 1
    reevaluate()
  }

  override func update(_ view: Image) {
    guard view != self.view else { return }
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    let environment = environment
    let symbolSize = environment.symbolSize
    let (content, kind) = resolve(view.source, symbolSize: symbolSize, in: environment)
    let size = kind == .symbol ? CGSize(width: symbolSize, height: symbolSize) : content.intrinsicSize
    let tint = tint(of: kind, in: environment)
    let drawing = drawing ?? makeDrawing(content, size)
    let change = drawing.set(
      content, chosenFor: box.scaleFactor, size: size, isResizable: view.isResizable, tint: tint)
    switch change {
    case .none: break
    case .redraw: box.queueDraw()
    case .resize:
      box.queueResize()
      graph.noteExpansion()
    }
    let effects = environment.symbolEffects
    drawing.setScale(effects.pictureScale * (kind == .symbol ? effects.scale : 1), in: box)
    drawing.setEffects(kind == .symbol ? effects.entries : [], in: box)
    prepareAlternatives(of: drawing, symbolSize: symbolSize, in: environment)
  }

  private func makeDrawing(_ content: ImageContent, _ size: CGSize) -> ImageDrawing {
    let drawing = ImageDrawing(content, size: size)
    drawing.scaleChanged = { [unowned self] in graph.enqueue(self) }
    self.drawing = drawing
    box.show(drawing)
    return drawing
  }

  private func prepareAlternatives(
    of drawing: ImageDrawing, symbolSize: Double, in environment: EnvironmentValues
  ) {
    guard !view.alternatives.isEmpty else { return }
    drawing.alternatives = view.alternatives.compactMap { source in
      if case .document(let document) = resolve(source, symbolSize: symbolSize, in: environment).0 {
        document
      } else {
        nil
      }
    }
  }

  // MARK: What is drawn

  private enum Kind {
    /// As large as the text around it, in the foreground style.
    case symbol
    /// Of its own size, in the foreground style.
    case template
    /// Of its own size and colours.
    case picture
  }

  private func resolve(
    _ source: Image.Source, symbolSize: Double, in environment: EnvironmentValues
  ) -> (ImageContent, Kind) {
    switch source {
    case .symbol(let name):
      switch SymbolCatalogue.symbol(named: name, variants: environment.symbolVariants) {
      case .document(let document), .missing(let document): return (.document(document), .symbol)
      case .iconTheme(let icon): return (self.icon(icon, size: symbolSize) ?? missing(name), .symbol)
      }
    case .icon(let name):
      guard let icon = icon(name, size: symbolSize) else { return (missing(name), .symbol) }
      return (icon, name.hasSuffix("-symbolic") ? .symbol : .picture)
    case .asset(let name):
      guard let asset = Assets.asset(named: name, scale: box.scaleFactor) else {
        return (missing, .symbol)
      }
      return (ImageContent(asset), Assets.renderingMode(for: name) == .template ? .template : .picture)
    case .svg(let bytes):
      guard let document = document(bytes) else { return (missing, .symbol) }
      return (.document(document), .picture)
    }
  }

  private func icon(_ name: String, size: Double) -> ImageContent? {
    PaintableReference.icon(named: name, size: size, for: box).map(ImageContent.paintable)
  }

  /// The placeholder for what has been reported already.
  private var missing: ImageContent { .document(SymbolCatalogue.missingDocument) }

  /// The placeholder for a name that nobody knows, which is reported.
  private func missing(_ name: String) -> ImageContent { .document(SymbolCatalogue.missing(named: name)) }

  private func document(_ bytes: [UInt8]) -> SVGDocument? {
    if let known = parsed.first(where: { $0.bytes == bytes }) { return known.document }
    do {
      let document = try SVGDocument(data: bytes)
      if parsed.count > view.alternatives.count { parsed.removeFirst() }
      parsed.append((bytes, document))
      return document
    } catch {
      Diagnostics.report(once: error.description, error.description)
      return nil
    }
  }

  private func tint(of kind: Kind, in environment: EnvironmentValues) -> Paint? {
    switch view.renderingMode {
    case .original: return nil
    case .template: return environment.foregroundPaint
    case nil: return kind == .picture && !environment.tintsPictures ? nil : environment.foregroundPaint
    }
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
