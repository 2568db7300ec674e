import CGtk

/// Watches a GtkButton being pressed, without taking part in it, and tells when its picture changes.
///
/// The gesture runs in the capture phase, because GtkButton's own one claims the release and would cancel a later one.
/// Its `stopped` is no end of a press. GTK's ACTIVE flag is not used: it follows any mouse button, ignores that the
/// pointer leaves, and outlives some cancelled presses.
@MainActor
final class PressObserver {
  private unowned let button: ButtonWidget
  private nonisolated(unsafe) let gesture: OpaquePointer
  private var model = PressModel()
  private var timer: (any ClockTimer)?
  private var frameTick: FrameTick?
  private var repetition: PressRepeat?
  private var hadRepeated = false
  private var isOfNestedControl = false

  init(observing button: ButtonWidget) {
    self.button = button
    gesture = gtk_gesture_click_new()!
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connectSignals()
    g_object_ref(UnsafeMutableRawPointer(gesture))  // the widget takes the other reference
    gtk_widget_add_controller(button.pointer, gesture)
  }

  deinit {
    veneer_disconnect_by_data(UnsafeMutableRawPointer(gesture), Unmanaged.passUnretained(self).toOpaque())
    if let widget = gtk_event_controller_get_widget(gesture) { gtk_widget_remove_controller(widget, gesture) }
    g_object_unref(UnsafeMutableRawPointer(gesture))
  }

  var isPressed: Bool { model.isPressed }

  /// Whether a press by the pointer is open that has left the button.
  var isPointerOutside: Bool { model.isPointerOutside }

  /// Whether a press by pointer or finger is open.
  var tracksPointer: Bool { model.tracksPointer }

  /// Follows the phase of GtkButton's own gesture in one thing: without that one, nothing is a press.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != (gtk_event_controller_get_propagation_phase(gesture) != GTK_PHASE_NONE) else { return }
    if !isEnabled { end() }
    gtk_event_controller_set_propagation_phase(gesture, isEnabled ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
  }

  func isGesture(_ controller: OpaquePointer) -> Bool { controller == gesture }

  private var clock: any Clock { button.clock }

  /// Connected without closures, which would be four more objects for each button. They go with this object.
  private func connectSignals() {
    typealias Point = @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void
    typealias Sequence = @convention(c) (gpointer, gpointer?, gpointer) -> Void
    let pressed: Point = { _, _, _, _, data in PressObserver.with(data) { $0.pointerPressed() } }
    let released: Point = { _, _, _, _, data in PressObserver.with(data) { $0.pointerReleased() } }
    let update: Sequence = { _, _, data in PressObserver.with(data) { $0.pointerMoved() } }
    let cancel: Sequence = { _, _, data in PressObserver.with(data) { $0.pointerCancelled() } }
    connect("pressed", unsafeBitCast(pressed, to: GCallback.self))
    connect("released", unsafeBitCast(released, to: GCallback.self))
    connect("update", unsafeBitCast(update, to: GCallback.self))
    connect("cancel", unsafeBitCast(cancel, to: GCallback.self))
    // With a second finger the gesture ends without another word, and begins anew with the next move of the first one.
    // `released` comes from GTK's own handler of `end`, so before a handler after that.
    let began: Sequence = { _, _, data in PressObserver.with(data) { $0.gestureBegan() } }
    let ended: Sequence = { _, _, data in PressObserver.with(data) { $0.gestureEnded() } }
    connect("begin", unsafeBitCast(began, to: GCallback.self))
    connect("end", unsafeBitCast(ended, to: GCallback.self), G_CONNECT_AFTER)
  }

