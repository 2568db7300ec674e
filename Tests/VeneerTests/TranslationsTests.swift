import Foundation
import Testing

/// The gallery's catalogues, and the tool that looks after them.
@Suite struct TranslationsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogues = root.appendingPathComponent("resources/po")

  /// What the tool finds wrong with the catalogues in a folder.
  private func faults(in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B", Self.root.appendingPathComponent("Tools/translations/update.py").path, "--check",
      "--catalogues", folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == (text.isEmpty ? 0 : 1))
    return text.split(separator: "\n").map(String.init)
  }

  /// What is wrong once `old` is `new` in one of the files.
  private func faults(in file: String, replacing old: String, by new: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("veneer-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.catalogues, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let changed = folder.appendingPathComponent(file)
    let text = try String(contentsOf: changed, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacingOccurrences(of: old, with: new).write(to: changed, atomically: true, encoding: .utf8)
    return try faults(in: folder)
  }

  @Test func everyLanguageHasAllKeysAndNoOthers() throws {
    #expect(try faults(in: Self.catalogues) == [])
  }

  @Test func aKeyThatIsMissingOrGoneIsFound() throws {
    let found = try faults(in: "de.po", replacing: "msgid \"Add item\"", by: "msgid \"Add an item\"")
    #expect(found == ["de.po lacks “Add item”", "de.po has “Add an item”, which no source has"])
  }

  @Test func aTextThatIsMissingOrUncertainIsFound() throws {
    #expect(
      try faults(in: "de.po", replacing: "msgstr \"Protokoll leeren\"", by: "msgstr \"\"")
        == ["de.po has no text for “Clear the log”"])
    #expect(
      try faults(in: "de.po", replacing: "msgid \"Clear the log\"", by: "#, fuzzy\nmsgid \"Clear the log\"")
        == ["de.po is not sure of “Clear the log”"])
  }

  @Test func valuesThatDoNotAgreeAreFound() throws {
    let found = try faults(in: "ar.po", replacing: "ضُغط %lld مرات", by: "ضُغط %@ مرات")
    #expect(found.first == "ar.po has other values than “Pressed once / Pressed %lld times”")
  }

  @Test func aTemplateThatIsNotWhatTheSourcesHaveIsFound() throws {
    let found = try faults(in: "veneer-gallery.pot", replacing: "msgid \"Clear\"", by: "msgid \"Empty\"")
    #expect(found.first?.hasPrefix("veneer-gallery.pot is not what the sources have") == true)
  }
}
