import CGtk

/// An instance of a ``ComponentType``: a host whose view is made of the instance's properties.
@MainActor
final class ComponentWidget: HostWidget {
  private(set) var action: WidgetAction?
  private var shown: TypedContent<ComponentView>?
  private lazy var component = ComponentType.of(pointer)
  private lazy var values = ComponentValues(component.properties)
  private var isSensitive = true

  /// Runs `body` with the Swift object of an instance, unless that has been disposed of.
  @discardableResult
  nonisolated static func with<Result>(
    _ object: UnsafeMutablePointer<GObject>?, _ body: @MainActor (ComponentWidget) -> Result
  ) -> Result? {
    let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
    return WidgetOwner.with(widget) { ($0 as? ComponentWidget).map(body) } ?? nil
  }

  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
  }

  /// Makes the view, when the instance is complete.
  func build() {
    DisplayContext.prepare()
    MainQueueBridge.install()
    let shown = TypedContent(view)
    self.shown = shown
    setDelegate(Host(content: shown, widget: self))
  }

  // MARK: Properties

  func getProperty(_ identifier: Int, _ value: UnsafeMutablePointer<GValue>) {
    guard let property = property(identifier) else { return getActionProperty(identifier, value) }
    switch values[property.name] {
    case .text(let text): g_value_set_string(value, text)
    case .number(let number): g_value_set_double(value, number)
    }
  }

  func setProperty(_ identifier: Int, _ value: UnsafePointer<GValue>) {
    guard let property = property(identifier) else { return setActionProperty(identifier, value) }
    let new: ComponentValue =
      if case .scale = property.kind {
        .number(g_value_get_double(value))
      } else {
        .text(g_value_get_string(value).map { String(cString: $0) })
      }
    guard new != values[property.name] else { return }
    if let complaint = property.complaint(about: new) {
      let sentence = "The \(property.name.rawValue) of a \(component.name) \(complaint)."
      return Diagnostics.report(once: sentence, sentence)
    }
    values[property.name] = new
    show()
    g_object_notify(object, property.name.rawValue)
  }

  private func property(_ identifier: Int) -> ComponentProperty? {
    let properties = component.properties
    return properties.indices.contains(identifier - 1) ? properties[identifier - 1] : nil
  }

  private func getActionProperty(_ identifier: Int, _ value: UnsafeMutablePointer<GValue>) {
    if identifier == component.properties.count + 1 {
      g_value_set_string(value, action?.name)
    } else {
      g_value_set_variant(value, action?.target)
    }
  }

  private func setActionProperty(_ identifier: Int, _ value: UnsafePointer<GValue>) {
    if identifier == component.properties.count + 1 {
      setActionName(g_value_get_string(value).map { String(cString: $0) })
    } else {
      setActionTarget(g_value_get_variant(value))
    }
  }

  // MARK: View

  private var view: ComponentView {
    ComponentView(component: component, values: values, isEnabled: isSensitive) { [weak self] in self?.click()
    }
  }

  private func show() {
    guard let shown, let host = Host.of(pointer) else { return }
    let view = view
    host.graph.update { shown.set(view) }
  }

  /// Styles see that the widget takes no input as they see that a view is disabled.
  override func stateFlagsChanged(from old: GtkStateFlags) {
    super.stateFlagsChanged(from: old)
    let isSensitive = gtk_widget_is_sensitive(pointer) != 0
    guard isSensitive != self.isSensitive else { return }
    self.isSensitive = isSensitive
    show()
  }

  // MARK: Being pressed

  /// Handlers may well end the widget's life.
  private func click() {
    let pointer = pointer
    g_object_ref(pointer)
    veneer_emit(pointer, "clicked")
    g_object_unref(pointer)
  }

  func activateAction() { action?.activate() }

  /// Follows an action as GtkButton does: where it cannot be activated, the widget is insensitive.
  func setAction(name: String?, target: OpaquePointer?) {
    guard name != nil || target != nil else {
      action = nil
      return gtk_widget_set_sensitive(pointer, gboolean(1))
    }
    let action =
      action ?? WidgetAction(of: pointer) { [unowned self] in followAction() }
    self.action = action
    // The old target belongs to the action.
    if let target { g_variant_ref(target) }
    action.set(name: name, target: target)
    if let target { g_variant_unref(target) }
    followAction()
  }

  private func followAction() {
    guard let action else { return }
    gtk_widget_set_sensitive(pointer, gboolean(action.isEnabled ? 1 : 0))
  }

  /// The focus goes to what can have it.
  func grabFocus() -> Bool {
    guard let button = ComponentWidget.button(below: pointer) else { return false }
    return gtk_widget_grab_focus(button) != 0
  }

  private static func button(below widget: WidgetPointer) -> WidgetPointer? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if WidgetOwner.isButton(current) { return current }
      if let found = button(below: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  override func disposing() {
    action = nil
    super.disposing()
  }
}

/// What an instance shows.
struct ComponentView: View {
  let component: ComponentType
  let values: ComponentValues
  let isEnabled: Bool
  let click: () -> Void

  var body: some View { component.content(values, click).disabled(!isEnabled) }
}
