/// The node of a button: it owns the GTK button and the body of the style around the label.
///
/// A `Button(configuration)` in a primitive style has a node without a GTK button of its own.
final class ButtonNode<Label: View>: _ViewNode<Button<Label>> {
  private let control: ButtonControl
  private let isOwner: Bool
  private var role: ButtonRole?
  private var accessibility: ButtonAccessibility?
  private let label: TypedContent<Label>
  private let inner: EnvironmentScope
  private var style: AnyStyle<ButtonStyleInput>?
  private var styleBody: StyleBody<ButtonStyleInput>?
  /// Holds the widgets of a body that shows more than one.
  private var row: BoxWidget?

  init(_ view: Button<Label>, _ context: _NodeContext) {
    label = TypedContent(view.label)
    inner = EnvironmentScope(outer: context.scope)
    role = view.role
    accessibility = view.accessibility
    if let configured = view.control, let adoption = configured.adopt() {
      control = configured
      isOwner = false
      self.adoption = adoption
    } else {
      control = ButtonControl()
      isOwner = true
      adoption = nil
    }
    super.init(context)
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
  private let adoption: AnyObject?

  private var input: ButtonStyleInput {
    ButtonStyleInput(role: role, label: label, control: control, isPressed: control.isPressed)
  }

  override func update(_ view: Button<Label>) {
    let isNewRole = view.role != role
    let isNewAccessibility = view.accessibility != accessibility
    role = view.role
    accessibility = view.accessibility
    if isOwner { control.action = view.action }
    label.set(view.label)
    if isNewRole { styleBody?.update(input) }
    if isNewAccessibility { nameChanged() }
  }

  /// Resolves the style, of which the environment may have brought a new one, and whether the button is enabled.
  override func reevaluate() {
    willEvaluate()
    let environment = environment
    if isOwner { control.widget.setEnabled(environment.isEnabled) }
    let styles = environment.buttonStyles
    var values = EnvironmentValues()
    if let styles { values.buttonStyles = styles.rest }
    values.enclosingControl = control
    inner.set(values.changes)
    show(styles?.top ?? FallbackStyle.button)
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
    if isOwner { graph.enqueueFinish(self) }
  }

  /// Gives the button its name for assistive technology.
  override func finish() {
    if let accessibility {
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
    if let accessibility {
      description.add(accessibility.name.string)
    } else {
      styleBody?.describe(&description)
    }
  }
}
