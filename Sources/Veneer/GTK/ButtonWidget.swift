import CGtk
import Glibc

/// What a button reports to whoever made it.
@MainActor
protocol ButtonWidgetDelegate: AnyObject {
  func buttonClicked()
  func buttonPressChanged()
  /// The keyboard focus or the pointer came or went.
  func buttonStateChanged()
  /// A modifier around the button says something else to assistive technology.
  func buttonDescriptionChanged()
  /// The action that the button activates can be activated now, or not any more.
  func buttonActionChanged()
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
  private var hadFocusWhenDisabled = false
  var extras: Extras?
  var press = Press()
  private var look = Look.stripped

  /// Who draws the button.
  enum Look: Equatable {
    /// Veneer and the style: no background, border or padding of the theme's.
    case stripped
    /// The theme, with these of its own style classes.
    case theme([String])

    /// The theme shows a link where GTK says that there is one.
    fileprivate var isLink: Bool {
      if case .theme(let classes) = self { classes.contains("link") } else { false }
    }
  }

  static func isButton(_ widget: WidgetPointer) -> Bool { WidgetOwner.isA(widget, type) }

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
    shareDirection(with: child)
    updateTargeting()
    queueResize()
  }

  func setLook(_ look: Look) {
    guard look != self.look else { return }
    for name in ButtonWidget.classes(of: self.look) { CSSClassNames.styleRemoves(name, from: pointer) }
    for name in ButtonWidget.classes(of: look) { CSSClassNames.styleAdds(name, to: pointer) }
    let wasLink = self.look.isLink
    self.look = look
    guard look.isLink != wasLink else { return }
    if look.isLink {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_LINK, gboolean(0))
    } else {
      gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_LINK)
    }
    gtk_widget_set_cursor_from_name(pointer, look.isLink ? "pointer" : nil)
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

  // MARK: Accessibility

  func setAccessible(name: String?, description: String?) {
    let hint = [description, extras?.hint].compactMap { $0 }.filter { !$0.isEmpty }
    veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, extras?.label ?? name)
    veneer_accessible_set_text(
      pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint.isEmpty ? nil : hint.joined(separator: ", "))
  }

  override func setAccessible(label: String?, hint: String?) {
    let extras = needExtras()
    guard label ?? extras.label != extras.label || hint ?? extras.hint != extras.hint else { return }
    extras.label = label ?? extras.label
    extras.hint = hint ?? extras.hint
    delegate?.buttonDescriptionChanged()
  }

  // MARK: Keys

  /// Lets keys press the button from anywhere in its window.
  func setShortcuts(_ keys: ButtonShortcuts.Keys?, mnemonic: Character?) {
    guard keys != extras?.shortcuts?.keys || mnemonic != extras?.shortcuts?.mnemonic else { return }
    // The old ones take back what they have set, so they go before the new ones come.
    extras?.shortcuts = nil
    if keys != nil || mnemonic != nil {
      needExtras().shortcuts = ButtonShortcuts(of: self, keys: keys, mnemonic: mnemonic)
    }
  }

  /// Underlines the mnemonic in whatever text the button shows now.
  func contentChanged() { extras?.shortcuts?.underlineMnemonic() }

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
    guard let child else { return }
    let own = contentWidth(of: child, in: width)
    child.allocate(CGRect(x: (width - own) / 2, y: 0, width: own, height: height), baseline: baseline)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> Double? {
    // Only GTK knows of a theme's padding, and only of the first line's baseline.
    guard look == .stripped, let child else { return super.explicitGuide(key, in: size) }
    return child.explicitGuide(key, in: size)
  }

  /// A theme's button may be wider than what it shows, which then stands in the middle.
  private func contentWidth(of child: Widget, in width: Double) -> Double {
    guard look != .stripped, !isRow, child.growth(.horizontal) == .none else { return width }
    return min(width, child.measured(.horizontal, for: -1).natural)
  }

  override func snapshot(_ canvas: Canvas) {
    if let child { canvas.draw(child, of: pointer) }
    if look == .stripped { drawFocusRing(on: canvas) }
  }

  /// Along the style's own shape, 2 px wide and 2 px outside of it, where nothing clips it.
  private func drawFocusRing(on canvas: Canvas) {
    guard state.rawValue & ButtonWidget.visibleFocus == ButtonWidget.visibleFocus else { return }
    let bounds = CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer))
    )
    let distance = 4.0
    let radius = ((child as? BoxWidget)?.cornerRadius ?? 0) + distance
    let ring = DisplayContext.of(gtk_widget_get_display(pointer)).focusRing(for: self)
    canvas.stroke(bounds.insetBy(dx: -distance, dy: -distance), cornerRadius: radius, width: 2, ring)
  }

  override func stateFlagsChanged(from old: GtkStateFlags) {
    pressStateChanged(from: old)
    if (state.rawValue ^ old.rawValue) & ButtonWidget.stateOfControl != 0 { delegate?.buttonStateChanged() }
    queueDraw()
  }

  private static let visibleFocus =
    GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
  private static let stateOfControl = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_PRELIGHT.rawValue

  var state: GtkStateFlags { gtk_widget_get_state_flags(pointer) }
  var isFocused: Bool { state.rawValue & GTK_STATE_FLAG_FOCUSED.rawValue != 0 }

  /// GTK leaves the mark of the pointer on a button that is pressed, wherever the pointer goes.
  var isHovered: Bool {
    state.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 && press.observer?.isPointerOutside != true
  }

  override func rooted() {
    KeyRepeatFilter.install(on: pointer)
    extras?.shortcuts?.followWindow()
  }

  override func unrooting() { extras?.shortcuts?.leaveWindow() }

  override func unmapping() { press.wasActive = state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 }

  override func unmapped() { resetPress() }

  override func disposing() {
    press.observer = nil
    extras = nil
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
        widgetClass.pointee.contains = { widget, x, y in
          guard WidgetClass.parent(of: widget).pointee.contains(widget, x, y) != 0 else { return 0 }
          let isHit = WidgetOwner.with(widget) {
            ($0 as? ButtonWidget)?.isHit(at: CGPoint(x: x, y: y)) != false
          }
          return gboolean(isHit == false ? 0 : 1)
        }
        pointer!.assumingMemoryBound(to: GObjectClass.self).pointee.notify = { object, property in
          // Compared before anything else: GTK notifies of dozens of other properties while a window is made.
          guard strcmp(property!.pointee.name, "css-classes") == 0 else { return }
          let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
          WidgetOwner.with(widget) { ($0 as? ButtonWidget)?.classesChanged() }
        }
        let buttonClass = pointer!.assumingMemoryBound(to: GtkButtonClass.self)
        buttonClass.pointee.activate = { button in
          let widget = UnsafeMutableRawPointer(button!).assumingMemoryBound(to: GtkWidget.self)
          if WidgetOwner.with(widget, { ($0 as? ButtonWidget)?.activatedAsDefault() }) == true { return }
          UnsafeMutableRawPointer(WidgetClass.parent(of: widget)).assumingMemoryBound(to: GtkButtonClass.self)
            .pointee.activate(button)
        }
        buttonClass.pointee.clicked = { button in
          let widget = UnsafeMutableRawPointer(button!).assumingMemoryBound(to: GtkWidget.self)
          WidgetOwner.with(widget) { ($0 as? ButtonWidget)?.clicked() }
        }
      },
      guint(MemoryLayout<VeneerButton>.size), nil, GTypeFlags(rawValue: 0))
  }
}
