import CGtk
import Foundation
import Veneer

/// An undecorated window for one test, with real input and real pixels.
///
///     let window = TestWindow(width: 300, height: 200) {
///       Button("Save") { saved = true }
///     }
///     await window.present()
///     try await window.pointer.click(window.element(role: .button, named: "Save"))
///     #expect(saved)
///     window.close()
///
/// The window lies at the top left of the screen, on top of those presented before it. Close it at the end of
/// the test.
@MainActor
public final class TestWindow {
  private var isPaused = false
  let display: HeadlessDisplay
  private let existing: WeakWidget
  /// Keeps the handle of a hosted view, for as long as the window.
  private var host: AnyObject?
  private let windowSurface: WindowSurface
  private(set) var picture: OpaquePointer?

  /// Makes a window with `content` in it, a widget that nothing holds yet. The size is in logical pixels; the
  /// window becomes larger when its content cannot be that small.
  public convenience init(width: Int, height: Int, content: UnsafeMutablePointer<GtkWidget>) {
    self.init(gtk_window_new())
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
    gtk_window_set_child(window, content)
  }

  /// Takes a window that the program under test has made, a `GtkWindow`, on the screen or not. Only a window
  /// without decoration lies at the top left of the screen with all its edges.
  public init(_ window: UnsafeMutablePointer<GtkWidget>) {
    display = .shared
    existing = WeakWidget(window)
    windowSurface = WindowSurface(of: window, on: display)
    picture = gtk_widget_paintable_new(window)
  }

  /// Makes a window that shows a view. The size is in logical pixels; the window becomes larger when the view
  /// cannot be that small.
  public convenience init<Content: View>(width: Int, height: Int, @ViewBuilder content: () -> Content) {
    let host = HostingWidget(rootView: content())
    self.init(width: width, height: height, content: host.widget)
    self.host = host
  }

  /// The `GtkWindow`. Stops with a message after ``close()``, and when the application has destroyed it.
  public var widget: UnsafeMutablePointer<GtkWidget> {
    guard let widget = existing.widget else { preconditionFailure("the test window is closed") }
    return widget
  }

  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  /// The number of the window's surface on the display; 0 before there is one.
  var surface: Int { windowSurface.number }

  /// The mouse, in this window's coordinates.
  public var pointer: Pointer { Pointer(window: self) }

  /// The fingers, in this window's coordinates.
  public var touch: Touch { Touch(window: self) }

  /// The keyboard.
  public var keyboard: Keyboard { Keyboard(display: display) }

  /// Shows the window on top of all others, gives it the keyboard focus, and returns when it is painted.
  public func present() async {
    gtk_window_present(window)
    windowSurface.findOnTop()
    await advanceFrame()
    await settle()
  }

  /// Destroys the window and its content. Twice is once.
  public func close() {
    if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
    picture = nil
    host = nil
    if existing.widget != nil {
      popDown()
      gtk_window_destroy(window)
    }
    display.deliver()
  }

  /// Closes the open popovers. GTK 4.8 gives other windows no events any more when a window goes with an open one.
  private func popDown() {
    for popover in root.visibleDescendants where popover.isOfType("GtkPopover") {
      gtk_popover_popdown(UnsafeMutableRawPointer(popover.widget).assumingMemoryBound(to: GtkPopover.self))
    }
  }

  /// Settles, and paints what is due: GTK may be waiting for the time of its next frame.
  func paint() async {
    await settle()
    if !isPaused {
      await advanceFrame()
      // GTK's picture of a widget takes over a frame right after it.
      display.deliver()
    }
    // That frame may have been the first to ask for a picture.
    if SVGDocument.pendingRasters > 0 { await settle() }
  }

  /// How many frames the window has painted.
  public var paintedFrames: Int { windowSurface.frames.count }

  /// Paints exactly one frame, and returns when it is painted, with style and layout up to date.
  ///
  /// Pending tasks do not run meanwhile; ``settle()`` runs them. Between two calls the window goes on
  /// painting what is due, unless ``pauseFrames()`` was called. A window that is not on the screen paints
  /// nothing. Stops with a message when no frame comes within 5 s.
  public func advanceFrame() async {
    guard let widget = existing.widget, gtk_widget_get_mapped(widget) != 0,
      let clock = gtk_widget_get_frame_clock(widget)
    else { return }
    // By then the client knows of every frame painted so far, so that it has all to answer.
    display.synchronize()
    display.client.synchronize()
    let before = windowSurface.frames.count
    let alarm = Alarm(seconds: 5)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    display.client.answerFrames(of: surface)
    while windowSurface.frames.count == before, existing.widget != nil {
      precondition(!alarm.hasGoneOff, "the window painted no frame within 5 s")
      g_main_context_iteration(nil, 1)
    }
  }

  /// Holds the window's picture: from now on it paints a frame at each ``advanceFrame()`` and at no other
  /// time.
  ///
  /// For tests that look at single frames. Layout belongs to a frame too, so what a change does to sizes
  /// shows after the next one.
  public func pauseFrames() async {
    isPaused = true
    // The question that follows this frame is the first one that stays open.
    display.client.setPaused(true, window: surface)
    await advanceFrame()
    display.deliver()
  }

  /// Ends ``pauseFrames()``.
  public func resumeFrames() async {
    isPaused = false
    display.client.setPaused(false, window: surface)
    await settle()
  }

  /// Lets `seconds` pass on the clock of Veneer's press pictures and animations, which otherwise stands
  /// still, and settles. GTK's own timers and CSS transitions follow the real clock.
  public func advanceTime(by seconds: Double) async {
    display.clock.advance(by: seconds)
    await settle()
  }

  /// Returns when GTK has handled all input, pending `Task { @MainActor in … }` have run, and nothing is left
  /// to be painted. Something that never comes to rest is given a few frames and left alone.
  public func settle() async {
    await display.settle()
  }

  /// Returns when `condition` holds; for what only real time brings. Throws what `condition` throws, and after
  /// `seconds` real seconds a ``HeadlessError`` that says `message` and shows the elements there are.
  public func wait(
    until condition: @MainActor () throws -> Bool, timeout seconds: Double = 5, message: String? = nil
  ) async throws {
    try await display.wait(until: condition, timeout: seconds, message: message) {
      existing.widget == nil ? "" : "\n\(treeDescription)"
    }
  }

  /// A point of the window on the screen.
  func screenPoint(_ point: CGPoint) -> (x: Int, y: Int) {
    let origin = display.client.withLock { display.client.scene[surface] }
    let offset = root.surfaceOffset
    return (
      Int((point.x + offset.x).rounded()) + (origin?.x ?? 0),
      Int((point.y + offset.y).rounded()) + (origin?.y ?? 0)
    )
  }
}
