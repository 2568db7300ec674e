import Foundation

/// A program of the package's own that a test starts on the test's display.
struct TestProgram {
  /// Runs the program called `name` and returns what it printed.
  ///
  /// The programs lie beside the test program. They share its display; each has a main loop of its own.
  static func run(_ name: String, _ argument: String? = nil, environment: [String: String] = [:]) async throws
    -> String
  {
    try await run(url, [name] + (argument.map { [$0] } ?? []), environment: environment)
  }

  /// Where the programs are.
  static var url: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("veneer-test-programs")
  }

  /// Runs any program with `environment` on top of the test's own.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return try await withCheckedThrowingContinuation { continuation in
      // A program that nobody listens to stops when the pipe is full.
      DispatchQueue.global().async {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 0 {
          continuation.resume(returning: text.trimmingCharacters(in: .whitespacesAndNewlines))
        } else {
          continuation.resume(throwing: Failure(name: program.path, status: process.terminationStatus))
        }
      }
    }
  }

  struct Failure: Error {
    let name: String
    let status: Int32
  }
}
