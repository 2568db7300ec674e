/// The animation of changes that are made within ``withAnimation(_:_:)``.
enum AnimationScope {
  @TaskLocal static var current: Animation?
}

/// Makes changes of state whose effect on what is seen is animated.
///
///     Button("More") { withAnimation(.easeOut) { isExpanded = true } }
///
/// Scale, rotation, offset, padding, opacity, shadows and the colours of backgrounds move; frames, text, views that come or go, and
/// everything where the desktop wants nothing to move, change at once.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationScope.$current.withValue(animation, operation: body)
}

/// A view whose changes are animated, where they come with another value or always.
private struct AnimatedView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let animation: Animation?
  /// Nil for always.
  let value: Value?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AnimationNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class AnimationNode<Content: View, Value: Equatable>: _ViewNode<AnimatedView<Content, Value>> {
  private var value: Value?
  private var child: _ViewNode<Content>?

  init(_ view: AnimatedView<Content, Value>, _ context: _NodeContext) {
    value = view.value
    super.init(context)
    descendantKeepsState()
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: AnimatedView<Content, Value>) {
    let isAnimated = view.value == nil || view.value != value
    value = view.value
    if isAnimated {
      graph.animated(by: view.animation) { child?.update(view.content) }
    } else {
      child?.update(view.content)
    }
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  /// Animates what changes in the view together with `value`; nil lets it jump.
  ///
  ///     configuration.label
  ///       .opacity(configuration.isPressed ? 0.5 : 1)
  ///       .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  ///
  /// Modifiers inside are animated, those further out are not: scale, rotation, offset, opacity, padding, shadows and the colours of
  /// backgrounds. Frames, text and its colour change at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }

  /// Animates everything that changes in the view; nil lets it jump.
  @available(*, deprecated, message: "Use animation(_:value:), which says what the animation follows.")
  public func animation(_ animation: Animation?) -> some View {
    AnimatedView<Self, Bool>(content: self, animation: animation, value: nil)
  }
}
