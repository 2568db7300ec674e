import Foundation

/// Compiles gettext catalogues into the folders that gettext looks in, and writes Swift source that says where they are.
@main
enum CompileTranslations {
  private static let domain = "veneer-gallery"

  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
      guard arguments.count == 3 else {
        throw Failure("usage: CompileTranslations CATALOGUES OUTPUT SOURCE.swift")
      }
      let languages = try String(
        contentsOf: arguments[0].appendingPathComponent("LINGUAS"), encoding: .utf8
      )
      .split(whereSeparator: \.isWhitespace).map(String.init)
      for language in languages { try compile(language, from: arguments[0], to: arguments[1]) }
      let source = """
        /// The translations that were compiled with this program, written by the CompileTranslations tool.
        enum BuiltCatalogues {
          static let directory = #"\(arguments[1].path)"#
          static let languages: [String] = \(languages)
        }

        """
      try Data(source.utf8).write(to: arguments[2], options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func compile(_ language: String, from catalogues: URL, to output: URL) throws {
    let folder = output.appendingPathComponent("\(language)/LC_MESSAGES")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "msgfmt", "--check", "-o", folder.appendingPathComponent("\(domain).mo").path,
      catalogues.appendingPathComponent("\(language).po").path,
    ]
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 127: throw Failure("there is no msgfmt; it is in the package gettext")
    default: throw Failure("msgfmt cannot compile \(language).po")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
