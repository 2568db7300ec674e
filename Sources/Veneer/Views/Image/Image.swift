/// A picture: a symbol, an asset of the application, an SVG or an icon of the desktop's theme.
///
///     Image(systemName: "info.circle.fill")
///     Image("Portrait").resizable().aspectRatio(contentMode: .fit)
///     Image(svg: "<svg xmlns='http://www.w3.org/2000/svg' …/>")
///
/// A symbol has the size of the text around it and is drawn with the foreground style. Other pictures have a size and
/// colours of their own and keep both, unless ``resizable()`` or ``renderingMode(_:)`` say otherwise. What cannot be found or
/// drawn shows a placeholder, and says why once.
public struct Image: Equatable, Sendable {
  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The shape alone, in the foreground style.
    case template
    /// The picture as it is.
    case original
  }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case icon(String)
    case svg([UInt8])
    case paintable(PaintableReference)
  }

  /// How a picture made of pixels is drawn at another size than its own.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel of the picture as a rectangle, for pixel art.
    case none
    /// Between two neighbours, which is quick.
    case low
    /// What suits most pictures.
    case medium
    /// All pixels count, also in a picture that is drawn much smaller. It is made once for each size.
    case high
  }

  let source: Source

  init(_ source: Source, label: Text? = nil, fallbackName: String? = nil) {
    self.source = source
    self.label = label
    self.fallbackName = fallbackName
  }

  /// What assistive technology calls the picture; nil for decoration.
  private(set) var label: Text?
  /// What a button is called that shows nothing but this picture.
  private(set) var fallbackName: String?
  private(set) var interpolation = Interpolation.medium
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?
  /// What may be shown in place of this image next, and is prepared for that.
  private(set) var alternatives: [Source] = []

  /// The picture in whatever size it is offered. Pictures made of pixels fill it; SVGs and symbols keep their proportions, in its
  /// middle. Keep those of all with ``View/aspectRatio(_:contentMode:)``.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture as a template or in its own colours; nil for what suits its kind.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// How the pixels of a PNG, a JPEG or a texture are drawn at another size. SVGs and symbols are sharp at every size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The image, with others made ready to be shown in its place without a delay.
  func preparing(_ others: [Image]) -> Image {
    var image = self
    image.alternatives = others.map(\.source).filter { $0 != source }
    return image
  }
}

extension Image: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ImageNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) { view.describe(&description) }

  @MainActor
  func describe(_ description: inout _TextDescription) {
    if let label { return description.add(label.string) }
    if let fallbackName { description.addFallback(fallbackName) }
  }
}
