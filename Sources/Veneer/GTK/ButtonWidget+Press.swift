import CGtk

extension ButtonWidget {
  /// What a button keeps about being pressed.
  struct Press {
    var isObserved = false
    var observer: PressObserver?
    var repeats = false
    var answersPointer = true
    var hasNestedControls = false
    var gesturePhase = GTK_PHASE_CAPTURE
    var wasActive = false
    var wasKeyActivating = false
    /// Set while keys that pressed the button from elsewhere show as a press.
    var flash: (any ClockTimer)?
  }

  /// From now on the delegate hears when ``isPressed`` changes.
  func observePresses() { press.isObserved = true }

  /// A gesture takes a tenth of a button's memory, so it is made by the first press: GTK marks the button as active before
  /// it hands the press to the gestures that are there. Nobody may want to know of presses, but GTK's marks need care.
  private func beginObserving() {
    // A press on what a style shows in place of the button is that one's.
    guard press.observer == nil, press.answersPointer || press.wasKeyActivating else { return }
    press.observer = PressObserver(observing: self)
    press.observer?.repeats = press.repeats
    press.observer?.setEnabled(press.answersPointer)
  }

  var isPressed: Bool { press.observer?.isPressed ?? false }

  func pressChanged() {
    if press.isObserved { delegate?.buttonPressChanged() }
  }

  /// Whether the button acts again and again while it is held down.
  var repeatsWhileHeld: Bool {
    get { press.repeats }
    set {
      press.repeats = newValue
      press.observer?.repeats = newValue
      // GTK's activation may be over while the key was still holding the button.
      if !newValue, !press.wasKeyActivating { press.observer?.keyActivationChanged(isActivating: false) }
    }
  }

  // MARK: Who answers the pointer

  /// Whether controls of their own stand within the button. They answer the pointer first where they are.
  func setNestedControls(_ hasNestedControls: Bool) {
    guard hasNestedControls != press.hasNestedControls else { return }
    press.hasNestedControls = hasNestedControls
    // A press of a control within is no reason to take the focus from that.
    gtk_widget_set_focus_on_click(pointer, gboolean(hasNestedControls ? 0 : 1))
    updateTargeting()
    updateGesture()
  }

  /// Whether the pointer clicks the button. Space and Return do in any case.
  var answersPointer: Bool {
    get { press.answersPointer }
    set {
      press.answersPointer = newValue
      updateGesture()
    }
  }

  private func updateGesture() {
    let phase =
      !press.answersPointer
      ? GTK_PHASE_NONE : press.hasNestedControls ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE
    guard phase != press.gesturePhase else { return }
    // What went down on something that stood in the button's place is no press of the button.
    if press.gesturePhase == GTK_PHASE_NONE { takeMarkOff() }
    press.gesturePhase = phase
    // A gesture in no phase forgets its press, which will not be a click.
    press.observer?.setEnabled(phase != GTK_PHASE_NONE)
    forEachOwnGesture { gtk_event_controller_set_propagation_phase($0, phase) }
  }

  /// The pointer finds the button itself rather than its content: a press would be lost with the content that it went to,
  /// when the picture of the press replaces it. A control within is found all the same.
  func updateTargeting() {
    if let child { gtk_widget_set_can_target(child.pointer, gboolean(press.hasNestedControls ? 1 : 0)) }
  }

  func setFocusable(_ isFocusable: Bool) {
    guard (gtk_widget_get_focusable(pointer) != 0) != isFocusable else { return }
    gtk_widget_set_focusable(pointer, gboolean(isFocusable ? 1 : 0))
  }

  /// GtkButton's gesture is not ours by name: it is the one click gesture that is there from the start.
  private func forEachOwnGesture(_ body: (OpaquePointer) -> Void) {
    let controllers = gtk_widget_observe_controllers(pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      if WidgetOwner.isA(item, gtk_gesture_click_get_type()),
        press.observer?.isGesture(OpaquePointer(item)) != true
      {
        body(OpaquePointer(item))
      }
    }
  }

