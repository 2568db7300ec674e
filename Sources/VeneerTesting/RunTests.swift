import CGtk
import Foundation
import Testing
import Veneer

/// Runs all Swift Testing tests of an executable target on the main thread, under GTK's main loop, and exits.
///
/// `swift test` runs main-actor tests on changing threads on Linux, where GTK cannot be used. So suites that
/// touch GTK are an executable target whose `main.swift` is:
///
///     import VeneerTesting
///
///     runTests()
///
/// Run it with `swift run`; arguments such as `--filter` mean what they mean to `swift test`. Suites that run
/// at the same time would share the one display, so nest them all in one `@Suite(.serialized) @MainActor
/// enum`.
///
/// - Parameter options: How the display comes up. If it cannot, the reason is printed and the exit code 1.
@MainActor
public func runTests(options: HeadlessDisplay.Options = .init()) -> Never {
  // What was printed before a crash shall be seen.
  veneer_test_unbuffer_output()
  do {
    try HeadlessDisplay.start(options)
  } catch {
    FileHandle.standardError.write(Data("VeneerTesting: \(error)\n".utf8))
    exit(1)
  }
  MainQueueBridge.install()
  Task {
    let code: CInt = await Testing.__swiftPMEntryPoint()
    exit(code)
  }
  g_main_loop_run(g_main_loop_new(nil, 0))
  exit(1)
}