  private func connect(
    _ signal: String, _ callback: GCallback, _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(gesture), signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil,
      flags)
  }

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (PressObserver) -> Void) {
    let observer = Unmanaged<PressObserver>.fromOpaque(data).takeUnretainedValue()
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(observer) } }
  }

  // MARK: Pointer

  private func pointerPressed() {
    guard !button.isNestedControl(at: point) else {
      isOfNestedControl = true
      return
    }
    button.takeFocusByPress()
    pressBegan()
    button.report(.pressed)
    change { $0.pointerPressed(at: clock.now) }
  }

  /// Without a `pressed`, GtkButton takes it for the press that it has seen already.
  private func gestureBegan() {
    guard let event = gtk_event_controller_get_current_event(gesture),
      gdk_event_get_event_type(event) == GDK_TOUCH_UPDATE, !button.isNestedControl(at: point)
    else { return }
    pressBegan()
    change {
      $0.pointerPressed(at: clock.now)
      $0.pointerMoved(inside: isPointInside)
    }
  }

  private func pointerMoved() {
    guard model.tracksPointer else { return }
    let wasOutside = model.isPointerOutside
    let isOutside = !isPointInside
    if isOutside != wasOutside { button.report(isOutside ? .dropped : .returned) }
    change { $0.pointerMoved(inside: !isOutside) }
  }

  private func pointerReleased() {
    guard model.tracksPointer else { return }
    button.report(.released)
    change { $0.pointerReleased(inside: isPointInside, at: clock.now) }
    pressEnded()
  }

  private func pointerCancelled() {
    if model.tracksPointer { button.report(.cancelled) }
    change { $0.pointerCancelled() }
    pressEnded()
  }

  private func gestureEnded() {
    if model.tracksPointer { pointerCancelled() }
  }

  private var point: CGPoint {
    var x = 0.0
    var y = 0.0
    let sequence = gtk_gesture_single_get_current_sequence(gesture)
    guard gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return CGPoint(x: -1, y: -1) }
    return CGPoint(x: x, y: y)
  }

  private var isPointInside: Bool {
    let point = point
    return gtk_widget_contains(button.pointer, point.x, point.y) != 0
  }

  // MARK: Keyboard and state

  func keyActivationChanged(isActivating: Bool) {
    if isActivating { pressBegan() }
    button.report(isActivating ? .pressed : .released)
    change {
      if isActivating {
        $0.keyActivationBegan(at: clock.now)
      } else {
        $0.keyActivationEnded(at: clock.now)
      }
    }
  }

  /// The button cannot be pressed any more: insensitive, hidden or taken out.
  func end() {
    if model.tracksPointer || model.isDown { button.report(.cancelled) }
    change { $0.ended() }
    pressEnded()
  }

  /// GTK does not reset gestures of a widget that is unmapped, and a press left open would swallow the next one.
  func reset() {
    gtk_event_controller_reset(gesture)
    end()
  }

  /// GTK leaves ACTIVE set after a press that a modal window cut short, and before 4.14 after one that insensitivity or
  /// hiding did.
  private func pressEnded() {
    MainLoop.idle { [weak button, weak self] in
      guard let button, let self, !model.tracksPointer else { return }
      isOfNestedControl = false
      button.takeMarkOff()
    }
  }

  /// No mouse button and no finger is down any more.
  func everythingIsUp() { pressEnded() }

  // MARK: Repetition

  /// Whether the button acts again and again while it is held down.
  var repeats = false {
    didSet {
      guard repeats != oldValue else { return }
      // A press that has acted by itself does not act once more, even if it may repeat no longer.
      hadRepeated = hasRepeated
      repetition = repeats ? PressRepeat(on: clock) { [unowned button] in button.act() } : nil
      repetition?.isHeld = model.isDown
    }
  }

  /// Whether the press that ends is one to act for: not when it has acted again and again by itself, nor when it was that of
  /// a control within, which may have gone meanwhile.
  var mayClick: Bool { !hasRepeated && !isOfNestedControl }

  private var hasRepeated: Bool { hadRepeated || repetition?.hasActed == true }

  private func pressBegan() {
    hadRepeated = false
    isOfNestedControl = false
    repetition?.begin()
  }

  // MARK: Time

  private func change(_ mutate: (inout PressModel) -> Void) {
    let wasPressed = model.isPressed
    let wasPointerOutside = model.isPointerOutside
    mutate(&model)
    repetition?.isHeld = model.isDown
    followTime()
    if model.isPointerOutside != wasPointerOutside { button.delegate?.buttonStateChanged() }
    if model.isPressed != wasPressed { button.pressChanged() }
  }

  /// Frames count from the press on; the clock matters only while the picture lingers.
  private func followTime() {
    if !model.needsFrames {
      frameTick = nil
    } else if frameTick == nil {
      frameTick = FrameTick(on: button) { [unowned self] in change { $0.framePainted(at: clock.now) } }
    }
    // When the time is up but no frames come, as of a window that nobody sees, the next frame ends it.
    let wait = model.lingerEnd - clock.now
    guard model.isAwaitingEnd, wait > 0 else {
      timer = nil
      return
    }
    guard timer == nil else { return }
    timer = clock.schedule(after: wait) { [weak self] in
      guard let self else { return }
      timer = nil
      change { $0.timePassed(at: self.clock.now) }
    }
  }
}
