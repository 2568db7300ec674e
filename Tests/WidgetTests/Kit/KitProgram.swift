import Foundation

/// A test of the test kit in a process of its own, with a display of its own.
struct KitProgram {
  let output: String
  let errors: String
  let status: Int32
  let seconds: Double

  /// Runs the program called `name` of the package's test programs.
  static func run(_ name: String, environment: [String: String] = [:]) async throws -> KitProgram {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("veneer-test-programs")
    process.arguments = [name]
    // Fonts are those that the program asks for.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "FONTCONFIG_FILE" }
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let start = Date()
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        continuation.resume(
          returning: KitProgram(
            output: text(from: output), errors: text(from: errors), status: process.terminationStatus,
            seconds: Date().timeIntervalSince(start)))
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  private static func text(from pipe: Pipe) -> String {
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
