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
    for object in [UnsafeMutableRawPointer(controller), UnsafeMutableRawPointer(target.pointer)] {
      veneer_disconnect_by_data(object, Unmanaged.passUnretained(self).toOpaque())
    }
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
    let stateChanged: @convention(c) (gpointer, GtkStateFlags, gpointer) -> Void = { _, old, data in
      HoverObserver.with(data) { $0.stateChanged(from: old) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(target.pointer), "state-flags-changed",
      unsafeBitCast(stateChanged, to: GCallback.self), data, nil, flags)
  }

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (HoverObserver) -> Void) {
    let observer = Unmanaged<HoverObserver>.fromOpaque(data).takeUnretainedValue()
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(observer) } }
  }

  private func pointerMoved(to point: CGPoint) {
    set(area === target || isInArea(point))
  }

  private func isInArea(_ point: CGPoint) -> Bool {
    var x = 0.0
    var y = 0.0
    let isRelated = gtk_widget_translate_coordinates(
      target.pointer, area.pointer, point.x, point.y, &x, &y)
    return isRelated != 0 && gtk_widget_contains(area.pointer, x, y) != 0
  }

  /// GTK's controllers hear nothing while the widget is disabled, but its mark of the pointer goes.
  private func stateChanged(from old: GtkStateFlags) {
    let state = gtk_widget_get_state_flags(target.pointer).rawValue
    let disabled = GTK_STATE_FLAG_INSENSITIVE.rawValue
    if state & disabled != 0 {
      if state & GTK_STATE_FLAG_PRELIGHT.rawValue == 0 { set(false) }
    } else if old.rawValue & disabled != 0, let point = pointerPosition {
      set(isInArea(point))
    }
  }

  private var pointerPosition: CGPoint? {
    let widget = target.pointer
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return nil }
    var x = 0.0
    var y = 0.0
    guard gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0 else { return nil }
    var origin = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &origin.x, &origin.y)
    var inside = (x: 0.0, y: 0.0)
    let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_translate_coordinates(
      nativeWidget, widget, x - origin.x, y - origin.y, &inside.x, &inside.y)
    return CGPoint(x: inside.x, y: inside.y)
  }

  private func set(_ isInside: Bool) {
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    changed(isInside)
  }
}
