import CGtk
import Foundation
import Veneer

/// Lets a web browser on this machine be the display, through GTK's Broadway backend.
@MainActor
enum BroadwayServer {
  private nonisolated(unsafe) static var daemon: Process?

  /// Starts the daemon, prints the address, and runs `program` on that display. Returns what `program` does.
  static func serve(_ program: () -> Int32) -> Int32 {
    chooseRuntimeFolder()
    guard let server = startDaemon() else {
      PictureProcess.fail(
        "gtk4-broadwayd does not start on any port from 8080 to 8179 of 127.0.0.1; it is in the package "
          + "libgtk-4-bin")
    }
    setenv("GDK_BACKEND", "broadway", 1)
    setenv("BROADWAY_DISPLAY", ":\(server.display)", 1)
    // GTK's Broadway backend has a renderer of its own and draws wrongly with another one.
    unsetenv("GSK_RENDERER")
    stopAtEnd()
    print("http://127.0.0.1:\(server.port)/")
    fflush(nil)
    return program()
  }

  /// The daemon and GTK meet at a socket in XDG_RUNTIME_DIR, which is not set in every shell.
  private static func chooseRuntimeFolder() {
    if let folder = getenv("XDG_RUNTIME_DIR"), access(folder, W_OK) == 0 { return }
    var template = Array("/tmp/veneer-gallery-XXXXXX".utf8CString)
    if let folder = mkdtemp(&template) { setenv("XDG_RUNTIME_DIR", folder, 1) }
  }

  private static func startDaemon() -> (port: Int, display: Int)? {
    var display = 0
    for port in 8080..<8180 where !isListening(port) {
      while FileManager.default.fileExists(atPath: socket(of: display)) { display += 1 }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["gtk4-broadwayd", "--address", "127.0.0.1", "--port", "\(port)", ":\(display)"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      if isReady(process, port, display) {
        daemon = process
        return (port, display)
      }
      process.terminate()
    }
    return nil
  }

  /// Waits up to five seconds for the daemon's page and its socket.
  private static func isReady(_ process: Process, _ port: Int, _ display: Int) -> Bool {
    for _ in 0..<100 where process.isRunning {
      if FileManager.default.fileExists(atPath: socket(of: display)), isListening(port) { return true }
      usleep(50_000)
    }
    return false
  }

  /// GTK counts Broadway's sockets from one, its displays from zero.
  private static func socket(of display: Int) -> String {
    let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    return "\(folder)/broadway\(display + 1).socket"
  }

  private static func isListening(_ port: Int) -> Bool {
    let client = g_socket_client_new()
    defer { g_object_unref(client) }
    guard let connection = g_socket_client_connect_to_host(client, "127.0.0.1", guint16(port), nil, nil)
    else { return false }
    g_object_unref(connection)
    return true
  }

  private static func stopAtEnd() {
    atexit { BroadwayServer.daemon?.terminate() }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      g_unix_signal_add(
        signal,
        { _ in
          exit(0)
        }, nil)
    }
  }
}
