import CGtk
import Foundation

/// A process that ends with this one, or when nobody refers to it any more.
final class ChildProcess: Sendable {
  let id: pid_t
  private let name: String
  private let outputPath: String
  private let ending = Ending()

  /// Starts `program`. Its environment is this process's, with `environment` on top; nil takes a variable
  /// away. What it prints goes to the file at `outputPath`.
  init(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:], outputPath: String
  ) throws {
    guard access(program, X_OK) == 0 else { throw HeadlessError("\(program) is not a program") }
    name = URL(fileURLWithPath: program).lastPathComponent
    self.outputPath = outputPath
    let output = open(outputPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(output) }

    let removed = environment.filter { $0.value == nil }.flatMap { ["-u", $0.key] }
    let added = environment.compactMap { name, value in value.map { "\(name)=\($0)" } }
    let words = ["env"] + removed + added + [program] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    id = veneer_test_spawn("/usr/bin/env", &pointers, output)
    pointers.forEach { free($0) }
    guard id > 0 else { throw HeadlessError("cannot start \(program): \(String(cString: strerror(errno)))") }
    // The child does so too; who comes first matters to `stop`.
    setpgid(id, id)
  }

  deinit { stop() }

  /// What the process has printed so far.
  var output: String {
    String(decoding: FileManager.default.contents(atPath: outputPath) ?? Data(), as: UTF8.self)
  }

  /// How the process has ended, as a sentence with its last output; nil while it runs.
  var end: String? {
    guard let status = ending.status(of: id, waits: false) else { return nil }
    let signal = status & 0x7f
    let way = signal == 0 ? "code \(status >> 8 & 0xff)" : "signal \(signal)"
    let lines = output.split(separator: "\n").suffix(10).joined(separator: "\n")
    return "\(name) has ended with \(way)" + (lines.isEmpty ? "" : "; it said:\n\(lines)")
  }

  /// Whether the process has ended with code 0.
  var hasSucceeded: Bool { ending.status(of: id, waits: false) == 0 }

  /// Waits until the process has ended. Returns whether it was successful.
  func wait() -> Bool { ending.status(of: id, waits: true) == 0 }

  func send(signal: Int32) {
    if ending.status(of: id, waits: false) == nil { kill(id, signal) }
  }

  /// Ends the process in order, or after two seconds by force, and the processes it has started.
  func stop() {
    if end == nil { kill(-id, SIGTERM) }
    for _ in 0..<400 where end == nil { usleep(5000) }
    if end == nil { kill(-id, SIGKILL) }
    _ = wait()
  }

  /// The kernel tells only once how a process has ended.
  private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Int32?

    func status(of id: pid_t, waits: Bool) -> Int32? {
      lock.withLock {
        var status: Int32 = 0
        if known == nil, waitpid(id, &status, waits ? 0 : WNOHANG) == id { known = status }
        return known
      }
    }
  }
}
