/// The node of a button: it owns the GTK button and the body of the style around the label.
///
/// A `Button(configuration)` in a primitive style stands for the button that the configuration is of, and has no GTK
/// button of its own. A second one for the same configuration is a control of its own, until the first one goes.
final class ButtonNode<Label: View>: _ViewNode<Button<Label>> {
  private var role: ButtonRole?
  private var action: () -> Void
  private var accessibility: ButtonAccessibility?
  private let label: TypedContent<Label>
  private let inner: EnvironmentScope
  private nonisolated(unsafe) var control: ButtonControl
  /// The place that the button asks for, where it is made from a configuration.
  private nonisolated(unsafe) var slot: ButtonSlot?
  private var isOwner: Bool
  /// The place for the button in the body of its own, primitive style.
  private var bodySlot: ButtonSlot?
  private var nesting: ButtonControl.NestedControl?
  private var style: AnyStyle<ButtonStyleInput>?
  private var styleBody: StyleBody<ButtonStyleInput>?
  /// Holds the widgets of a body that shows more than one.
  private var row: BoxWidget?

  init(_ view: Button<Label>, _ context: _NodeContext) {
    role = view.role
    action = view.action
    accessibility = view.accessibility
    label = TypedContent(view.label)
    inner = EnvironmentScope(outer: context.scope)
    slot = ButtonNode.slot(of: view, in: context.scope)
    isOwner = slot?.holder != nil || slot == nil
    control = isOwner ? ButtonControl() : slot?.control ?? ButtonControl()
    super.init(context)
    takeControl()
    reevaluate()
    if isOwner { restructure() }
  }

  deinit {
    slot?.release(by: self)
    if control.picture === self { control.picture = nil }
    if control.owner === self {
      control.owner = nil
    } else {
      let control = control
      MainActor.assumeIsolated { control.structureChanged() }
    }
  }

  // MARK: Owner or picture

  /// The place that the button may take: none outside of the button that the configuration is of.
  private static func slot(of view: Button<Label>, in scope: EnvironmentScope) -> ButtonSlot? {
    let enclosing = EnvironmentValues(scope: scope, reader: nil).enclosingControl
    return view.slot?.control === enclosing ? view.slot : nil
  }

  private func takeControl() {
    slot?.claim(by: self)
    guard isOwner else { return }
    graph.statistics.widgetsMade += 1
    control.owner = self
    control.action = action
    if let enclosing = environment.enclosingControl {
      nesting = ButtonControl.NestedControl(control, in: enclosing)
    }
    graph.enqueueFinish(self)
  }

  /// Becomes the picture of another button, or a button of its own.
  private func changeControl(isOwner: Bool) {
    if control.picture === self { control.setPicture(nil) }
    if control.owner === self { control.owner = nil }
    nesting = nil
    self.isOwner = isOwner
    control = isOwner ? ButtonControl() : slot?.control ?? ButtonControl()
    takeControl()
    style = nil
    styleBody = nil
    bodySlot = nil
    row = nil
    reevaluate()
    if isOwner { graph.enqueueRestructure(self) }
    super.structureChanged()
    super.contentChanged()
  }

  private func followSlot(_ slot: ButtonSlot?) {
    guard slot !== self.slot else { return }
    self.slot?.release(by: self)
    self.slot = slot
    changeControl(isOwner: slot == nil || slot?.holder != nil)
  }

  // MARK: Evaluation

  private var input: ButtonStyleInput {
    ButtonStyleInput(role: role, label: label, slot: bodySlot, control: control, isPressed: control.isPressed)
  }

  override func update(_ view: Button<Label>) {
    let isNewRole = view.role != role
    let isNewAccessibility = view.accessibility != accessibility
    role = view.role
    action = view.action
    accessibility = view.accessibility
    followSlot(ButtonNode.slot(of: view, in: scope))
    if isOwner { control.action = action }
    label.set(view.label)
    // A label that no style shows may still be the button's name.
    if !label.isShown { contentChanged() }
    if isNewRole { styleBody?.update(input) }
    if isNewAccessibility { contentChanged() }
  }

  /// Resolves the style, of which the environment may have brought a new one, and whether the button is enabled.
  override func reevaluate() {
    willEvaluate()
    let environment = environment
    let isEnabled = isOwner ? environment.isEnabled : true
    let styles = environment.buttonStyles
    let style = styles?.top ?? FallbackStyle.button
    var values = EnvironmentValues()
    if let styles { values.buttonStyles = styles.rest }
    values.enclosingControl = control
    follow(environment.controlTraits, in: style, &values)
    if isOwner { control.widget.setEnabled(isEnabled && values.isEnabled) }
    if isOwner, control.showsState { values.controlState = control.state }
    inner.set(values.changes)
    show(style)
  }

  /// Keys and actions are the button's itself; size, outline and repetition belong to its look. Where the action cannot be
  /// activated, all of the button is disabled.
  private func follow(
    _ traits: ControlTraits, in style: AnyStyle<ButtonStyleInput>, _ values: inout EnvironmentValues
  ) {
    if isOwner, traits.haveOwn || control.hasOwnTraits {
      control.setOwnTraits(traits)
      // A control in the label has keys and an action of its own.
      values.controlTraits = traits
      values.controlTraits.removeOwn()
      if !control.widget.isActionEnabled { values.isEnabled = false }
    }
    guard !style.isPrimitive else { return }
    control.setLookTraits(traits.look)
    if style.isSized, let font = traits.size.font, environment.font == nil { values.font = font }
  }

  private func show(_ style: AnyStyle<ButtonStyleInput>) {
    self.style = style
    if style.isPrimitive {
      if control.picture === self { control.setPicture(nil) }
      if bodySlot == nil { bodySlot = ButtonSlot(of: control) }
    } else {
      control.setPicture(self)
    }
    if let styleBody, styleBody.update(style, input) { return }
    let isFirst = styleBody == nil
    // The old body goes first, so that what it held is free for the new one.
    styleBody = nil
    if !style.isPrimitive {
      control.themeClasses = nil
      control.dimsItself = false
      control.showsState = false
    }
    styleBody = style.makeBody(input, _NodeContext(below: self, scope: inner))
    guard !isFirst else { return }
    structureChanged()
    contentChanged()
  }

  override func pressChanged() { styleBody?.update(input) }

  // MARK: Widgets

  override func collect(into widgets: inout [Widget]) {
    if isOwner { widgets.append(control.widget) } else { styleBody?.collect(into: &widgets) }
  }

  override func structureChanged() {
    guard styleBody != nil else { return }
    if isOwner { graph.enqueueRestructure(self) } else { super.structureChanged() }
  }

  override func restructure() {
    guard isOwner else { return }
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

  // MARK: After everything else

  override func contentChanged() {
    if isOwner { graph.enqueueFinish(self) }
    // A button around this one is called by its text too.
    super.contentChanged()
  }

  override func finish() {
    if isOwner, let slot, slot.holder == nil { return changeControl(isOwner: false) }
    guard isOwner else { return }
    let wasRow = control.widget.isRow
    control.updateInteraction()
    if control.widget.isRow != wasRow { super.structureChanged() }
    updateName()
  }

  override func descendantReadEnabled() {
    guard !control.dimsItself else { return }
    control.dimsItself = true
    control.structureChanged()
  }

  override func descendantReadState() {
    guard !control.showsState else { return }
    control.showsState = true
    if let owner = control.owner { graph.enqueue(owner) }
  }

  /// Gives the button its name for assistive technology.
  private func updateName() {
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
