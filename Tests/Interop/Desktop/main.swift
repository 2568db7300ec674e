// Drives interop-c, a program in C, on a desktop without a screen. Arguments are a command that starts it, such as valgrind's.

import Foundation
import VeneerTesting

@MainActor
func drive() async throws {
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let program = folder.appendingPathComponent("interop-c").path
  let command = CommandLine.arguments.dropFirst() + [program]
  // Under valgrind everything takes its time.
  let patience: Double = command.count > 1 ? 300 : 20
  let desktop = try DesktopSession()
  let running = try desktop.start(
    URL(fileURLWithPath: command[command.startIndex]), arguments: Array(command.dropFirst()))
  try await running.wait(forOutput: "style changed", timeout: patience)
  let button = try await running.accessible(role: "button", named: "Express", timeout: patience)
  guard button.description == "Arrives tomorrow" else {
    throw Mistake("the description is “\(button.description)”")
  }
  _ = try await running.accessible(role: "label", named: "Never", timeout: patience)
  try desktop.pointer.click(at: CGPoint(x: 150, y: 85))
  try await running.wait(forOutput: "clicked, Chosen", timeout: patience)
  _ = try await running.accessible(role: "label", named: "Once", timeout: patience)
  try running.perform("click", on: button)
  try await running.waitForEnd(timeout: patience)
  let said = running.output.split(separator: "\n").filter { !$0.hasPrefix("==") }
  guard said == ["style changed", "clicked, Chosen", "clicked, Chosen"] else {
    throw Mistake("it said \(said)")
  }
}

struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

do {
  try await drive()
} catch {
  FileHandle.standardError.write(Data("interop-c: \(error)\n".utf8))
  exit(1)
}
