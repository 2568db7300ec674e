import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The daemon behind the display: what it says when it is not there, and that displays do not meet.
  @Suite @MainActor struct KitDaemon {
    @Test func aDaemonThatDiesEndsTheTests() async throws {
      let program = try await KitProgram.run("kit-without-daemon")
      #expect(program.status == 1)
      #expect(program.errors.contains("gtk4-broadwayd, the private display of the tests, has died"))
      #expect(program.output == "")
      #expect(program.seconds < 5)
    }

    @Test func aDaemonThatHangsEndsTheTests() async throws {
      let program = try await KitProgram.run("kit-with-stopped-daemon")
      #expect(program.status == 1)
      #expect(program.errors.contains("gtk4-broadwayd has not answered"))
      #expect(program.output == "")
      #expect(program.seconds < 6)
    }

    @Test func aMissingDaemonIsNamedWithItsPackage() async throws {
      let program = try await KitProgram.run("kit-steps", environment: ["PATH": "/nowhere"])
      #expect(program.status == 1)
      #expect(program.errors.contains("gtk4-broadwayd was not found in PATH"))
      #expect(program.errors.contains("libgtk-4-bin"))
    }

    @Test func eightProcessesRunSideBySide() async throws {
      let programs = (0..<8).map { _ in Task { try await KitProgram.run("kit-steps") } }
      var outputs: [String] = []
      for program in programs { outputs.append(try await program.value.output) }
      #expect(outputs == Array(repeating: "200 of 200", count: 8))
    }
  }
}
