import CGtk
import Foundation

/// A `gtk4-broadwayd` of this process's own, in a folder of its own: any number of test processes run side by
/// side.
struct BroadwayDaemon: Sendable {
  /// The runtime folder of daemon and application, with both sockets and the daemon's output in it.
  let directory: String
  private let process: pid_t

  private static let logName = "/gtk4-broadwayd.log"

  /// Starts the daemon; ``connect(timeout:)`` tells when it is ready.
  init() throws {
    let program = try Self.findProgram()
    directory = try Self.makeDirectory()
    setenv("XDG_RUNTIME_DIR", directory, 1)

    let output = open(directory + Self.logName, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(output) }
    let words = [program, "--unixsocket", directory + "/web", ":0"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    process = veneer_test_spawn(program, &arguments, output)
    arguments.forEach { free($0) }
    guard process > 0 else {
      throw HeadlessError("cannot start \(program): \(String(cString: strerror(errno)))")
    }
  }

  /// Connects to the web side as soon as the daemon listens there.
  func connect(timeout seconds: Int = 10) throws -> WebSocket {
    let deadline = Date(timeIntervalSinceNow: Double(seconds))
    while Date() < deadline {
      if let socket = try WebSocket(path: directory + "/web") {
        try socket.shakeHands(timeout: seconds)
        return socket
      }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        throw HeadlessError("gtk4-broadwayd ended as soon as it was started\(lastOutput)")
      }
      usleep(2000)
    }
    throw HeadlessError("gtk4-broadwayd did not listen within \(seconds) s\(lastOutput)")
  }

  /// Ends the daemon and removes its folder.
  func stop() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// What the daemon said, to be put behind an error message.
  var lastOutput: String {
    let text = (try? String(contentsOfFile: directory + Self.logName, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("Listening on") }
    return lines.isEmpty ? "" : ". It said:\n" + lines.suffix(10).joined(separator: "\n")
  }

  private static func findProgram() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let candidates = folders.map { "\($0)/gtk4-broadwayd" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw HeadlessError(
        "gtk4-broadwayd was not found in PATH; it is in the package libgtk-4-bin "
          + "(sudo apt-get install libgtk-4-bin)")
    }
    return program
  }

  private static func makeDirectory() throws -> String {
    // The name of a socket has at most 107 bytes.
    let temporary = NSTemporaryDirectory()
    let parent = temporary.utf8.count < 70 ? temporary : "/tmp/"
    var template = Array((parent + "veneer-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HeadlessError("cannot make a folder in \(parent): \(String(cString: strerror(errno)))")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
