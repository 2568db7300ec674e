/// The node of an image: one box with a drawing.
final class ImageNode: _ViewNode<Image> {
  private(set) var view: Image
  private(set) var box: BoxWidget
  private var drawing: ImageDrawing?
  private var observer: PaintableObserver?
  /// SVGs given as bytes are parsed once for each value, of which there are as many as a button has states. Of what is refused
  /// the reason is kept.
  var parsed: [(bytes: [UInt8], document: Result<SVGDocument, SVGError>)] = []

  /// The symbol that was found last.
  var symbol: FoundSymbol?

  /// Why the image shows a placeholder, where it does, and who wants to know.
  private(set) var failure: ImageFailure?
  var failed: (ImageFailure?) -> Void = { _ in }

  init(_ view: Image, _ context: _NodeContext) {
    self.view = view
    box = ImageNode.makeBox(for: view)
    super.init(context)
    graph.statistics.widgetsMade += 1
    reevaluate()
  }

  override func update(_ view: Image) {
    guard view != self.view else { return }
    let isRenamed = view.label != self.view.label || view.fallbackName != self.view.fallbackName
    self.view = view
    followLabel()
    reevaluate()
    if isRenamed { contentChanged() }
  }

  override func reevaluate() {
    willEvaluate()
    let environment = environment
    let symbolSize = environment.symbolSize
    let (content, kind) = resolveOrReplace(symbolSize: symbolSize, in: environment)
    let size = kind == .symbol ? CGSize(width: symbolSize, height: symbolSize) : content.intrinsicSize
    let tint = tint(of: kind, in: environment)
    let drawing = drawing ?? makeDrawing(content, size)
    if drawing.setRendering(view.interpolation, isDirectional: isDirectional(content)) { box.queueDraw() }
    let change = drawing.set(
      content, chosenFor: place(of: content), size: size, isResizable: view.isResizable, tint: tint)
    switch change {
    case .none: break
    case .redraw: box.queueDraw()
    case .resize:
      box.queueResize()
      graph.noteExpansion()
    }
    drawing.baseline =
      kind == .symbol ? symbolSize / 2 + 0.34 * symbolSize / environment.imageScale.factor : nil
    drawing.setParts(parts(of: kind, in: environment), size: size, in: box)
    let effects = environment.symbolEffects
    if !effects.areNone { descendantKeepsState() }
    drawing.setScale(effects.pictureScale * (kind == .symbol ? effects.scale : 1), in: box)
    drawing.setEffects(kind == .symbol ? effects.entries : [], in: box)
    prepareAlternatives(of: drawing, symbolSize: symbolSize, in: environment)
    observe(content)
  }

  private func makeDrawing(_ content: ImageContent, _ size: CGSize) -> ImageDrawing {
    let drawing = ImageDrawing(content, size: size)
    drawing.placeChanged = { [unowned self] in graph.enqueue(self) }
    drawing.failed = { [unowned self] in report(ImageFailure(description: $0.description)) }
    self.drawing = drawing
    box.show(drawing)
    return drawing
  }

  private func prepareAlternatives(
    of drawing: ImageDrawing, symbolSize: Double, in environment: EnvironmentValues
  ) {
    guard !view.alternatives.isEmpty else { return }
    drawing.alternatives = view.alternatives.compactMap { source in
      let content = try? resolve(source, symbolSize: symbolSize, in: environment).content
      return if case .document(let document)? = content { document } else { nil }
    }
  }

  /// A paintable that moves, such as a video, is drawn anew whenever it says so.
  private func observe(_ content: ImageContent) {
    guard case .paintable(let paintable) = content, case .paintable = view.source else {
      return observer = nil
    }
    guard observer?.paintable !== paintable else { return }
    observer = PaintableObserver(of: paintable) { [unowned self] in
      box.queueDraw()
      graph.enqueue(self)
    }
  }

  // MARK: Failures

  private func resolveOrReplace(
    symbolSize: Double, in environment: EnvironmentValues
  ) -> (content: ImageContent, kind: Kind) {
    do throws(SVGError) {
      let found = try resolve(view.source, symbolSize: symbolSize, in: environment)
      // It may have been found out when it was drawn.
      if case .document(let document) = found.content, let failure = document.failure { throw failure }
      report(nil)
      return found
    } catch {
      report(ImageFailure(description: error.description))
      return (missing, .symbol)
    }
  }

  private func report(_ failure: ImageFailure?) {
    guard failure != self.failure else { return }
    self.failure = failure
    failed(failure)
  }

  // MARK: Assistive technology

  private static func makeBox(for view: Image) -> BoxWidget {
    guard let label = view.label else { return .decorative() }
    let box = BoxWidget.meaningful()
    box.setAccessible(label: label.string, hint: nil)
    return box
  }

  /// A widget has its role for life, so a decoration that gets a name becomes another widget.
  private func followLabel() {
    guard (view.label == nil) != box.isDecorative else {
      if let label = view.label { box.setAccessible(label: label.string, hint: nil) }
      return
    }
    box = ImageNode.makeBox(for: view)
    graph.statistics.widgetsMade += 1
    drawing = nil
    structureChanged()
  }

  override func describe(_ description: inout _TextDescription) { view.describe(&description) }

  private func tint(of kind: Kind, in environment: EnvironmentValues) -> Paint? {
    switch view.renderingMode {
    // A symbol has no colours of its own.
    case .original: return kind == .symbol ? environment.foregroundPaint : nil
    case .template: return environment.foregroundPaint
    case nil: return kind == .picture && !environment.tintsPictures ? nil : environment.foregroundPaint
    }
  }

  override func collect(into widgets: inout [Widget]) {
    box.beginLayers()
    widgets.append(box)
  }
}
