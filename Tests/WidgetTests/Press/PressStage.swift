import CGtk
import Foundation
import Veneer
import VeneerTesting

/// A window for one order of events: Go and another button on a page of a stack, and room to move them to.
@MainActor
final class PressStage {
  let window: TestWindow
  let journal = PressJournal()
  let go: any PressSubject
  private let other: any PressSubject
  private let setting: PressOrder.Setting
  private let timer = ActivationTimer()
  private let root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let stack = gtk_stack_new()!
  private let page = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 30)!
  private let elsewhere = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  private var scrolled: UnsafeMutablePointer<GtkWidget>?
  private var popover: UnsafeMutablePointer<GtkWidget>?
  private var modal: TestWindow?
  /// Where Go was last, in the window.
  private var frame = CGRect.zero
  private var otherCenter = CGPoint.zero
  private var innerCenter = CGPoint.zero

  enum Kind { case veneer, plainTwin }

  init(_ kind: Kind, in setting: PressOrder.Setting) async {
    self.setting = setting
    switch kind {
    case .veneer:
      go = VeneerPressSubject(.go, journal: journal, in: setting)
      other = VeneerPressSubject(.other, journal: journal)
    case .plainTwin:
      go = PlainPressSubject(.go, journal: journal, in: setting)
      other = PlainPressSubject(.other, journal: journal)
    }
    // Kept while it is in no container.
    g_object_ref_sink(go.widget)
    window = TestWindow(width: 300, height: 240, content: root)
    build(setting)
    await window.pointer.leave()
    await window.present()
    if setting == .defaultButton, kind == .plainTwin {
      gtk_window_set_default_widget(window.widget.asWindow, go.button)
    }
    await window.settle()
    _ = journal.takeLines()
    rememberPlaces()
    timer.hold()
  }

  func close() {
    modal?.close()
    if let popover { gtk_widget_unparent(popover) }
    window.close()
    g_object_unref(go.widget)
  }

  private func build(_ setting: PressOrder.Setting) {
    gtk_widget_set_margin_top(root, 20)
    gtk_widget_set_halign(page, GTK_ALIGN_CENTER)
    for widget in [go.widget, other.widget] {
      gtk_widget_set_valign(widget, GTK_ALIGN_START)
      gtk_box_append(page.asBox, widget)
    }
    let first = setting == .scrolled ? makeScrolled() : page
    gtk_stack_add_named(stack.asStack, first, "first")
    gtk_stack_add_named(stack.asStack, gtk_label_new("another page"), "second")
    gtk_box_append(root.asBox, stack)
    gtk_widget_set_size_request(elsewhere, -1, 60)
    gtk_box_append(root.asBox, elsewhere)
    if setting == .draggable { addDragGesture() }
  }

  /// Gives the focus to the button that has it in the setting.
  func setFocus() async {
    switch setting {
    case .answersKeys: if let button = other.button { gtk_widget_grab_focus(button) }
    case .defaultButton: gtk_window_set_focus(window.widget.asWindow, nil)
    default: if let button = go.button { gtk_widget_grab_focus(button) }
    }
    await window.settle()
  }

  private func makeScrolled() -> UnsafeMutablePointer<GtkWidget> {
    let scrolled = gtk_scrolled_window_new()!
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_set_margin_top(content, 50)
    gtk_widget_set_size_request(content, -1, 500)
    gtk_box_append(content.asBox, page)
    gtk_widget_set_size_request(scrolled, -1, 140)
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), content)
    self.scrolled = scrolled
    return scrolled
  }

  /// Takes the sequence once it has gone farther than any click.
  private func addDragGesture() {
    let gesture = gtk_gesture_drag_new()!
    let dragged: @convention(c) (OpaquePointer, Double, Double, gpointer?) -> Void = { gesture, x, y, _ in
      if abs(x) + abs(y) > 15 { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(gesture), "drag-update", unsafeBitCast(dragged, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(page, gesture)
  }

  // MARK: Places

  private func rememberPlaces() {
    if let button = shownButton { frame = button.frame }
    if let button = other.button { otherCenter = Element(button, in: window).center }
    if let button = go.innerButton { innerCenter = Element(button, in: window).center }
  }

  private func point(_ place: PressOrder.Place) -> CGPoint {
    if modal == nil { rememberPlaces() }
    switch place {
    case .inside: return CGPoint(x: frame.minX + 8, y: frame.midY)
    case .nearby: return CGPoint(x: frame.minX + 10, y: frame.midY + 2)
    case .outside: return CGPoint(x: 4, y: 4)
    case .offWindow: return CGPoint(x: 600, y: 500)
    case .above: return CGPoint(x: frame.minX + 8, y: frame.midY - 50)
    case .other: return otherCenter
    case .inner: return innerCenter
    }
  }

  /// Go as an element, while it is on the screen.
  var shownButton: Element? {
    guard let button = go.button, gtk_widget_get_mapped(button) != 0 else { return nil }
    return Element(button, in: window)
  }

  // MARK: Steps

  func play(_ step: PressOrder.Step) async {
    switch step {
    case .move(let place): await window.pointer.move(to: point(place))
    case .press(let button): await window.pointer.press(button: button)
    case .release(let button): await window.pointer.release(button: button)
    case .wheel: await window.pointer.scroll(by: 1)
    case .touch(let place, let finger): await window.touch.begin(at: point(place), finger: finger)
    case .drag(let place, let finger): await window.touch.move(to: point(place), finger: finger)
    case .lift(let finger): await window.touch.end(finger: finger)
    case .keyDown(let key): await window.keyboard.press(key)
    case .keyUp(let key): await window.keyboard.release(key)
    case .change(let change): await make(change)
    case .pass(let seconds): await window.advanceTime(by: seconds)
    case .activationTimesOut: timer.goOff()
    }
    timer.hold()
    await window.settle()
    for _ in 0..<3 { await window.advanceFrame() }
  }

  private func make(_ change: PressOrder.Change) async {
    switch change {
    case .disable: go.isEnabled = false
    case .enable: go.isEnabled = true
    case .disableAround: gtk_widget_set_sensitive(page, 0)
    case .enableAround: gtk_widget_set_sensitive(page, 1)
    case .hide: gtk_widget_set_visible(go.widget, 0)
    case .show: gtk_widget_set_visible(go.widget, 1)
    case .turnPage: gtk_stack_set_visible_child_name(stack.asStack, "second")
    case .turnPageBack: gtk_stack_set_visible_child_name(stack.asStack, "first")
    case .remove: go.isPresent = false
    case .add: go.isPresent = true
    case .takeOut: place(in: nil)
    case .putBack, .moveHome: place(in: page)
    case .moveElsewhere: place(in: elsewhere)
    case .openPopover: openPopover()
    case .closePopover: if let popover { gtk_popover_popdown(popover.asPopover) }
    case .openModalWindow: await openModalWindow()
    case .closeModalWindow: await closeModalWindow()
    case .exchangeStyle: go.exchangeStyle()
    case .moveFocus: if let button = other.button { gtk_widget_grab_focus(button) }
    case .resetGestures: resetGestures()
    case .scrollBack: scrollBack()
    }
  }

  private func place(in box: UnsafeMutablePointer<GtkWidget>?) {
    let parent = gtk_widget_get_parent(go.widget)
    guard parent != box else { return }
    if let parent { gtk_box_remove(parent.asBox, go.widget) }
    if let box { gtk_box_prepend(box.asBox, go.widget) }
  }

  private func openPopover() {
    let popover = self.popover ?? gtk_popover_new()!
    if self.popover == nil {
      gtk_popover_set_child(popover.asPopover, gtk_label_new("in the popover"))
      gtk_widget_set_parent(popover, elsewhere)
      self.popover = popover
    }
    gtk_popover_popup(popover.asPopover)
  }

  private func openModalWindow() async {
    let modal = TestWindow(width: 60, height: 40, content: gtk_label_new("modal"))
    gtk_window_set_transient_for(modal.widget.asWindow, window.widget.asWindow)
    gtk_window_set_modal(modal.widget.asWindow, 1)
    self.modal = modal
    await modal.present()
  }

  private func closeModalWindow() async {
    guard let modal else { return }
    modal.close()
    self.modal = nil
    await window.present()
  }

  private func scrollBack() {
    guard let scrolled else { return }
    // What the finger has set going stops too.
    gtk_scrolled_window_set_kinetic_scrolling(OpaquePointer(scrolled), 0)
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)), 0)
  }

  private func resetGestures() {
    guard let button = go.button else { return }
    let controllers = gtk_widget_observe_controllers(button)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      gtk_event_controller_reset(OpaquePointer(controller))
      g_object_unref(controller)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var asStack: OpaquePointer { OpaquePointer(self) }

  fileprivate var asPopover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self)
  }
}
