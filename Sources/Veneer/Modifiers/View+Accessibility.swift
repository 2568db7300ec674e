/// What modifiers tell assistive technology about a view.
struct AccessibilityTraits: Equatable {
  var label: Text?
  var hint: Text?
  var isHidden: Bool?
}

/// A view that assistive technology is told something else about than it shows.
struct AccessibilityView<Content: View>: PrimitiveView {
  let content: Content
  let traits: AccessibilityTraits

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AccessibilityNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    if view.traits.isHidden == true { return }
    if let label = view.traits.label { return description.add(label.string) }
    Content._describe(view.content, in: context, &description)
  }
}

private final class AccessibilityNode<Content: View>: _ViewNode<AccessibilityView<Content>> {
  private var traits: AccessibilityTraits
  private var child: _ViewNode<Content>?
  /// Around pictures, which are decoration by themselves.
  private var pictures: [(content: Widget, box: BoxWidget)] = []

  init(_ view: AccessibilityView<Content>, _ context: _NodeContext) {
    traits = view.traits
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: AccessibilityView<Content>) {
    let isChanged = view.traits != traits
    traits = view.traits
    child?.update(view.content)
    guard isChanged else { return }
    structureChanged()
    contentChanged()
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    pictures.removeAll { picture in !widgets[start...].contains { $0 === picture.content } }
    for index in widgets.indices[start...] {
      if traits.label != nil, traits.isHidden != true, widgets[index].box?.isDecorative == true {
        widgets[index] = picture(widgets[index])
      }
      widgets[index].setAccessible(label: traits.label?.string, hint: traits.hint?.string)
      if let isHidden = traits.isHidden { widgets[index].setAccessible(isHidden: isHidden) }
    }
  }

  /// A decoration gets a meaning by a box around it, as GTK's widgets have their role for life.
  private func picture(_ content: Widget) -> BoxWidget {
    if let known = pictures.first(where: { $0.content === content }) {
      known.box.beginLayers()
      content.willBePlaced()
      return known.box
    }
    let box = BoxWidget.wrapper(around: content, isMeaningful: true)
    graph.statistics.widgetsMade += 1
    pictures.append((content, box))
    return box
  }

  override func describe(_ description: inout _TextDescription) {
    if traits.isHidden == true { return }
    if let label = traits.label { return description.add(label.string) }
    child?.describe(&description)
  }
}

extension View {
  fileprivate func accessible(
    label: Text? = nil, hint: Text? = nil, isHidden: Bool? = nil
  ) -> AccessibilityView<Self> {
    AccessibilityView(
      content: self, traits: AccessibilityTraits(label: label, hint: hint, isHidden: isHidden))
  }

  /// Names the view for assistive technology by `label` in place of its text.
  ///
  /// A picture without a name is decoration, which assistive technology passes over.
  ///
  ///     Button { share() } label: { Image(systemName: "square.and.arrow.up").accessibilityLabel("Share") }
  public func accessibilityLabel(_ label: Text) -> some View { accessible(label: label) }

  /// Names the view for assistive technology by a text to be translated.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessible(label: Text(labelKey))
  }

  /// Names the view for assistive technology by a text to be translated.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessible(label: Text(labelResource))
  }

  /// Names the view for assistive technology by a text as it is.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessible(label: Text(label))
  }

  /// Tells assistive technology what the view does, after its name. It follows a button's subtitle.
  ///
  ///     Button("Archive") { archive() }.accessibilityHint("Keeps the message and takes it off the list.")
  public func accessibilityHint(_ hint: Text) -> some View { accessible(hint: hint) }

  /// Tells assistive technology what the view does, by a text to be translated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessible(hint: Text(hintKey))
  }

  /// Tells assistive technology what the view does, by a text to be translated.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessible(hint: Text(hintResource))
  }

  /// Tells assistive technology what the view does, by a text as it is.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessible(hint: Text(hint))
  }

  /// Keeps the view, and all in it, from assistive technology. Its text names no button.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { accessible(isHidden: isHidden) }
}
