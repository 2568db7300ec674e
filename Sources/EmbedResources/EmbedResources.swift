import Foundation

/// Compiles a gresource manifest and writes the result as one Swift file.
///
/// The bundle becomes a single base64 `StaticString`: the compiler takes a moment for it, where an array
/// literal of the same bytes takes minutes.
@main
enum EmbedResources {
  static func main() {
    do {
      guard CommandLine.arguments.count == 3 else {
        throw Failure("usage: EmbedResources MANIFEST OUTPUT.swift")
      }
      try embed(
        manifest: URL(fileURLWithPath: CommandLine.arguments[1]),
        into: URL(fileURLWithPath: CommandLine.arguments[2]))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  static func embed(manifest: URL, into output: URL) throws {
    try checkSymbols(of: manifest)
    let bundle = output.deletingPathExtension().appendingPathExtension("gresource")
    defer { try? FileManager.default.removeItem(at: bundle) }
    try compile(manifest, to: bundle)
    let text = try Data(contentsOf: bundle).base64EncodedString()
    let source = """
      /// The compiled resource bundle, written by the EmbedResources tool.
      enum EmbeddedResources {
        static let base64: StaticString = "\(text)"
      }

      """
    try Data(source.utf8).write(to: output, options: .atomic)
  }

  /// A drawing that the manifest does not name would be missing from the program without a word.
  private static func checkSymbols(of manifest: URL) throws {
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let folder = manifest.deletingLastPathComponent().appendingPathComponent("symbols")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in files.sorted() where name.hasSuffix(".svg") && !text.contains(">symbols/\(name)</file>") {
      throw Failure("symbols/\(name) is not listed in \(manifest.lastPathComponent)")
    }
  }

  private static func compile(_ manifest: URL, to bundle: URL) throws {
    let process = Process()
    process.executableURL = try compiler()
    process.arguments = [
      "--sourcedir", manifest.deletingLastPathComponent().path, "--target", bundle.path, manifest.path,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("glib-compile-resources could not compile \(manifest.path); its message is above")
    }
  }

  private static func compiler() throws -> URL {
    let name = "glib-compile-resources"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: candidate) { return URL(fileURLWithPath: candidate) }
    }
    throw Failure(
      "\(name) was not found. It is part of GLib's development tools: "
        + "install the package libglib2.0-dev-bin (Debian, Ubuntu) or glib2-devel (Fedora)")
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
