import CGtk

/// Tells when the pointer comes to a widget and leaves it.
///
/// It listens on another widget where the pointer finds that one in its place, as it finds a button rather than its label.
@MainActor
final class HoverObserver {
  let area: Widget
  private let target: Widget
  private nonisolated(unsafe) let controller: OpaquePointer
  private let changed: (Bool) -> Void
  private var isInside = false

  init(over area: Widget, listeningOn target: Widget, changed: @escaping (Bool) -> Void) {
    self.area = area
    self.target = target
    self.changed = changed
    controller = gtk_event_controller_motion_new()!
    connectSignals()
    g_object_ref(UnsafeMutableRawPointer(controller))  // the widget takes the other reference
    gtk_widget_add_controller(target.pointer, controller)
  }

  deinit {
    veneer_disconnect_by_data(
      UnsafeMutableRawPointer(controller), Unmanaged.passUnretained(self).toOpaque())
    if let widget = gtk_event_controller_get_widget(controller) {
      gtk_widget_remove_controller(widget, controller)
    }
    g_object_unref(UnsafeMutableRawPointer(controller))
  }

  /// Connected without closures; the connections go with this object.
  private func connectSignals() {
    let moved: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void = { _, x, y, data in
      HoverObserver.with(data) { $0.pointerMoved(to: CGPoint(x: x, y: y)) }
    }
    let left: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      HoverObserver.with(data) { $0.set(false) }
    }
    let object = UnsafeMutableRawPointer(controller)
    let data = Unmanaged.passUnretained(self).toOpaque()
    let flags = GConnectFlags(rawValue: 0)
    for name in ["enter", "motion"] {
      g_signal_connect_data(object, name, unsafeBitCast(moved, to: GCallback.self), data, nil, flags)
    }
    g_signal_connect_data(object, "leave", unsafeBitCast(left, to: GCallback.self), data, nil, flags)
  }

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (HoverObserver) -> Void) {
    let observer = Unmanaged<HoverObserver>.fromOpaque(data).takeUnretainedValue()
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(observer) } }
  }

  private func pointerMoved(to point: CGPoint) {
    guard area !== target else { return set(true) }
    var x = 0.0
    var y = 0.0
    let isRelated = gtk_widget_translate_coordinates(
      target.pointer, area.pointer, point.x, point.y, &x, &y)
    set(isRelated != 0 && gtk_widget_contains(area.pointer, x, y) != 0)
  }

  private func set(_ isInside: Bool) {
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    changed(isInside)
  }
}