  /// The button itself is pressed, and not a control within.
  func takeFocusByPress() {
    if press.hasNestedControls { gtk_widget_grab_focus(pointer) }
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

  // MARK: What happens

  /// GTK's own click: a release inside, or the end of a keyboard activation.
  func clicked() {
    if press.observer?.mayClick != false { act() }
  }

  /// Every road to the action ends here. GTK finishes a keyboard activation that it began, even if the button has been
  /// disabled since.
  func act() {
    guard gtk_widget_is_sensitive(pointer) != 0 else { return }
    report(.action)
    delegate?.buttonClicked()
  }

  /// GTK marks a keyboard activation by a CSS class.
  func classesChanged() {
    let isActivating = gtk_widget_has_css_class(pointer, "keyboard-activating") != 0
    guard isActivating != press.wasKeyActivating else { return }
    press.wasKeyActivating = isActivating
    if isActivating { beginObserving() }
    // GTK ends the activation after 250 ms; where a held key repeats, the press lasts as long as the key is down.
    if !isActivating, press.repeats, isHeldByKey { return }
    press.observer?.keyActivationChanged(isActivating: isActivating)
  }

  private var isHeldByKey: Bool { DisplayContext.of(gtk_widget_get_display(pointer)).heldKey.holds(self) }

  /// The key that held the button is up, or holds it no longer.
  func keyLetGo() {
    if press.repeats, !press.wasKeyActivating { press.observer?.keyActivationChanged(isActivating: false) }
  }

  func pressStateChanged(from old: GtkStateFlags) {
    let set = state.rawValue & ~old.rawValue
    let active = GTK_STATE_FLAG_ACTIVE.rawValue
    if old.rawValue & ~state.rawValue & active != 0 {
      if press.hasNestedControls { forgetTouches() }
      if press.observer?.tracksPointer == true { forgetLostPress() }
    }
    if set & active != 0 {
      DisplayContext.of(gtk_widget_get_display(pointer)).pressMarks.note(self)
      beginObserving()
    }
    if set & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 {
      cancelActivation()
      press.observer?.end()
    }
  }

  /// No mouse button and no finger is down any more.
  func everythingIsUp() {
    if press.observer?.tracksPointer == true { dropPress() }
    if let observer = press.observer { observer.everythingIsUp() } else { takeMarkOff() }
  }

  func takeMarkOff() {
    guard state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 else { return }
    gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
  }

  /// GTK finishes a keyboard activation even of a button that is disabled or goes from the screen. It gives one up when its
  /// gesture is cancelled.
  private func cancelActivation() {
    endFlash()
    if press.wasKeyActivating { forEachOwnGesture { veneer_gesture_cancel(UnsafeMutableRawPointer($0)) } }
  }

  /// A control within claims the end of a touch, so GtkButton's gesture never sees it and would take the next press for a
  /// second finger.
  private func forgetTouches() {
    MainLoop.idle { [weak self] in
      guard let self, state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0 else { return }
      forEachOwnGesture { gesture in
        if gtk_gesture_is_active(gesture) != 0 { gtk_event_controller_reset(gesture) }
      }
    }
  }

  /// A drag and drop takes the pointer away without a word to the gestures that saw the press; ACTIVE goes all the same.
  private func forgetLostPress() {
    MainLoop.idle { [weak self] in
      guard let self, press.observer?.tracksPointer == true,
        state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0
      else { return }
      dropPress()
    }
  }

  private func dropPress() {
    forEachOwnGesture { gtk_event_controller_reset($0) }
    press.observer?.reset()
  }

  /// Whether pointer or finger is down on the button, so that a click may follow.
  var isHeld: Bool {
    state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 || press.observer?.tracksPointer == true
  }

  /// The button stands for something else from now on: what is pressed was not that.
  func forgetPress() {
    press.wasActive = state.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    resetPress()
    takeMarkOff()
  }

  /// GTK leaves gestures alone when a widget goes from the screen. One in the middle of a press keeps the widget alive for
  /// ever, and misses the next press when it comes back.
  func resetPress() {
    cancelActivation()
    if press.wasActive { forEachOwnGesture { gtk_event_controller_reset($0) } }
    press.observer?.reset()
  }
}
