import CGtk
import Foundation
import Veneer

/// A GTK display without a screen, for tests: the Broadway backend with a private daemon, and this process
/// itself as the daemon's web client.
///
/// There is one per process. ``runTests(options:)`` starts it; a program of another kind calls ``start(_:)``
/// on the main thread before its first use of GTK. The display is hermetic: fonts, theme and settings are
/// pinned, the user's configuration is not read, and Veneer's press pictures and animations stand still until
/// ``TestWindow/advanceTime(by:)``.
///
/// When the daemon dies, the process ends with exit code 1 and a line that says so. GLib criticals end it
/// too, unless `G_DEBUG` is set.
@MainActor
public final class HeadlessDisplay {
  private static var running: HeadlessDisplay?

  /// The display of this process. Stops with a message when none was started.
  public static var shared: HeadlessDisplay {
    guard let running else {
      preconditionFailure("no headless display: call runTests() or HeadlessDisplay.start() first")
    }
    return running
  }

  /// Starts the display, or returns the one that was started with the same options.
  ///
  /// Call it on the main thread, before anything uses GTK. Throws a ``HeadlessError`` when `gtk4-broadwayd`
  /// is missing, does not come up, or GTK cannot use it; when another display runs already; and off the main
  /// thread.
  @discardableResult
  public static func start(_ options: Options = Options()) throws -> HeadlessDisplay {
    if let running {
      guard running.options == options else {
        throw HeadlessError("this process already has a headless display, with other options")
      }
      return running
    }
    let display = try HeadlessDisplay(options: options)
    running = display
    // Tasks run while GLib's loop does, before anything is hosted too.
    MainQueueBridge.install()
    return display
  }

  /// What the display was started with.
  public let options: Options

  let client: BroadwayClient
  let clock = ManualClock()
  /// The `GdkDisplay`.
  let pointer: OpaquePointer

  private init(options: Options) throws {
    guard Thread.isMainThread else {
      throw HeadlessError("GTK needs the main thread; run these tests as an executable that calls runTests()")
    }
    guard gtk_is_initialized() == 0 else {
      throw HeadlessError("GTK is already running on another display")
    }
    try options.check()
    WarningLog.install()
    self.options = options

    let daemon = try BroadwayDaemon()
    do {
      let client = BroadwayClient(socket: try daemon.connect()) { Self.end(daemon, because: $0) }
      // The client must be there before the first frame: without one GTK paints a frame a second.
      client.withLock {
        client.send(.screenSize(width: options.width, height: options.height, scale: options.scale))
      }
      client.synchronize()
      self.client = client
      pointer = try Self.openDisplay(directory: daemon.directory, font: options.font)
    } catch {
      daemon.stop()
      throw error
    }
    Self.stopAtExit(daemon, client)
    pinSettings()
    DisplayContext.of(pointer).clock = clock
  }

  /// Ends the process from any thread: with its display gone, GDK would only exit without a word.
  private nonisolated static func end(_ daemon: BroadwayDaemon, because reason: String) {
    let line = "VeneerTesting: \(reason); ending the tests\(daemon.lastOutput)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    daemon.stop()
    _exit(1)
  }

  private static func stopAtExit(_ daemon: BroadwayDaemon, _ client: BroadwayClient) {
    leftover = (daemon, client)
    atexit {
      guard let (daemon, client) = HeadlessDisplay.leftover else { return }
      // GDK calls exit when it loses the daemon. Asked once more, a dead daemon is reported by the client.
      client.synchronize(timeout: 1)
      client.close()
      daemon.stop()
    }
  }

  private nonisolated(unsafe) static var leftover: (BroadwayDaemon, BroadwayClient)?
}
