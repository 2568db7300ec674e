/// The styles of one kind that are set around a place, the nearest on top.
///
/// A style's body is made with the rest of the stack. So a label inside a label style gets the next outer style, and with
/// nothing left the default one, which ends in a concrete layout.
final class StyleStack<Configuration>: Equatable {
  let top: AnyStyle<Configuration>
  let rest: StyleStack?

  init(_ top: AnyStyle<Configuration>, over rest: StyleStack?) {
    self.top = top
    self.rest = rest
  }

  static func == (left: StyleStack, right: StyleStack) -> Bool {
    left === right || left.rest === right.rest && left.top.isSame(as: right.top)
  }
}

/// The styles that the stacks end in.
@MainActor
enum FallbackStyle {
  static let label: AnyStyle<LabelStyleConfiguration> = TypedStyle(TitleAndIconLabelStyle()) {
    $0.makeBody(configuration: $1)
  }

  static let button = buttonStyleEntry(ThemeLook(classes: []), isSized: true)
}

/// A style without its type.
class AnyStyle<Configuration> {
  /// Whether the style decides how its buttons are pressed.
  var isPrimitive: Bool { false }
  /// Whether the size of controls is a matter of the style's.
  var isSized: Bool { false }

  func isSame(as other: AnyStyle) -> Bool { false }

  @MainActor
  func makeBody(_ configuration: Configuration, _ context: _NodeContext) -> StyleBody<Configuration> {
    fatalError("A style of no type has no body.")
  }
}

/// The node of a style's body without the style's type.
@MainActor
class StyleBody<Configuration>: Node {
  /// Takes a new style or configuration. Returns false when the style is of another type.
  func update(_ style: AnyStyle<Configuration>, _ configuration: Configuration) -> Bool { false }

  /// Takes a new configuration, with which the body is evaluated anew.
  func update(_ configuration: Configuration) {}
}

/// A style of one type.
final class TypedStyle<Style, Body: View, Configuration>: AnyStyle<Configuration> {
  let style: Style
  let body: @MainActor (Style, Configuration) -> Body
  override var isPrimitive: Bool { primitive }
  override var isSized: Bool { sized }
  private let primitive: Bool
  private let sized: Bool

  init(
    _ style: Style, isPrimitive: Bool = false, isSized: Bool = false,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    self.body = body
    primitive = isPrimitive
    sized = isSized
  }

  override func isSame(as other: AnyStyle<Configuration>) -> Bool {
    guard let other = other as? TypedStyle else { return false }
    return ValueComparison.areSame(style, other.style)
  }

  override func makeBody(_ configuration: Configuration, _ context: _NodeContext) -> StyleBody<Configuration>
  {
    TypedStyleBody(self, configuration, context)
  }
}

/// One use of a style: it owns the style's value, so the style's state lives here.
private final class TypedStyleBody<Style, Body: View, Configuration>: StyleBody<Configuration> {
  private var style: TypedStyle<Style, Body, Configuration>
  private var configuration: Configuration
  private var evaluation = Evaluation<Style>()
  private var child: _ViewNode<Body>?

  init(
    _ style: TypedStyle<Style, Body, Configuration>, _ configuration: Configuration, _ context: _NodeContext
  ) {
    self.style = style
    self.configuration = configuration
    super.init(context)
    child = Body._makeNode(evaluate(), _NodeContext(below: self))
  }

  private func evaluate() -> Body {
    graph.statistics.styleBodies += 1
    let installed = evaluation.installed(style.style, for: self)
    let style = style
    let configuration = configuration
    return Evaluation.content(of: installed) { style.body($0, configuration) }
  }

  override func update(_ style: AnyStyle<Configuration>, _ configuration: Configuration) -> Bool {
    guard let style = style as? TypedStyle<Style, Body, Configuration> else { return false }
    let isSame = style === self.style || style.isSame(as: self.style)
    self.style = style
    self.configuration = configuration
    if !isSame { reevaluate() }
    return true
  }

  override func update(_ configuration: Configuration) {
    self.configuration = configuration
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    child?.update(evaluate())
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
