/// The boxes around the widgets that a modifier is applied to: a box itself, or one made around what is none.
@MainActor
struct LayerBoxes {
  private var wrappers: [(content: Widget, box: BoxWidget)] = []

  /// Puts the box of each of `widgets` from `start` on in its place, with a layer appended to it. `layer` is asked for the
  /// layer of each, by position. A layer with widgets of its own does not go into a box that is passed over by assistive
  /// technology.
  mutating func wrap(
    _ widgets: inout [Widget], from start: Int, in graph: Graph, hasAttachments: Bool = false,
    _ layer: (Int, BoxWidget) -> any Layer
  ) {
    if !wrappers.isEmpty {
      wrappers.removeAll { wrapper in !widgets[start...].contains { $0 === wrapper.content } }
    }
    for index in start..<widgets.count {
      let content = widgets[index]
      let own = content.box.flatMap { hasAttachments && $0.isDecorative ? nil : $0 }
      let box = own ?? wrapper(for: content, in: graph)
      box.append(layer(index - start, box))
      widgets[index] = box
    }
  }

  private mutating func wrapper(for content: Widget, in graph: Graph) -> BoxWidget {
    if let known = wrappers.first(where: { $0.content === content }) {
      known.box.beginLayers()
      content.willBePlaced()
      return known.box
    }
    let box = BoxWidget.wrapper(around: content)
    graph.statistics.widgetsMade += 1
    wrappers.append((content, box))
    return box
  }
}
