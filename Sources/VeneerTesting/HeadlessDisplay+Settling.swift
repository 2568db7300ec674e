import CGtk
import Foundation
import Veneer

extension HeadlessDisplay {
  /// Returns when GTK has handled all input, pending main-actor tasks have run and nothing is left to be
  /// painted.
  ///
  /// Something that never comes to rest (a spinner, a transition of GTK's) is given a few frames and left
  /// alone.
  public func settle() async {
    for _ in 0..<12 {
      // A task may start a task that starts a task; what is deeper comes with the next round.
      for _ in 0..<3 { await Task.yield() }
      let isBusy = settleOnce()
      if !finishRasters(), !isBusy { return }
    }
  }

  /// Returns when `condition` holds, looking at it again after every piece of work.
  ///
  /// For what only real time brings: a timer of GTK's, a task on another thread.
  ///
  /// - Parameters:
  ///   - condition: What is waited for.
  ///   - seconds: Real seconds after which the wait fails.
  ///   - message: What the error says; without it, that the condition did not come true.
  /// - Throws: A ``HeadlessError`` after `seconds`, and what `condition` throws.
  public func wait(
    until condition: @MainActor () throws -> Bool, timeout seconds: Double = 5, message: String? = nil
  ) async throws {
    try await wait(until: condition, timeout: seconds, message: message, context: { "" })
  }

  /// The same, with something below the message that is only made when the wait fails.
  func wait(
    until condition: @MainActor () throws -> Bool, timeout seconds: Double, message: String?,
    context: @MainActor () -> String
  ) async throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      deliver()
      if try condition() { return }
      guard Date() < deadline else {
        let failure = message ?? "the condition did not come true"
        throw HeadlessError("\(failure), within \(seconds) s\(context())")
      }
      try await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  /// Lets input that was sent arrive: the daemon has read it, GDK has got it, GTK has dispatched it.
  func deliver() {
    client.synchronize()
    synchronize()
    iterate()
  }

  /// The same, and then the main-actor tasks that the input's handlers started.
  func deliverAndYield() async {
    deliver()
    await Task.yield()
    iterate()
  }

  /// Returns when the daemon has done what GDK asked for.
  func synchronize() {
    client.supervised { gdk_display_sync(pointer) }
  }

  /// Goes once around from GTK to the daemon and back, answered frames included. Returns whether that did
  /// anything.
  private func settleOnce() -> Bool {
    let before = client.roundTripCount
    // The daemon has passed on what GTK asked for, the client has read and answered it …
    synchronize()
    client.synchronize()
    // … and the daemon has read the answer.
    let hasAnswered = client.roundTripCount != before
    if hasAnswered { client.synchronize() }
    synchronize()
    // Waiting for the daemon makes work for one dispatch by itself.
    return iterate() > 1 || hasAnswered
  }

  /// Waits for pictures that are drawn on other threads, which takes a second or two at most. Returns whether there were any.
  private func finishRasters() -> Bool {
    guard SVGDocument.pendingRasters > 0 else { return false }
    while SVGDocument.pendingRasters > 0 { g_main_context_iteration(nil, 1) }
    return true
  }

  /// Runs what is ready in the main context, but not for ever: an application may always have more.
  /// Returns the number of dispatches.
  @discardableResult
  private func iterate() -> Int {
    var count = 0
    while count < 500, g_main_context_iteration(nil, 0) != 0 { count += 1 }
    return count
  }
}
