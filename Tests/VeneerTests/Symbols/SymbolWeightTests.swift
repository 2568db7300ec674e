import Testing

@testable import Veneer

/// Lines that are as bold as the text's.
@Suite @MainActor struct SymbolWeightTests {
  private static let weights = [100, 300, 400, 500, 700, 900]

  private func areas(_ name: String, _ variants: SymbolVariants) throws -> [Double] {
    try Self.weights.map { try #require(try SymbolInk(name, variants, weight: $0)).area }
  }

  private func grows(_ areas: [Double]) -> Bool { zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 } }

  @Test func inkGrowsWithTheWeight() throws {
    for name in SymbolCatalogue.names {
      for variants in [SymbolVariants.none, .slash, .circle, .rectangle.slash] {
        let areas = try areas(name, variants)
        #expect(grows(areas), "\(name)\(variants.suffix): \(areas)")
      }
    }
  }

  /// But for drawings that have something cut out of themselves, where both grow.
  @Test func whatIsCutOutOfAShapeGrowsWithTheWeight() throws {
    for name in SymbolCatalogue.names {
      guard try SymbolInk.parts(name, .fill).isEmpty else { continue }
      for variants in [SymbolVariants.circle.fill] {
        let fronts = try Self.weights.map { try SymbolInk.parts(name, variants, weight: $0)[0].area }
        #expect(grows(fronts), "\(name)\(variants.suffix): \(fronts)")
        let areas = try areas(name, variants)
        #expect(grows(areas.reversed()), "\(name)\(variants.suffix): \(areas)")
      }
    }
  }

  @Test(arguments: ["exclamationmark.triangle.fill", "checkmark.seal.fill", "clock.fill"])
  func whatIsCutOutOfADrawingGrowsWithTheWeight(_ name: String) throws {
    let parts = try Self.weights.map { try SymbolInk.parts(name, weight: $0).map(\.area) }
    #expect(grows(parts.map { $0[0] }) && grows(parts.map { $0[1] }))
  }

  @Test func aLineGetsAsBoldAsALetter() throws {
    // A minus of weight 400 is 1.5 high.
    func height(_ weight: Int) throws -> Double {
      let ink = try #require(try SymbolInk("minus", weight: weight))
      return (0..<SymbolInk.side).reduce(0) { $0 + ink.opacity(8, Double($1) / 4) } / 4
    }
    #expect(abs(try height(400) - 1.5) < 0.05)
    #expect(abs(try height(700) - 1.95) < 0.05)
    #expect(abs(try height(100) - 0.84) < 0.05)
  }

  @Test func weightsAreHundreds() throws {
    #expect(try SymbolInk("star", weight: 430) == SymbolInk("star", weight: 400))
    #expect(try SymbolInk("star", weight: 5000) == SymbolInk("star", weight: 900))
    #expect(try SymbolInk("star", weight: -5) == SymbolInk("star", weight: 100))
  }
}
