import Foundation

/// A program that runs on a ``DesktopSession``. It ends with the last reference to it.
@MainActor
public final class DesktopProgram {
  private let process: ChildProcess
  // Goes after the process.
  private let session: DesktopSession

  init(session: DesktopSession, process: ChildProcess) {
    self.session = session
    self.process = process
  }

  /// The identifier of the process.
  public var processIdentifier: Int32 { process.id }

  /// What the program has printed so far, errors included.
  public var output: String { process.output }

  /// Sends a signal such as `SIGUSR1`, on which the program may do something for the test.
  public func send(signal: Int32) { process.send(signal: signal) }

  /// Returns when the program has printed the line `line`, `count` times in all.
  ///
  /// Throws a ``HeadlessError`` with the program's last output when it ends before, and after `seconds`.
  public func wait(forOutput line: String, count: Int = 1, timeout seconds: Double = 10) async throws {
    try await wait(for: "the output “\(line)”", timeout: seconds) {
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return lines.count { $0 == line } >= count ? () : nil
    }
  }

  /// Returns when the program has ended by itself with code 0.
  ///
  /// Throws a ``HeadlessError`` with the program's last output when it ends in another way, and after `seconds`.
  public func waitForEnd(timeout seconds: Double = 10) async throws {
    try await wait(for: "the end", timeout: seconds) { process.hasSucceeded ? () : nil }
  }

  /// The first part of the program with `role` in AT-SPI's words, and with `name` if one is given; waits
  /// until there is one to be seen.
  ///
  /// Throws a ``HeadlessError`` that shows the parts there are when none has come after `seconds`.
  public func accessible(
    role: String, named name: String? = nil, timeout seconds: Double = 10
  ) async throws -> AccessibleNode {
    let wanted = "the role \(role)" + (name.map { " and the name “\($0)”" } ?? "")
    return try await wait(for: wanted, timeout: seconds) {
      // A program that is just building its window changes while it is asked.
      let tree = try? accessibleTree()
      return tree?.nodes(role: role, named: name).first { $0.states.contains(.visible) }
    }
  }

  /// All that the program shows to assistive technology at this moment.
  ///
  /// Throws a ``HeadlessError`` when the program is not, or not yet, on the accessibility bus.
  public func accessibleTree() throws -> AccessibleNode {
    guard let tree = try session.accessibility.application(of: process.id) else {
      throw HeadlessError("the program is not on the accessibility bus")
    }
    return tree
  }

  /// Does the action called `action`, such as `click`, to `node`, as assistive technology does it.
  ///
  /// Throws a ``HeadlessError`` that names the actions there are when there is none such.
  public func perform(_ action: String, on node: AccessibleNode) throws {
    try session.accessibility.perform(action, on: node)
  }

  /// Asks `result` again and again until it has a value.
  private func wait<Result>(
    for wanted: String, timeout seconds: Double, _ result: () throws -> Result?
  ) async throws -> Result {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let result = try result() { return result }
      if let end = process.end { throw HeadlessError("no sign of \(wanted): \(end)") }
      guard Date() < deadline else {
        let tree = (try? accessibleTree())?.treeDescription ?? "nothing on the accessibility bus"
        throw HeadlessError(
          "no sign of \(wanted) within \(seconds) s; there is\n\(tree)\nand it said:\n\(output)")
      }
      try await Task.sleep(nanoseconds: 10_000_000)
    }
  }
}
