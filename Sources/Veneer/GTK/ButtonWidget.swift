import CGtk
import Glibc

/// What a button reports to whoever made it.
@MainActor
protocol ButtonWidgetDelegate: AnyObject {
  func buttonClicked()
  func buttonPressChanged()
}

/// A GtkButton that lays out and draws its one child itself.
///
/// It overrides virtual functions rather than connecting signals, and gets a press gesture only when somebody wants to
/// know of presses: both cost memory for each button.
@MainActor
package final class ButtonWidget: DrawnWidget {
  private static let type = registerType()

  weak var delegate: (any ButtonWidgetDelegate)?
  private(set) var child: Widget?
  private var observesPresses = false
  private var observer: PressObserver?
  private var hasNestedControls = false
  private var gesturePhase = GTK_PHASE_CAPTURE
  private var wasActive = false
  private var wasKeyActivating = false
  private var hadFocusWhenDisabled = false
  private var look = Look.stripped

  /// Who draws the button.
  enum Look: Equatable {
    /// Veneer and the style: no background, border or padding of the theme's.
    case stripped
    /// The theme, with these of its own style classes.
    case theme([String])
  }

  convenience init() {
    self.init(type: ButtonWidget.type)
    // The layout manager that GtkButton brings would be asked instead of this object.
    gtk_widget_set_layout_manager(pointer, nil)
    gtk_widget_add_css_class(pointer, "veneer")
    gtk_widget_add_css_class(pointer, "veneer-stripped")
  }

  // MARK: Child and look

  func place(_ child: Widget?) {
    child?.willBePlaced()
    guard child !== self.child else { return }
    if let old = self.child, old.parent == pointer { gtk_widget_unparent(old.pointer) }
    self.child = child
    guard let child else { return }
    if child.parent != nil { gtk_widget_unparent(child.pointer) }
    gtk_widget_set_parent(child.pointer, pointer)
    updateTargeting()
    queueResize()
  }

  func setLook(_ look: Look) {
    guard look != self.look else { return }
    for name in ButtonWidget.classes(of: self.look) { gtk_widget_remove_css_class(pointer, name) }
    for name in ButtonWidget.classes(of: look) { gtk_widget_add_css_class(pointer, name) }
    self.look = look
  }

  private static func classes(of look: Look) -> [String] {
    switch look {
    case .stripped: ["veneer-stripped"]
    case .theme(let classes): classes
    }
  }

  /// Whether the button is a row of a list by itself and keeps the distances of one.
  var isRow = false

  /// Whether the style shows by itself that the button is disabled; otherwise the style sheet dims it.
  func setDimsItself(_ dimsItself: Bool) {
    if dimsItself {
      gtk_widget_add_css_class(pointer, "veneer-dims-itself")
    } else {
      gtk_widget_remove_css_class(pointer, "veneer-dims-itself")
    }
  }

  func setEnabled(_ isEnabled: Bool) {
    guard (gtk_widget_get_sensitive(pointer) != 0) != isEnabled else { return }
    if !isEnabled { hadFocusWhenDisabled = gtk_widget_is_focus(pointer) != 0 }
    gtk_widget_set_sensitive(pointer, gboolean(isEnabled ? 1 : 0))
    if isEnabled, hadFocusWhenDisabled { takeFocusBack() }
  }

  /// GTK takes the focus from a disabled button; it comes back unless something else took it meanwhile.
  private func takeFocusBack() {
    hadFocusWhenDisabled = false
    guard let root = gtk_widget_get_root(pointer), gtk_root_get_focus(root) == nil else { return }
    gtk_widget_grab_focus(pointer)
  }

  func setAccessible(name: String?, description: String?) {
    veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  // MARK: Press

  /// From now on ``isPressed`` follows the pointer and the keyboard, and the delegate hears of changes.
  ///
  /// A gesture takes a tenth of a button's memory, so it is made by the first press: GTK marks the button as active before
  /// it hands the press to the gestures that are there.
  func observePresses() { observesPresses = true }

  private func beginObserving() {
    if observesPresses, observer == nil { observer = PressObserver(observing: self) }
  }

  var isPressed: Bool { observer?.isPressed ?? false }

  func pressChanged() {
    delegate?.buttonPressChanged()
  }

  /// Whether controls of their own stand within the button. They answer the pointer first where they are.
  func setNestedControls(_ hasNestedControls: Bool) {
    guard hasNestedControls != self.hasNestedControls else { return }
    self.hasNestedControls = hasNestedControls
    updateTargeting()
    updateGesture()
  }

  /// Whether the pointer clicks the button. Space and Return do in any case.
  var answersPointer = true {
    didSet { updateGesture() }
  }

  private func updateGesture() {
    setPhaseOfOwnGesture(
      !answersPointer ? GTK_PHASE_NONE : hasNestedControls ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)
  }

  /// The pointer finds the button itself rather than its content: a press would be lost with the content that it went to,
  /// when the picture of the press replaces it. A control within is found all the same.
  private func updateTargeting() {
    if let child { gtk_widget_set_can_target(child.pointer, gboolean(hasNestedControls ? 1 : 0)) }
  }

  func setFocusable(_ isFocusable: Bool) {
    guard (gtk_widget_get_focusable(pointer) != 0) != isFocusable else { return }
    gtk_widget_set_focusable(pointer, gboolean(isFocusable ? 1 : 0))
  }

  private func setPhaseOfOwnGesture(_ phase: GtkPropagationPhase) {
    guard phase != gesturePhase else { return }
    gesturePhase = phase
    forEachOwnGesture { gtk_event_controller_set_propagation_phase($0, phase) }
  }

  /// GtkButton's gesture is not ours by name: it is the one click gesture that is there from the start.
  private func forEachOwnGesture(_ body: (OpaquePointer) -> Void) {
    let controllers = gtk_widget_observe_controllers(pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      let isClick =
        g_type_check_instance_is_a(
          item.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_click_get_type()) != 0
      if isClick, observer?.isGesture(OpaquePointer(item)) != true { body(OpaquePointer(item)) }
    }
  }

  /// Whether a focusable widget of its own stands at `point` within the button.
  func isNestedControl(at point: CGPoint) -> Bool {
    var widget = gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = widget, current != pointer {
      if gtk_widget_get_focusable(current) != 0 { return true }
      widget = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Every road to the action ends here. GTK finishes a keyboard activation that it began, even if the button has been
  /// disabled since.
  func clicked() {
    guard gtk_widget_is_sensitive(pointer) != 0 else { return }
    delegate?.buttonClicked()
  }

  // MARK: What GTK asks and tells

  override func measure(_ orientation: Orientation, for size: Double) -> Measurement {
    child?.measured(orientation, for: size) ?? .fixed(0)
  }

  override func growth(_ orientation: Orientation) -> Growth {
    // The theme's padding comes on top of a child's limit, so limited growth is not passed on.
    child?.growth(orientation) == .unlimited ? .unlimited : .none
  }

  override var requestMode: GtkSizeRequestMode {
    child.map { gtk_widget_get_request_mode($0.pointer) } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func allocateContent(width: Double, height: Double, baseline: Double?) {
    child?.allocate(CGRect(x: 0, y: 0, width: width, height: height), baseline: baseline)
  }

  override func snapshot(_ canvas: Canvas) {
    if let child { canvas.draw(child, of: pointer) }
    if look == .stripped { drawFocusRing(on: canvas) }
  }

  /// Along the style's own shape, 2 px wide and 2 px outside of it, where nothing clips it.
  private func drawFocusRing(on canvas: Canvas) {
    guard gtk_widget_has_visible_focus(pointer) != 0 else { return }
    let bounds = CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer))
    )
    let distance = 4.0
    let radius = ((child as? BoxWidget)?.cornerRadius ?? 0) + distance
    let ring = DisplayContext.of(gtk_widget_get_display(pointer)).focusRing(for: self)
    canvas.stroke(bounds.insetBy(dx: -distance, dy: -distance), cornerRadius: radius, width: 2, ring)
  }

  /// GTK marks a keyboard activation by a CSS class.
  fileprivate func classesChanged() {
    let isActivating = gtk_widget_has_css_class(pointer, "keyboard-activating") != 0
    guard isActivating != wasKeyActivating else { return }
    wasKeyActivating = isActivating
    if isActivating { beginObserving() }
    observer?.keyActivationChanged(isActivating: isActivating)
  }

  override func stateFlagsChanged(from old: GtkStateFlags) {
    let set = gtk_widget_get_state_flags(pointer).rawValue & ~old.rawValue
    if set & GTK_STATE_FLAG_ACTIVE.rawValue != 0 { beginObserving() }
    if set & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { observer?.end() }
    queueDraw()
  }

  override func rooted() {
    KeyRepeatFilter.install(on: pointer)
  }

  override func unmapping() {
    wasActive = gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }

  /// GTK leaves gestures alone when a widget goes from the screen. One in the middle of a press keeps the widget alive for
  /// ever, and misses the next press when it comes back.
  override func unmapped() {
    if wasActive { forEachOwnGesture { gtk_event_controller_reset($0) } }
    observer?.reset()
  }

  override func disposing() {
    observer = nil
    delegate = nil
  }
}

// MARK: The GObject type

extension ButtonWidget {
  fileprivate static func registerType() -> GType {
    g_type_register_static_simple(
      gtk_button_get_type(), "VeneerButton", guint(MemoryLayout<GtkButtonClass>.size),
      { pointer, _ in
        let widgetClass = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        WidgetClass.overrideLayout(of: widgetClass)
        WidgetClass.overrideEvents(of: widgetClass)
        WidgetClass.overrideDispose(of: widgetClass)
        pointer!.assumingMemoryBound(to: GObjectClass.self).pointee.notify = { object, property in
          // Compared before anything else: GTK notifies of dozens of other properties while a window is made.
          guard strcmp(property!.pointee.name, "css-classes") == 0 else { return }
          let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
          WidgetOwner.with(widget) { ($0 as? ButtonWidget)?.classesChanged() }
        }
        pointer!.assumingMemoryBound(to: GtkButtonClass.self).pointee.clicked = { button in
          let widget = UnsafeMutableRawPointer(button!).assumingMemoryBound(to: GtkWidget.self)
          WidgetOwner.with(widget) { ($0 as? ButtonWidget)?.clicked() }
        }
      },
      guint(MemoryLayout<VeneerButton>.size), nil, GTypeFlags(rawValue: 0))
  }
}
