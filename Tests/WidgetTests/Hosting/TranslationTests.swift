import Foundation
import Testing

extension WidgetSuites {
  /// Texts in another language, through real gettext catalogues. In a process of its own, as the domain is set once.
  @Suite @MainActor
  struct Translations {
    private static let catalogue = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "Add item"
      msgstr "Eintrag hinzufügen"

      msgid "%lld of %lld notes"
      msgstr "Von %2$lld Notizen %1$lld"

      msgid "%lld files"
      msgid_plural "%lld files"
      msgstr[0] "%lld Datei"
      msgstr[1] "%lld Dateien"

      msgid "%lld note"
      msgid_plural "%lld notes"
      msgstr[0] "Eine Notiz"
      msgstr[1] "%lld Notizen"
      """

    @Test(
      "Literals, resources and interpolated texts are looked up; verbatim text and unknown text are shown as written"
    )
    func textsAreLookedUp() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "veneer-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let messages = folder.appendingPathComponent("de/LC_MESSAGES")
      try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("de.po")
      try Self.catalogue.write(to: source, atomically: true, encoding: .utf8)
      _ = try await TestProgram.run(
        URL(fileURLWithPath: "/usr/bin/msgfmt"),
        ["-o", messages.appendingPathComponent("veneer-test.mo").path, source.path])
      // gettext translates in a real locale only, and few test machines have any.
      _ = try await TestProgram.run(
        URL(fileURLWithPath: "/usr/bin/localedef"),
        ["-i", "de_DE", "-f", "UTF-8", folder.appendingPathComponent("de_DE.UTF-8").path])
      let output = try await TestProgram.run(
        "translation",
        environment: [
          "CATALOGUES": folder.path, "LOCPATH": folder.path, "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de",
        ])
      #expect(
        output.split(separator: "\n") == [
          "Von 7 Notizen 3", "Eintrag hinzufügen", "Nobody translated this: 100%", "Add item",
          "1 Datei", "0 Dateien", "12 Dateien", "Eine Notiz", "3 Notizen", "1 box", "2 boxes",
        ])
    }
  }
}
