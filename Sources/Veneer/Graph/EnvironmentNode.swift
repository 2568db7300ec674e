/// A view with some values of the environment set for it.
public struct _EnvironmentWritingView<Content: View>: PrimitiveView {
  let content: Content
  let write: @MainActor (inout EnvironmentValues) -> Void

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EnvironmentNode(view, context)
  }

  public static var _isOneView: Bool { Content._isOneView }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    var values = EnvironmentValues(scope: context.scope, reader: nil)
    view.write(&values)
    let scope = EnvironmentScope(outer: context.scope, values: values.changes)
    let inner = _NodeContext(graph: context.graph, scope: scope)
    Content._describe(view.content, in: inner, &description)
  }
}

private final class EnvironmentNode<Content: View>: _ViewNode<_EnvironmentWritingView<Content>> {
  private var write: @MainActor (inout EnvironmentValues) -> Void
  private let inner: EnvironmentScope
  private var child: _ViewNode<Content>?

  init(_ view: _EnvironmentWritingView<Content>, _ context: _NodeContext) {
    write = view.write
    inner = EnvironmentScope(outer: context.scope)
    super.init(context)
    reevaluate()
    child = Content._makeNode(view.content, _NodeContext(below: self, scope: inner))
  }

  override func update(_ view: _EnvironmentWritingView<Content>) {
    write = view.write
    reevaluate()
    child?.update(view.content)
  }

  /// Writes the values anew. What the writing reads of the values outside is noted, so it follows those.
  override func reevaluate() {
    willEvaluate()
    var values = EnvironmentValues(scope: scope, reader: self, writing: inner.values)
    write(&values)
    inner.set(values.changes)
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

extension View {
  func writingEnvironment(
    _ write: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> _EnvironmentWritingView<Self> {
    _EnvironmentWritingView(content: self, write: write)
  }

  /// Sets one value of the environment for this view and those inside it.
  ///
  ///     Label("Fine print", systemImage: "info").environment(\.font, .footnote)
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let keyPath = keyPath
    return writingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes one value of the environment for this view and those inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let transform = transform
    return writingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
