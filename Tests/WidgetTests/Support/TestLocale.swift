import Foundation

/// A real locale: gettext translates in no other, and few test machines have any.
@MainActor
enum TestLocale {
  /// Makes American English known to this process and to the programs that it starts.
  static func install() async throws {
    guard !isInstalled else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("veneer-locales-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try await TestProgram.run(
      URL(fileURLWithPath: "/usr/bin/localedef"),
      ["-i", "en_US", "-f", "UTF-8", folder.appendingPathComponent("en_US.UTF-8").path])
    setenv("LOCPATH", folder.path, 1)
    isInstalled = true
  }

  private static var isInstalled = false
}
