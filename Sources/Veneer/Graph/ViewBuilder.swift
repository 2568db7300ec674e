/// Makes one view of the views listed in a closure, with `if`, `switch` and `let`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// MARK: Nothing

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  public init() {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    _ViewNode(context)
  }

  public static var _isOneView: Bool { false }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

// MARK: Several

/// Several views in order, as a ``ViewBuilder`` makes them.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }

  public static var _isOneView: Bool { false }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    for content in repeat each view.content { describe(content, in: context, &description) }
  }
}

@MainActor
private func describe<V: View>(_ view: V, in context: _NodeContext, _ description: inout _TextDescription) {
  V._describe(view, in: context, &description)
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: (repeat _ViewNode<each Content>)?

  init(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
    super.init(context)
    let below = _NodeContext(below: self)
    children = (repeat (each Content)._makeNode(each view.content, below))
  }

  override func update(_ view: TupleView<repeat each Content>) {
    guard let children else { return }
    repeat update(each children, each view.content)
  }

  private func update<V: View>(_ node: _ViewNode<V>, _ view: V) { node.update(view) }

  override func collect(into widgets: inout [Widget]) {
    guard let children else { return }
    for child in repeat each children { child.collect(into: &widgets) }
  }

  override func collectRows(into rows: inout ListRows) {
    guard let children else { return }
    for child in repeat each children { child.collectRows(into: &rows) }
  }

  override var placesRows: Bool { parent?.placesRows == true }

  override func describe(_ description: inout _TextDescription) {
    guard let children else { return }
    for child in repeat each children { child.describe(&description) }
  }
}

// MARK: One of two

/// The views of an `if` with an `else`, or of a `switch`.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, context)
  }

  public static var _isOneView: Bool { First._isOneView && Second._isOneView }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    switch view {
    case .first(let content): First._describe(content, in: context, &description)
    case .second(let content): Second._describe(content, in: context, &description)
    }
  }
}

private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>>
{
  /// One of the two is there.
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?
  private var child: Node? { first ?? second }

  init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(context)
    makeBranch(view)
  }

  private func makeBranch(_ view: _ConditionalContent<First, Second>) {
    let below = _NodeContext(below: self)
    switch view {
    case .first(let content): first = First._makeNode(content, below)
    case .second(let content): second = Second._makeNode(content, below)
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    if updateBranch(view) { return }
    // The old branch goes first, so that what it held is free for the new one.
    first = nil
    second = nil
    makeBranch(view)
    structureChanged()
    contentChanged()
  }

  /// Returns false when it is the other branch's turn.
  private func updateBranch(_ view: _ConditionalContent<First, Second>) -> Bool {
    switch view {
    case .first(let content):
      guard let first else { return false }
      first.update(content)
    case .second(let content):
      guard let second else { return false }
      second.update(content)
    }
    return true
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

// MARK: One or none

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, context)
  }

  public static var _isOneView: Bool { false }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    if let view { Wrapped._describe(view, in: context, &description) }
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    child = view.map { Wrapped._makeNode($0, _NodeContext(below: self)) }
  }

  override func update(_ view: Wrapped?) {
    if let view, let child { return child.update(view) }
    guard view != nil || child != nil else { return }
    child = nil
    child = view.map { Wrapped._makeNode($0, _NodeContext(below: self)) }
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
