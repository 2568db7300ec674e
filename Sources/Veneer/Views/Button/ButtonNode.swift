/// The node of a button: it owns the GTK button and the body of the style around the label.
///
/// A `Button(configuration)` in a primitive style has a node without a GTK button of its own.
final class ButtonNode<Label: View>: _ViewNode<Button<Label>> {
  private let control: ButtonControl
  private let isOwner: Bool
  private let label: TypedContent<Label>
  private let inner: EnvironmentScope
  private var style: AnyStyle<ButtonStyleInput>?
  private var styleBody: StyleBody<ButtonStyleInput>?
  /// Holds the widgets of a body that shows more than one.
  private var row: BoxWidget?
  private var isNameStale = false

  override init(_ view: Button<Label>, _ context: _NodeContext) {
    label = TypedContent(view.label)
    inner = EnvironmentScope(outer: context.scope)
    let probe = Node(context)
    if let configured = view.control, configured.adopt(by: probe) {
      control = configured
      isOwner = false
      adoption = probe
    } else {
      control = ButtonControl()
      isOwner = true
      adoption = nil
    }
    super.init(view, context)
    if isOwner {
      graph.statistics.widgetsMade += 1
      control.action = view.action
      environment.enclosingControl?.containsNestedControl()
    }
    reevaluate()
    if isOwner { restructure() }
    nameChanged()
  }

  /// Keeps the control from being adopted twice for as long as this node lives.
  private let adoption: Node?

  private var input: ButtonStyleInput {
    ButtonStyleInput(role: view.role, label: label, control: control, isPressed: control.isPressed)
  }

  override func update(_ view: Button<Label>) {
    let old = self.view
    super.update(view)
    if isOwner { control.action = view.action }
    label.set(view.label)
    if view.role != old.role { graph.update { styleBody?.update(input) } }
    if view.accessibility != old.accessibility { nameChanged() }
  }

  /// Resolves the style, of which the environment may have brought a new one, and whether the button is enabled.
  override func reevaluate() {
    isStale = false
    let environment = environment
    if isOwner { control.widget.setEnabled(environment.isEnabled) }
    let styles = environment.buttonStyles
    var values = EnvironmentValues()
    values.buttonStyles = styles?.rest
    values.enclosingControl = control
    inner.set(values.changes)
    show(styles?.top ?? buttonStyleEntry(ThemeLook(classes: [])))
  }

  private func show(_ style: AnyStyle<ButtonStyleInput>) {
    self.style = style
    if !style.isPrimitive {
      control.pressChanged = { [unowned self] in graph.update { styleBody?.update(input) } }
    }
    if let styleBody, styleBody.update(style, input) { return }
    let isFirst = styleBody == nil
    if isOwner { control.widget.setLook(.stripped) }
    styleBody = style.makeBody(input, _NodeContext(below: self, scope: inner))
    if isOwner { followStyle() }
    guard !isFirst else { return }
    structureChanged()
    textChanged()
  }

  private func followStyle() {
    if style?.isPrimitive == true { control.followPrimitiveStyle() } else { control.followOrdinaryStyle() }
  }

  // MARK: Widgets

  override func collect(into widgets: inout [Widget]) {
    if isOwner { widgets.append(control.widget) } else { styleBody?.collect(into: &widgets) }
  }

  override func structureChanged() {
    guard styleBody != nil else { return }
    if isOwner { graph.enqueueRestructure(self) } else { super.structureChanged() }
  }

  override func restructure() {
    var widgets: [Widget] = []
    styleBody?.collect(into: &widgets)
    guard widgets.count > 1 else {
      row = nil
      return control.widget.place(widgets.first)
    }
    let row = row ?? BoxWidget()
    self.row = row
    row.place(widgets, in: StackLayout(orientation: .horizontal, spacing: 8, alignment: .center))
    control.widget.place(row)
  }

  // MARK: Accessibility

  override func textChanged() {
    if isOwner { nameChanged() } else { super.textChanged() }
  }

  private func nameChanged() {
    guard isOwner, !isNameStale else { return }
    isNameStale = true
    graph.enqueueLast { [weak self] in self?.updateName() }
  }

  private func updateName() {
    isNameStale = false
    if let accessibility = view.accessibility {
      return control.widget.setAccessible(
        name: accessibility.name.string, description: accessibility.description?.string)
    }
    var description = _TextDescription()
    styleBody?.describe(&description)
    // A style that shows no text leaves the button its label's.
    if description.parts.isEmpty { label.describe(in: _NodeContext(below: self), &description) }
    control.widget.setAccessible(name: description.joined, description: nil)
  }

  override func describe(_ description: inout _TextDescription) {
    if let accessibility = view.accessibility {
      description.add(accessibility.name.string)
    } else {
      styleBody?.describe(&description)
    }
  }
}
