/// A title with an icon.
///
///     Label("Favourites", systemImage: "star")
///     Label { Text("Anna") } icon: { Image("Portrait") }
///
/// How the two are put together is a matter of the ``LabelStyle`` that is set around.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// A label of views of your own.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LabelNode(view, context)
  }

  /// The title speaks for the label in every style.
  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    Title._describe(view.title, in: context, &description)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a configuration, in the next style that is set further out.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title to be translated, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// A title to be translated, with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    title = Text(titleResource)
    icon = Image(systemName: name)
  }

  /// A title as it is, with a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// A title to be translated, with an asset.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// A title to be translated, with an asset.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    title = Text(titleResource)
    icon = Image(name)
  }

  /// A title as it is, with an asset.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

private final class LabelNode<Title: View, Icon: View>: _ViewNode<Label<Title, Icon>> {
  private let title: TypedContent<Title>
  private let icon: TypedContent<Icon>
  private let inner: EnvironmentScope
  private var styleBody: StyleBody<LabelStyleConfiguration>?

  init(_ view: Label<Title, Icon>, _ context: _NodeContext) {
    title = TypedContent(view.title)
    icon = TypedContent(view.icon)
    inner = EnvironmentScope(outer: context.scope)
    super.init(context)
    reevaluate()
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(erased: title), icon: LabelStyleConfiguration.Icon(erased: icon))
  }

  override func update(_ view: Label<Title, Icon>) {
    title.set(view.title)
    icon.set(view.icon)
    // A title that is not shown still speaks for the label.
    if !title.isShown { contentChanged() }
  }

  /// Resolves the style, of which the environment may have brought a new one.
  override func reevaluate() {
    willEvaluate()
    let styles = environment.labelStyles
    var values = EnvironmentValues()
    if let styles { values.labelStyles = styles.rest }
    inner.set(values.changes)
    let style = styles?.top ?? FallbackStyle.label
    if let styleBody, styleBody.update(style, configuration) { return }
    let isFirst = styleBody == nil
    styleBody = nil
    styleBody = style.makeBody(configuration, _NodeContext(below: self, scope: inner))
    if !isFirst {
      structureChanged()
      contentChanged()
    }
  }

  override func collect(into widgets: inout [Widget]) { styleBody?.collect(into: &widgets) }

  override func describe(_ description: inout _TextDescription) {
    if title.isShown {
      styleBody?.describe(&description)
    } else {
      title.describe(in: _NodeContext(below: self), &description)
    }
  }
}
