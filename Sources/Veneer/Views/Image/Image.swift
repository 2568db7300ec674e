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
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?
  /// What may be shown in place of this image next, and is prepared for that.
  private(set) var alternatives: [Source] = []

  /// A symbol by an SF-Symbol-like name, such as `"star"` or `"checkmark.circle.fill"`.
  ///
  /// A name that Veneer has no drawing of is looked for in the desktop's icon theme.
  public init(systemName: String) { source = .symbol(systemName) }

  /// An asset by its name, found in the places that ``Assets`` was told of.
  public init(_ name: String) { source = .asset(name) }

  /// An icon of the desktop's theme, such as `"document-save-symbolic"`.
  @_disfavoredOverload
  public init(iconName: String) { source = .icon(iconName) }

  /// An SVG by its text.
  @_disfavoredOverload
  public init(svg: String) { source = .svg(Array(svg.utf8)) }

  /// An SVG by its bytes.
  @_disfavoredOverload
  public init<Bytes: Sequence>(svg: Bytes) where Bytes.Element == UInt8 { source = .svg(Array(svg)) }

  /// The picture in whatever size it is offered. Keep its proportions with ``View/aspectRatio(_:contentMode:)``.
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
  ) {}
}
