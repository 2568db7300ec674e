import CGtk

/// A picture in a box: rastered for the size and scale that it is drawn at, coloured on the CPU, the last result kept.
@MainActor
final class ImageDrawing: Picture {
  private var content: ImageContent
  /// The size without ``isResizable``, in logical pixels.
  private var size: CGSize
  private var isResizable = false
  /// What a template is drawn with; nil for the picture's own colours.
  private var tint: Paint?
  private var scale: FrameAnimation?
  private var motion: SymbolMotion?
  /// What the content was chosen for; nil where it does for every place.
  private var place: Place?
  /// Called when the picture is drawn in another kind of place than it was chosen for.
  var placeChanged: () -> Void = {}
  /// Whether the picture points along the direction of reading: it is drawn mirrored from right to left.
  private var isDirectional = false
  /// Called when the picture turns out, as it is drawn, to be none.
  var failed: (SVGError) -> Void = { _ in }
  /// How a picture made of pixels is drawn at another size.
  private var interpolation = Image.Interpolation.medium
  private var resampled: (source: Bitmap, interpolation: Image.Interpolation, result: Bitmap)?
  /// What was shown last of a picture that takes its time, until the next one is ready.
  private var shown: Bitmap?
  /// Pictures that are about to be shown in place of this one, to be rastered at its size once it is drawn.
  var alternatives: [SVGDocument] = [] {
    didSet { preparedSize = nil }
  }
  private var preparedSize: (width: Int, height: Int)?

  private var blends: [Blend] = []
  private var coloured:
    (source: Bitmap, gradient: ResolvedGradient?, colours: [ResolvedBlend], result: Bitmap)?
  /// The text baseline below the top, for a picture that stands in a line of text.
  var baseline: Double?
  /// A part of a symbol that is drawn behind this one, in a colour of its own, and what is drawn over it then.
  private var underlay: (front: SVGDocument, back: ImageDrawing)?

  /// What decides which of several pictures is the right one.
  struct Place: Equatable {
    /// Device pixels to a logical one.
    let scale: Double
    let isRightToLeft: Bool

    @MainActor
    init(of box: BoxWidget) { self.init(scale: box.scaleFactor, isRightToLeft: box.isRightToLeft) }

    init(scale: Double, isRightToLeft: Bool) {
      self.scale = scale
      self.isRightToLeft = isRightToLeft
    }
  }

  private struct ResolvedBlend: Equatable {
    let color: GdkRGBA
    let mode: BlendMode
    let strength: Double

    static func == (left: Self, right: Self) -> Bool {
      left.color == right.color && left.mode == right.mode && left.strength == right.strength
    }
  }

  init(_ content: ImageContent, size: CGSize) {
    self.content = content
    self.size = size
  }

  // MARK: Properties

  /// Returns what has to be done anew.
  func set(
    _ content: ImageContent, chosenFor place: Place?, size: CGSize, isResizable: Bool, tint: Paint?
  ) -> LayerChange {
    self.place = place
    let isResized = size != self.size || isResizable != self.isResizable
    let isRepainted = tint != self.tint || !content.isSame(as: self.content)
    self.content = content
    self.size = size
    self.isResizable = isResizable
    self.tint = tint
    return isResized ? .resize : isRepainted ? .redraw : .none
  }

  /// Returns whether the picture looks different then.
  func setRendering(_ interpolation: Image.Interpolation, isDirectional: Bool) -> Bool {
    guard interpolation != self.interpolation || isDirectional != self.isDirectional else { return false }
    self.interpolation = interpolation
    self.isDirectional = isDirectional
    return true
  }

