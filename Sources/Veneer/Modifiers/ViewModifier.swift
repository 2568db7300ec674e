/// A reusable way to change a view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding(12).background(Color.gray.opacity(0.2)).cornerRadius(12)
///       }
///     }
///     Text("On a card").modifier(Card())
///
/// State in a modifier lives as long as the place where it is applied.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifierContent

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifierContent: ErasedView {
  let erased: ErasedContent

  public static var _isOneView: Bool { true }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// Applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ModifierNode(view, context)
  }

  public static var _isOneView: Bool { Content._isOneView && Modifier.Body._isOneView }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    let probe = Node(context)
    var properties = DynamicProperties(of: Modifier.self)
    let content = _ViewModifierContent(erased: TypedContent(view.content))
    let body = properties.installed(in: view.modifier, for: probe).body(content: content)
    Modifier.Body._describe(body, in: context, &description)
  }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private let content: TypedContent<Content>
  private var modifier: Modifier
  private var evaluation = Evaluation<Modifier>()
  private var child: _ViewNode<Modifier.Body>?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    content = TypedContent(view.content)
    modifier = view.modifier
    super.init(context)
    child = Modifier.Body._makeNode(evaluate(), _NodeContext(below: self))
  }

  private func evaluate() -> Modifier.Body {
    graph.statistics.viewBodies += 1
    let content = _ViewModifierContent(erased: content)
    let installed = evaluation.installed(modifier, for: self)
    return Evaluation.content(of: installed) { $0.body(content: content) }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let isSameModifier = ValueComparison.areSame(view.modifier, modifier)
    modifier = view.modifier
    content.set(view.content)
    if !isSameModifier { reevaluate() }
  }

  override func reevaluate() {
    willEvaluate()
    child?.update(evaluate())
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Changes the view with `modifier`.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
