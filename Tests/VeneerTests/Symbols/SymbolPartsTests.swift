import Testing

@testable import Veneer

/// The parts of symbols that may have colours of their own.
@Suite @MainActor struct SymbolPartsTests {
  @Test(arguments: [
    ("plus", 0), ("star.fill", 0), ("trash", 0), ("plus.circle", 2), ("plus.circle.fill", 2),
    ("mic.slash", 2),
    ("mic.slash.circle", 2), ("exclamationmark.triangle.fill", 2), ("checkmark.seal.fill", 2),
    ("folder.badge.plus", 2),
    ("person.fill.badge.plus", 2), ("speaker.wave.1", 2), ("speaker.wave.2.fill", 3), ("wifi", 3),
    ("sparkles", 3),
    ("document-save", 0), ("nothing.of.this.name", 0),
  ])
  func symbolsHaveParts(_ name: String, _ count: Int) throws {
    #expect(try SymbolInk.parts(name).count == count)
  }

  /// A pixel is as opaque as all parts make it, but where the front ones are cut out of the last.
  @Test func partsMakeTheWhole() throws {
    let forms = [(SymbolVariants.none, 400), (.fill, 400), (.fill, 700), (.slash, 400), (.circle, 700)]
    for name in SymbolCatalogue.names {
      for (variants, weight) in forms {
        let parts = try SymbolInk.parts(name, variants, weight: weight)
        guard !parts.isEmpty else { continue }
        let whole = try #require(try SymbolInk(name, variants, weight: weight))
        // Neighbours share the pixels of an edge.
        let distance = min(distance(whole, parts, isCut: false), distance(whole, parts, isCut: true))
        #expect(
          distance < 0.3 || Self.alsoAbove.contains(name), "\(name)\(variants.suffix) \(weight): \(distance)")
        for part in parts { #expect(part.area > 1, "\(name)\(variants.suffix)") }
      }
    }
  }

  private func distance(_ whole: SymbolInk, _ parts: [SymbolInk], isCut: Bool) -> Double {
    var largest = 0.0
    for index in 0..<whole.alphas.count {
      var clear = 1.0
      for part in parts.dropLast() { clear *= 1 - Double(part.alphas[index]) / 255 }
      let back = Double(parts[parts.count - 1].alphas[index]) / 255
      let expected = isCut ? clear * back : 1 - clear * (1 - back)
      largest = max(largest, abs(Double(whole.alphas[index]) / 255 - expected))
    }
    return largest
  }

  /// Arrows that are seen above the box that they are cut out of, and a ring between two discs.
  private static let alsoAbove: Set<String> = [
    "square.and.arrow.up", "square.and.arrow.down", "record.circle",
  ]
}
