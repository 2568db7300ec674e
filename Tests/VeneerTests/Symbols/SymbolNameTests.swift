import Testing

@testable import Veneer

/// Names: other spellings, those of the icon theme, and wrong ones.
@Suite @MainActor struct SymbolNameTests {
  @Test func everyDrawingIsFoundByItsName() {
    for name in SymbolCatalogue.names {
      #expect(SymbolName(name).base == name)
      #expect(SymbolName(name).variants == .none)
    }
  }

  @Test(arguments: SymbolAliases.names.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
  func anAliasIsAnotherNameOfADrawing(_ pair: [String]) throws {
    let (alias, name) = (pair[0], pair[1])
    #expect(SymbolCatalogue.names.contains(name))
    #expect(!SymbolCatalogue.names.contains(alias) && SymbolIcons.names[alias] == nil)
    for suffix in ["", ".fill", ".slash", ".circle", ".square.fill"] {
      #expect(try SymbolInk(alias + suffix) == SymbolInk(name + suffix), "\(alias)\(suffix)")
      #expect(SymbolName(alias + suffix).text == name + suffix)
    }
  }

  @Test(arguments: SymbolIcons.names.keys.sorted())
  func anIconStandsForASymbolWithoutADrawing(_ name: String) throws {
    #expect(SymbolName(name) == SymbolName(name + ""), "one name")
    #expect(
      SymbolName(name).base == name && SymbolName(name).variants == .none, "the name is never looked up")
    guard case .iconTheme(let icon) = SymbolCatalogue.symbol(named: name) else {
      Issue.record("\(name) has a drawing")
      return
    }
    #expect(icon == (SymbolIcons.names[name] ?? "") + "-symbolic")
  }

  @Test func namesInTheThemesSpellingMeanItsIcons() {
    for name in ["document-save", "document-save-symbolic"] {
      guard case .iconTheme("document-save-symbolic") = SymbolCatalogue.symbol(named: name) else {
        Issue.record("\(name) is no icon")
        return
      }
    }
  }

  @Test(arguments: [
    "", ".", "..", "../style", "no/such-name", "circle.of.friends", "plus.cirlce", "PLUS", "\u{0}",
  ])
  func otherNamesAreMissing(_ name: String) {
    guard case .missing(let document) = SymbolCatalogue.symbol(named: name) else {
      Issue.record("\(name) is a symbol")
      return
    }
    #expect(document === SymbolCatalogue.missingDocument)
  }

  @Test(arguments: [
    ("plsu", "plus"), ("chevron.rigth", "chevron.right"), ("Heart", "heart"), ("gears", "gear"),
    ("bel.slash", "bell"), ("envelop.fill", "envelope"), ("arrow.rigth.circle", "arrow.right"),
    ("exclamation.triangle", "exclamationmark.triangle"), ("magnifying.glass", "magnifyingglass"),
    ("thumbsup", "hand.thumbsup"), ("cloud.drizzle", "cloud"),
  ])
  func closeNamesAreProposed(_ wrong: String, _ right: String) {
    let names = SymbolSuggestion.names(closeTo: SymbolName(wrong).base, in: SymbolCatalogue.names)
    #expect(names.contains(right), "\(names)")
    #expect(names.count <= 3)
  }

  @Test func nothingIsProposedForNonsense() {
    for name in ["", "qqqqqqqq", String(repeating: "plus", count: 100)] {
      #expect(SymbolSuggestion.names(closeTo: name, in: SymbolCatalogue.names).isEmpty)
    }
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward.circle.fill", true), ("sidebar.leading", true),
    ("arrow.uturn.backward", true), ("list.bullet", true), ("list.bullet.rectangle", true),
    ("rectangle.portrait.and.arrow.forward", true), ("chevron.right", false), ("arrow.left", false),
    ("forward.fill", false), ("backward.end", false), ("goforward", false), ("plus", false), ("", false),
  ])
  func somePointAlongTheDirectionOfReading(name: String, isDirectional: Bool) {
    #expect(SymbolName.isDirectional(name) == isDirectional)
  }
}