  /// Draws only the front part of a symbol here, and the others behind it, in colours of their own; nil for all in one piece.
  func setParts(_ parts: SymbolParts?, size: CGSize, in box: BoxWidget) {
    guard let parts, let next = parts.behind.first else {
      if underlay != nil { box.queueDraw() }
      underlay = nil
      return
    }
    let isSame = underlay?.front === parts.front
    let back = underlay?.back ?? ImageDrawing(.document(next.document), size: size)
    let change = back.set(
      .document(next.document), chosenFor: nil, size: size, isResizable: isResizable, tint: next.paint)
    back.setParts(
      SymbolParts(front: next.document, behind: Array(parts.behind.dropFirst())), size: size, in: box)
    underlay = (parts.front, back)
    if change != .none || !isSame { box.queueDraw() }
  }

  /// Grows or shrinks the picture around its centre, without taking more room.
  func setScale(_ target: Double, in box: BoxWidget) {
    if scale == nil, target == 1 { return }
    let animation = scale ?? FrameAnimation(1, on: box) { [weak box] in box?.queueDraw() }
    scale = animation
    animation.move(to: target, duration: ImageDrawing.scaleDuration, curve: .easeOut)
  }

  /// Lets the picture move as the effects around it say.
  func setEffects(_ effects: [SymbolEffects.Entry], in box: BoxWidget) {
    if motion == nil, effects.isEmpty { return }
    let isFirst = motion == nil
    let motion = motion ?? SymbolMotion(in: box)
    self.motion = motion
    motion.set(effects, isFirst: isFirst)
  }

  /// Seconds.
  private static let scaleDuration = 0.2

  // MARK: Drawing

