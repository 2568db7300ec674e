import Testing

@testable import Veneer

@Suite struct SymbolVariantsTests {
  @Test func variantsAreChained() {
    #expect(SymbolVariants.circle.fill == SymbolVariants.fill.circle)
    #expect(SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.none.circle.slash.fill.suffix == ".slash.circle.fill")
    #expect(SymbolVariants.none.suffix.isEmpty)
  }

  @Test func containingIsAskingForAtLeastAsMuch() {
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.fill.contains(.square))
    #expect(!SymbolVariants.circle.contains(.circle.fill))
    #expect(!SymbolVariants.none.contains(.slash))
  }

  @Test func variantsUniteAndTheNearestShapeWins() {
    #expect(SymbolVariants.circle.united(withOuter: .fill) == .circle.fill)
    #expect(SymbolVariants.fill.united(withOuter: .circle) == .circle.fill)
    #expect(SymbolVariants.circle.united(withOuter: .square.slash) == .circle.slash)
    #expect(SymbolVariants.none.united(withOuter: .rectangle) == .rectangle)
  }

  @Test(arguments: [
    ("plus", "plus", SymbolVariants.none),
    ("plus.circle", "plus", .circle),
    ("plus.circle.fill", "plus", .circle.fill),
    ("bell.slash.circle.fill", "bell", .circle.fill.slash),
    ("bell.slash.fill", "bell", .fill.slash),
    ("square.and.arrow.up", "square.and.arrow.up", .none),
    ("square.and.arrow.up.fill", "square.and.arrow.up", .fill),
    ("circle", "circle", .none),
    ("circle.fill", "circle", .fill),
    ("circle.circle", "circle", .circle),
    ("fill", "fill", .none),
    ("slash", "slash", .none),
    ("fill.circle", "fill", .circle),
    ("a.fill.circle", "a.fill", .circle),
    ("", "", .none),
    (".fill", "", .fill),
  ])
  func namesAreReadFromTheirEnd(_ text: String, _ base: String, _ variants: SymbolVariants) {
    let name = SymbolName(text)
    #expect(name.base == base)
    #expect(name.variants == variants)
    #expect(name.text == text)
  }
}
