import CGtk

/// The surface of a window and the frames painted on it, known from the moment GTK makes the surface, whoever
/// presents the window.
@MainActor
final class WindowSurface {
  /// The surface's number on the display; 0 until GTK has made it.
  private(set) var number = 0
  let frames = FrameCounter()
  private let display: HeadlessDisplay

  init(of window: UnsafeMutablePointer<GtkWidget>, on display: HeadlessDisplay) {
    self.display = display
    let realized: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?) -> Void = { window, data in
      let surface = Unmanaged<WindowSurface>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated { surface.begin(window) }
    }
    g_signal_connect_data(
      window, "realize", unsafeBitCast(realized, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { data, _ in Unmanaged<WindowSurface>.fromOpaque(data!).release() }, G_CONNECT_AFTER)
    if gtk_widget_get_realized(window) != 0 { frames.watch(gtk_widget_get_frame_clock(window)) }
  }

  /// Takes the window on top for this one, which GTK has been asked to raise; for a window whose surface was
  /// made before.
  func findOnTop() {
    guard number == 0 else { return }
    synchronize()
    number = display.client.withLock { display.client.scene.topWindow }
  }

  private func begin(_ window: UnsafeMutablePointer<GtkWidget>) {
    frames.watch(gtk_widget_get_frame_clock(window))
    synchronize()
    // Numbers only grow, and this surface is the newest.
    number = display.client.withLock { display.client.scene.surfaces.map(\.id).max() ?? 0 }
  }

  private func synchronize() {
    display.synchronize()
    display.client.synchronize()
  }
}
