import Foundation
import Testing

@testable import Veneer

/// The page about symbols names all of them.
@Suite @MainActor struct SymbolDocumentationTests {
  private func page() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Documentation/Symbols.md"), encoding: .utf8)
  }

  @Test func allNamesAreOnThePage() throws {
    let page = try page()
    for name in SymbolCatalogue.names { #expect(page.contains("`\(name)`"), "\(name)") }
    #expect(page.contains("for \(SymbolCatalogue.names.count) of the most used"))
    for (alias, name) in SymbolAliases.names {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(name)` | ") }
      #expect(row?.contains("`\(alias)`") == true, "\(alias)")
    }
    for (name, icon) in SymbolIcons.names {
      #expect(page.contains("| `\(name)` | `\(icon)-symbolic` |"), "\(name)")
    }
  }
}
