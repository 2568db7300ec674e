import CGtk

/// The graph of a host widget, from the application's root view to the widgets in the host.
@MainActor
package final class Host: HostWidgetDelegate {
  package let graph = Graph()
  private let scope: EnvironmentScope
  private unowned let widget: HostWidget
  private let content: ErasedContent
  private var root: RootNode?
  private var inherited: [InheritedModifiers] = []

  init(content: ErasedContent, widget: HostWidget) {
    self.content = content
    self.widget = widget
    var values = EnvironmentValues()
    values.theme = widget.theme
    scope = EnvironmentScope(outer: nil, values: values.changes)
    graph.expansionChanged = { [unowned widget] in widget.updateExpansion() }
    build()
  }

  /// The graph of a host widget; nil when the widget is none or has been disposed of.
  package static func of(_ widget: WidgetPointer) -> Host? {
    guard WidgetOwner.isHost(widget) else { return nil }
    return (WidgetOwner.of(widget) as? HostWidget)?.delegate as? Host
  }

  /// Makes the nodes anew, within the modifiers that hold here.
  private func build() {
    let wrapped = inherited.reduce(content) { $1.wrap($0) }
    graph.retire(root)
    root = nil
    graph.update { [self] in
      // GTK asks nobody by itself whether a new widget expands.
      graph.noteExpansion()
      root = RootNode(wrapped, _NodeContext(graph: graph, scope: scope)) { [unowned widget] widgets in
        let layout: any ContainerLayout =
          widgets.count == 1
          ? OverlapLayout(alignment: .center)
          : StackLayout(orientation: .vertical, spacing: 8, alignment: .center)
        for child in widgets { child.box?.stackOrientation = widgets.count == 1 ? nil : .vertical }
        widget.place(widgets, in: layout)
      }
    }
  }

  // MARK: What the widget tells

  func hostWillMeasure() { graph.flush() }

  func hostThemeChanged() {
    var values = EnvironmentValues()
    values.theme = widget.theme
    graph.update { [scope] in scope.set(values.changes) }
  }

  func hostRooted() { inheritModifiers() }

  /// Follows the modifiers that are set on the widgets around the host.
  func inheritModifiers() {
    let found = InheritedModifiers.around(widget.pointer)
    guard !found.elementsEqual(inherited, by: { $0 === $1 }) else { return }
    inherited = found
    build()
  }

  func hostDisposed() {
    graph.retire(root)
    root = nil
    graph.close()
  }
}

/// The node above the root view: it hands the widgets to the host.
private final class RootNode: Node {
  private let place: ([Widget]) -> Void
  private var child: Node?

  init(_ content: ErasedContent, _ context: _NodeContext, place: @escaping ([Widget]) -> Void) {
    self.place = place
    super.init(context)
    child = RootContent._makeNode(RootContent(erased: content), _NodeContext(below: self))
    restructure()
  }

  override func structureChanged() {
    if child != nil { graph.enqueueRestructure(self) }
  }

  override func restructure() {
    var widgets: [Widget] = []
    child?.collect(into: &widgets)
    place(widgets)
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}

private struct RootContent: ErasedView {
  let erased: ErasedContent
}
