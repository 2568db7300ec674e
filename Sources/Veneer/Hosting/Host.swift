import CGtk

/// The graph of a host widget, from the application's root view to the widgets in the host.
@MainActor
package final class Host: HostWidgetDelegate {
  package let graph = Graph()
  private let scope: EnvironmentScope
  private unowned let widget: HostWidget
  private var portal: PortalNode?
  private var root: RootNode?
  private var inherited: [InheritedModifiers] = []

  init(content: ErasedContent, widget: HostWidget) {
    self.widget = widget
    var values = EnvironmentValues()
    values.theme = widget.theme
    scope = EnvironmentScope(outer: nil, values: values.changes)
    graph.expansionChanged = { [unowned widget] in widget.updateExpansion() }
    graph.update { [self] in
      // GTK asks nobody by itself whether a new widget expands.
      graph.noteExpansion()
      let context = _NodeContext(graph: graph, scope: scope)
      let portal = PortalNode(content, context)
      self.portal = portal
      root = RootNode(PortalContent(portal), context) { [unowned self] in place($0) }
    }
  }

  /// The graph of a host widget; nil when the widget is none or has been disposed of.
  package static func of(_ widget: WidgetPointer) -> Host? {
    guard WidgetOwner.isHost(widget) else { return nil }
    return (WidgetOwner.of(widget) as? HostWidget)?.delegate as? Host
  }

  private func place(_ widgets: [Widget]) {
    let layout: any ContainerLayout =
      widgets.count == 1
      ? OverlapLayout(alignment: .center)
      : StackLayout(orientation: .vertical, spacing: 8, alignment: .center)
    for child in widgets { child.box?.stackOrientation = widgets.count == 1 ? nil : .vertical }
    widget.place(widgets, in: layout)
  }

  // MARK: What the widget tells

  func hostWillMeasure() { graph.flush() }

  func hostThemeChanged() {
    var values = EnvironmentValues()
    values.theme = widget.theme
    graph.update { [scope] in scope.set(values.changes) }
  }

  func hostMapped(_ isMapped: Bool) { graph.isShown = isMapped }

  func hostRooted() { followSurroundings() }

  /// Follows the modifiers that are set on the widgets around the host, and the environment of the view that it is in.
  func followSurroundings() {
    let surroundings = Surroundings(of: widget.pointer)
    if surroundings.scope !== scope.outer {
      graph.update { [scope] in scope.move(within: surroundings.scope) }
    }
    guard !surroundings.modifiers.elementsEqual(inherited, by: { $0 === $1 }) else { return }
    inherited = surroundings.modifiers
    widget.keepingFocus {
      graph.update { [self] in
        guard let portal else { return }
        graph.noteExpansion()
        root?.show(inherited.reduce(PortalContent(portal)) { $1.wrap($0) })
      }
    }
  }

  func hostDisposed() {
    graph.retire(root)
    graph.retire(portal)
    root = nil
    portal = nil
    graph.close()
  }
}

/// The node above the root view and the modifiers around it: it hands the widgets to the host.
private final class RootNode: Node {
  private let place: ([Widget]) -> Void
  private var child: _ViewNode<RootContent>?

  init(_ content: ErasedContent, _ context: _NodeContext, place: @escaping ([Widget]) -> Void) {
    self.place = place
    super.init(context)
    child = RootContent._makeNode(RootContent(erased: content), _NodeContext(below: self))
    restructure()
  }

  /// Takes other modifiers around the root view.
  func show(_ content: ErasedContent) { child?.update(RootContent(erased: content)) }

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

struct RootContent: ErasedView {
  let erased: ErasedContent
}
