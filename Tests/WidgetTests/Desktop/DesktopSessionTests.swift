import Foundation
import Testing
import VeneerTesting

extension WidgetSuites {
  /// The desktop of the tests itself.
  @Suite @MainActor
  struct Desktop {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test("Two desktops live side by side, each with a display of its own")
    func desktopsLiveSideBySide() async throws {
      let programs = try (0..<2).map { _ in
        try DesktopSession().start(shell, arguments: ["-c", "echo $DISPLAY; echo done; sleep 60"])
      }
      for program in programs { try await program.wait(forOutput: "done") }
      #expect(programs[0].output != programs[1].output)
    }

    @Test("A program ends with the last reference to it")
    func programsEnd() async throws {
      var program: DesktopProgram? = try DesktopSession().start(shell, arguments: ["-c", "sleep 60"])
      let process = try #require(program?.processIdentifier)
      #expect(kill(process, 0) == 0)
      program = nil
      #expect(kill(process, 0) == -1)
    }

    @Test("A program that ends early is reported with what it said")
    func earlyEndsAreReported() async throws {
      let program = try DesktopSession().start(shell, arguments: ["-c", "echo no paper; exit 3"])
      let error = await #expect(throws: HeadlessError.self) {
        try await program.wait(forOutput: "printed")
      }
      let message = try #require(error?.description)
      #expect(message == "no sign of the output “printed”: sh has ended with code 3; it said:\nno paper")
    }

    @Test("A part of the desktop that is missing is reported with its Debian package")
    func missingPartsAreReported() throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      setenv("PATH", "/nowhere", 1)
      defer { setenv("PATH", path, 1) }
      let error = #expect(throws: HeadlessError.self) { try DesktopSession() }
      let message = try #require(error?.description)
      #expect(message.contains("sudo apt-get install xvfb"))
    }
  }
}
