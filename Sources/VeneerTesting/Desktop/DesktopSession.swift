import Foundation

/// A whole desktop without a screen, for what a ``HeadlessDisplay`` cannot show: a program in a process of its
/// own on an X server (Xvfb), with a session bus and the accessibility bus.
///
///     let desktop = try DesktopSession()
///     let notes = try desktop.start(URL(fileURLWithPath: ".build/debug/notes"))
///     let button = try await notes.accessible(role: "button", named: "Add")
///     try notes.perform("click", on: button)
///     try await notes.wait(forOutput: "added")
///
/// Any number of them live side by side. There is no window manager: windows lie at the top left, and keys go
/// to the window that has taken the focus, or else to the one under the pointer. Everything ends with the last
/// reference to the session and its programs. Needs the Debian packages `xvfb`, `dbus-daemon`,
/// `at-spi2-core`, and for input `xdotool`.
@MainActor
public final class DesktopSession {
  // They go in this order.
  let accessibility: AccessibilityBus
  private let busDaemon: ChildProcess
  private let server: ChildProcess
  private let folder: DesktopFolder

  private let environment: [String: String?]
  private var programs = 0

  /// Starts the desktop; the size of its screen is in pixels.
  ///
  /// Throws a ``HeadlessError`` that names the Debian package when a part of it is missing, and one with the
  /// part's last output when it does not start.
  public init(width: Int = 1024, height: Int = 768) throws {
    let folder = try DesktopFolder()
    let server = try Self.startServer(width: width, height: height, folder)
    let display = try Self.waitFor("Xvfb", server) {
      // The server prints the number of its display when it takes clients.
      server.output.split(separator: "\n").compactMap { Int($0) }.first
    }
    environment = Self.environment(display: display, folder)
    busDaemon = try ChildProcess(
      SystemProgram.dbusDaemon.path, ["--session", "--nofork", "--address=unix:path=\(folder.path)/bus"],
      environment: environment, outputPath: folder.path + "/dbus-daemon.log")
    let bus = try Self.waitFor("dbus-daemon", busDaemon) {
      try? MessageBus(address: "unix:path=\(folder.path)/bus")
    }
    accessibility = try AccessibilityBus(session: bus)
    self.folder = folder
    self.server = server
  }

  /// The mouse, in the coordinates of the screen.
  public var pointer: DesktopPointer { DesktopPointer(session: self) }

  /// The keyboard.
  public var keyboard: DesktopKeyboard { DesktopKeyboard(session: self) }

  /// Starts the program at `program`. Its environment is this process's, with what leads to this desktop and
  /// `environment` on top.
  public func start(
    _ program: URL, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> DesktopProgram {
    programs += 1
    let process = try ChildProcess(
      program.path, arguments, environment: self.environment.merging(environment) { $1 },
      outputPath: folder.path + "/program-\(programs).log")
    return DesktopProgram(session: self, process: process)
  }

  /// Lets xdotool do what `arguments` say, and returns when the X server has done it.
  func xdotool(_ arguments: String...) throws {
    let path = folder.path + "/xdotool.log"
    let process = try ChildProcess(
      SystemProgram.xdotool.path, arguments, environment: environment, outputPath: path)
    guard process.wait() else {
      throw HeadlessError("xdotool \(arguments.joined(separator: " ")): \(process.end ?? "")")
    }
  }

  private static func startServer(width: Int, height: Int, _ folder: DesktopFolder) throws -> ChildProcess {
    let arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
    ]
    return try ChildProcess(SystemProgram.xvfb.path, arguments, outputPath: folder.path + "/xvfb.log")
  }

  private static func environment(display: Int, _ folder: DesktopFolder) -> [String: String?] {
    [
      "DISPLAY": ":\(display)", "GDK_BACKEND": "x11", "GTK_A11Y": "atspi", "GSETTINGS_BACKEND": "memory",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus",
      "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path + "/config",
      "WAYLAND_DISPLAY": nil, "BROADWAY_DISPLAY": nil, "AT_SPI_BUS_ADDRESS": nil, "NO_AT_BRIDGE": nil,
      "GTK_THEME": nil, "GTK_IM_MODULE": nil, "GSK_RENDERER": nil, "GDK_SCALE": nil, "GDK_DPI_SCALE": nil,
    ]
  }

  /// Asks `sign` for the sign that `process` is ready, until there is one.
  private static func waitFor<Sign>(
    _ name: String, _ process: ChildProcess, timeout seconds: Double = 20, _ sign: () -> Sign?
  ) throws -> Sign {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if let sign = sign() { return sign }
      if let end = process.end { throw HeadlessError(end) }
      usleep(5000)
    }
    throw HeadlessError("\(name) was not ready within \(seconds) s; it said:\n\(process.output)")
  }
}
