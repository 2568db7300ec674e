import Testing

@testable import Veneer

/// The drawings themselves, every one of them.
@Suite @MainActor struct SymbolDrawingTests {
  @Test func thereAreDrawingsOfTheMostUsedNames() {
    #expect(SymbolCatalogue.names.count >= 180)
    let common = [
      "plus", "minus", "xmark", "checkmark", "info", "trash", "gear", "gearshape", "star", "heart", "bell",
      "person",
      "house", "folder", "doc", "envelope", "lock", "eye", "magnifyingglass", "chevron.right", "arrow.left",
      "pencil",
      "square.and.arrow.up", "exclamationmark.triangle", "ellipsis", "calendar", "clock", "camera", "photo",
      "phone",
      "play", "pause", "stop", "mic", "wifi", "bookmark", "tag", "flag", "cart", "creditcard", "globe",
      "link",
    ]
    for name in common {
      #expect(SymbolCatalogue.names.contains(SymbolName(name).base), "\(name)")
    }
  }

  @Test func drawingsHaveInkInTheMiddleOfTheirBounds() throws {
    for name in SymbolCatalogue.names {
      for variant in [SymbolVariants.none, .fill] {
        let ink = try #require(try SymbolInk(name, variant))
        // A minus is the least, a solid rectangle the most.
        #expect((10...190).contains(ink.area), "\(name) covers \(ink.area)")
        let bounds = ink.bounds
        #expect(
          min(bounds.left, bounds.top, 16 - bounds.right, 16 - bounds.bottom) >= 0.25, "\(name): \(bounds)")
        #expect(
          abs((bounds.left + bounds.right) / 2 - 8) <= (name == "play" ? 0.9 : 0.5),
          "\(name) lies aside: \(bounds)")
        #expect(abs((bounds.top + bounds.bottom) / 2 - 8) <= 0.75, "\(name) lies too high or low: \(bounds)")
        #expect(
          max(bounds.right - bounds.left, bounds.bottom - bounds.top) >= 9.5, "\(name) is small: \(bounds)")
      }
    }
  }

  @Test func aFilledFormIsSolid() throws {
    let filled = SymbolCatalogue.names.filter { Resources.data("symbols/\($0).fill.svg") != nil }
    #expect(filled.count >= 90)
    for name in filled {
      let line = try #require(try SymbolInk(name))
      let fill = try #require(try SymbolInk(name, .fill))
      #expect(
        fill.distance(to: line) == 1 && fill.area > line.area + 2, "\(name): \(line.area), \(fill.area)")
    }
  }

  /// As in SF Symbols. In a shape they have a filled form as all others do.
  @Test(arguments: ["plus", "xmark", "arrow.left", "ellipsis", "wifi", "link"])
  func whatEnclosesNothingStaysAsItIs(_ name: String) throws {
    #expect(try SymbolInk(name) == SymbolInk(name, .fill))
    #expect(try SymbolInk(name, .circle) != SymbolInk(name, .circle.fill))
  }
}
