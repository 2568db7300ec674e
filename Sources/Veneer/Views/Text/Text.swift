/// Literal text, in one font and colour.
///
/// A string literal is looked up in the application's translations; a string variable and `verbatim:` are shown as they
/// are. Text is never markup: `"Tom & Jerry"` and `"a < b"` come out as written.
///
///     Text("Welcome").font(.title)
///     Text(verbatim: "3 < 4").foregroundStyle(.secondary)
///
/// Text takes the room that one line needs, and wraps where it is offered less; see ``View/lineLimit(_:)``.
public struct Text: Equatable, Sendable {
  /// Shared by every copy: a button alone keeps its texts in four places.
  private let content: TextContent

  /// Shows `content` as it is.
  public init(verbatim content: String) { self.content = TextContent(.verbatim(content)) }

  /// Shows the translation of `key`.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    content = TextContent(.localized(key.message))
  }

  /// Shows the translation of `resource`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = TextContent(.localized(resource.message)) }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = TextContent(.verbatim(String(content)))
  }

  private init(_ content: TextContent) { self.content = content }

  public static func == (left: Text, right: Text) -> Bool {
    left.content === right.content
      || left.content.source == right.content.source && left.content.attributes == right.content.attributes
  }

  var string: String {
    switch content.source {
    case .verbatim(let text): text
    case .localized(let message): message.text
    }
  }

  // MARK: Modifiers that keep it a text

  /// The text in `font`; nil for the font around it.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in another weight; nil for the weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in bold letters.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in slanted letters.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// The text with a line below it.
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }

  /// The text in `color`; nil for the colour around it.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.style = color.map(AnyTextStyle.init) } }

  /// The text drawn with `style`.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.style = AnyTextStyle(style) }
  }

  /// The text with its lines standing to each other in one way, whatever is set around.
  func alignment(_ alignment: TextAlignment) -> Text { with { $0.alignment = alignment } }

  private func with(_ change: (inout TextContent.Attributes) -> Void) -> Text {
    var attributes = content.attributes
    change(&attributes)
    return Text(TextContent(content.source, attributes))
  }

  // MARK: What the node draws

  func fontAdjustment(in typesetting: Typesetting) -> FontAdjustment? {
    let attributes = content.attributes
    var adjustment = (attributes.font ?? typesetting.font)?.adjustment
    if let weight = attributes.weight ?? typesetting.weight {
      adjustment = adjustment ?? FontAdjustment()
      adjustment?.weight = weight.value
    }
    if attributes.isUnderlined ?? typesetting.isUnderlined {
      adjustment = adjustment ?? FontAdjustment()
      adjustment?.isUnderlined = true
    }
    if attributes.isItalic {
      adjustment = adjustment ?? FontAdjustment()
      adjustment?.isItalic = true
    }
    return adjustment
  }

  func alignment(in typesetting: Typesetting) -> TextAlignment {
    content.attributes.alignment ?? typesetting.alignment
  }

  @MainActor
  func paint(in environment: EnvironmentValues) -> Paint {
    content.attributes.style?.style.paint(in: environment) ?? environment.foregroundPaint
  }
}

/// What a text says, and what sets it apart from the text around it.
private final class TextContent: Sendable {
  enum Source: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedMessage)
  }

  struct Attributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined: Bool?
    var alignment: TextAlignment?
    var style: AnyTextStyle?
  }

  let source: Source
  let attributes: Attributes

  init(_ source: Source, _ attributes: Attributes = Attributes()) {
    self.source = source
    self.attributes = attributes
  }
}

/// A style that can be compared, as the text that it belongs to is.
private struct AnyTextStyle: Equatable, Sendable {
  let style: any ShapeStyle

  init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  static func == (left: Self, right: Self) -> Bool { areSame(left.style, right.style) }

  private static func areSame<Style: ShapeStyle>(_ left: Style, _ right: any ShapeStyle) -> Bool {
    (right as? Style).map { ValueComparison.areSame(left, $0) } ?? false
  }
}

extension Text: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TextNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    description.add(view.string)
  }
}

private final class TextNode: _ViewNode<Text> {
  private var view: Text
  private let widget: TextWidget

  init(_ view: Text, _ context: _NodeContext) {
    self.view = view
    widget = TextWidget(view.string)
    super.init(context)
    graph.statistics.widgetsMade += 1
    reevaluate()
  }

  override func update(_ view: Text) {
    guard view != self.view else { return }
    self.view = view
    let old = widget.text
    widget.setText(view.string)
    reevaluate()
    if widget.text != old { contentChanged() }
  }

  override func reevaluate() {
    willEvaluate()
    let environment = environment
    let typesetting = environment.typesetting
    widget.setFont(view.fontAdjustment(in: typesetting))
    widget.setPaint(view.paint(in: environment))
    widget.setLineLimit(typesetting.lineLimit)
    widget.setAlignment(view.alignment(in: typesetting))
  }

  override func collect(into widgets: inout [Widget]) { widgets.append(widget) }
  override func describe(_ description: inout _TextDescription) { description.add(widget.text) }
}
