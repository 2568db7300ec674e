import CGtk

/// Calls back after each painted frame of a widget's window, and keeps frames coming, for as long as it lives.
@MainActor
final class FrameTick {
  private nonisolated(unsafe) var frameClock: OpaquePointer?
  private nonisolated(unsafe) var handler: UInt = 0

  init(on widget: Widget, _ action: @escaping @MainActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
    g_object_ref(UnsafeMutableRawPointer(clock))
    frameClock = clock
    handler = Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") {
      action()
    }
    gdk_frame_clock_begin_updating(clock)
  }

  deinit {
    guard let frameClock else { return }
    gdk_frame_clock_end_updating(frameClock)
    Signal.disconnect(UnsafeMutableRawPointer(frameClock), handler)
    g_object_unref(UnsafeMutableRawPointer(frameClock))
  }
}