  func measure(_ orientation: Orientation, for across: Double, in box: BoxWidget) -> Measurement {
    let length = orientation == .horizontal ? size.width : size.height
    return isResizable
      ? Measurement(minimum: 0, natural: length, maximum: .infinity)
      : .fixed(length, baseline: orientation == .vertical ? baseline : nil)
  }

  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth { isResizable ? .unlimited : .none }

  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget) {
    let place = Place(of: box)
    if let chosen = self.place, chosen != place { placeChanged() }
    motion?.resume()
    guard isDirectional, place.isRightToLeft else {
      return drawForward(on: canvas, frame: frame, isAlone: isAtRest, in: box)
    }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    canvas.transformed(scale: CGSize(width: -1, height: 1), angle: .zero, around: center) {
      drawForward(on: canvas, frame: frame, isAlone: false, in: box)
    }
  }

  private func drawForward(on canvas: Canvas, frame: CGRect, isAlone: Bool, in box: BoxWidget) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let factor = (scale?.value ?? 1) * (motion?.scale ?? 1)
    canvas.opacity(motion?.opacity ?? 1) {
      canvas.scaled(by: factor, around: center) {
        draw(on: canvas, frame: frame, factor: factor, isAlone: isAlone, in: box)
      }
    }
  }

  /// A picture that `isAlone` in the box, and as it is there, is the same the next time.
  private func draw(
    on canvas: Canvas, frame: CGRect, factor: Double, isAlone: Bool, in box: BoxWidget
  ) {
    switch content {
    case .paintable(let paintable): paintable.draw(on: canvas, frame: frame, tint: tint?.resolved(for: box))
    case .bitmap(let bitmap, _):
      canvas.draw(colour(resampled(bitmap, frame, scale: box.scaleFactor), frame, in: box), in: frame)
    case .document(let document):
      underlay?.back.draw(on: canvas, frame: frame, factor: factor, isAlone: false, in: box)
      // Drawn larger, it has the pixels for that, in steps, so that what grows is not rastered for each frame.
      let growth = max(1, (factor * 4).rounded(.up) / 4)
      let pixels = box.scaleFactor
      if let bitmap = raster(underlay?.front ?? document, frame, scale: pixels * growth, in: box) {
        let node = RenderNode(colour(bitmap, frame, in: box), in: frame)
        if isAlone, shown == nil { box.keep(node, scale: pixels) }
        canvas.append(node)
      }
      if !alternatives.isEmpty { prepareAlternatives(frame, scale: box.scaleFactor) }
    }
  }

  /// When the window has been drawn there is time for what may be shown next, such as the image of a press.
  private func prepareAlternatives(_ frame: CGRect, scale: Double) {
    let size = ImageDrawing.pixelSize(frame, scale: scale)
    guard preparedSize.map({ $0 != size }) ?? true else { return }
    preparedSize = size
    MainLoop.idle { [alternatives] in
      for document in alternatives where size.width > 0 && size.height > 0 {
        document.makeReady(pixelWidth: size.width, pixelHeight: size.height)
      }
    }
  }

  private static func pixelSize(_ frame: CGRect, scale: Double) -> (width: Int, height: Int) {
    (Int((frame.width * scale).rounded(.up)), Int((frame.height * scale).rounded(.up)))
  }

  /// Whether nothing moves the picture, mixes with it or lies behind it.
  private var isAtRest: Bool { motion == nil && scale == nil && blends.isEmpty && underlay == nil }

  private func resampled(_ bitmap: Bitmap, _ frame: CGRect, scale: Double) -> Bitmap {
    guard interpolation == .none || interpolation == .high else { return bitmap }
    let (width, height) = ImageDrawing.pixelSize(frame, scale: scale)
    if let resampled, resampled.source === bitmap, resampled.interpolation == interpolation,
      (resampled.result.width, resampled.result.height) == (width, height)
    {
      return resampled.result
    }
    let result = bitmap.resampled(width: width, height: height, interpolation)
    resampled = (bitmap, interpolation, result)
    return result
  }

  /// Until a picture that takes its time is ready, it shows as it was drawn last, or not at all.
  private func raster(_ document: SVGDocument, _ frame: CGRect, scale: Double, in box: BoxWidget) -> Bitmap? {
    let (width, height) = ImageDrawing.pixelSize(frame, scale: scale)
    guard width > 0, height > 0 else { return nil }
    do {
      if let raster = try document.quickRaster(pixelWidth: width, pixelHeight: height) {
        shown = document.isQuick(width, height) ? nil : raster
        return raster
      }
      document.prepareRaster(pixelWidth: width, pixelHeight: height) { [weak box] in box?.queueDraw() }
      return document.latestRaster ?? shown
    } catch {
      Diagnostics.report(once: error.description, error.description)
      failed(error)
      let missing = SymbolCatalogue.missingDocument
      return document === missing ? nil : raster(missing, frame, scale: scale, in: box)
    }
  }

  // MARK: Colour

  func blended(with blend: Blend, _ draw: @MainActor () -> Void) {
    // Drawn from the outside in, but mixed from the inside out.
    blends.insert(blend, at: 0)
    if let underlay {
      underlay.back.blended(with: blend, draw)
    } else {
      draw()
    }
    blends.removeFirst()
  }

  private func colour(_ bitmap: Bitmap, _ frame: CGRect, in box: BoxWidget) -> Bitmap {
    let gradient = tint?.gradient(for: box)
    var colours: [ResolvedBlend] = []
    if let tint {
      colours.append(ResolvedBlend(color: tint.resolved(for: box), mode: .sourceAtop, strength: 1))
    }
    for blend in blends {
      colours.append(
        ResolvedBlend(color: blend.paint.resolved(for: box), mode: blend.mode, strength: blend.strength))
    }
    guard !colours.isEmpty else { return bitmap }
    if let coloured, coloured.source === bitmap, coloured.colours == colours, coloured.gradient == gradient {
      return coloured.result
    }
    let result = colours.enumerated().reduce(bitmap) { source, entry in
      // A template takes over the colour's opacity; a blend keeps the picture's alpha.
      guard entry.offset == 0, tint != nil else {
        return source.blended(
          entry.element.color, mode: entry.element.mode, strength: entry.element.strength)
      }
      return gradient.map { source.template(in: $0, for: CGRect(origin: .zero, size: frame.size)) }
        ?? source.template(in: entry.element.color)
    }
    coloured = (bitmap, gradient, colours, result)
    return result
  }
}
