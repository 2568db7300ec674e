import Testing

@testable import Veneer

/// What is composed around a drawing, for every symbol.
@Suite @MainActor struct SymbolCompositionTests {
  private static let shapes: [SymbolVariants] = [.circle, .square, .rectangle]

  @Test func everyVariantIsAnotherPicture() throws {
    for name in SymbolCatalogue.names {
      let variants = [.none, .slash] + Self.shapes.flatMap { [$0, $0.fill, $0.slash, $0.slash.fill] }
      var pictures: [(variant: SymbolVariants, ink: SymbolInk)] = []
      for variant in variants {
        let ink = try #require(try SymbolInk(name, variant))
        let bounds = ink.bounds
        #expect(
          min(bounds.left, bounds.top, 16 - bounds.right, 16 - bounds.bottom) >= 0.25, "\(variant.suffix)")
        for picture in pictures {
          #expect(
            picture.ink.distance(to: ink) > 0.5, "\(picture.variant.suffix) and \(variant.suffix) are alike")
        }
        pictures.append((variant, ink))
      }
    }
  }

  @Test func aRingIsWholeAndTheSymbolLiesInIt() throws {
    for name in SymbolCatalogue.names {
      let ring = try #require(try SymbolInk(name, .circle))
      let disc = try #require(try SymbolInk(name, .circle.fill))
      // Away from the axes and diagonals, where pixels are on the edge.
      for step in 0..<24 {
        let (x, y) = place(radius: 6.8, step)
        #expect(ring.opacity(x, y) == 1 && disc.opacity(x, y) == 1)
        let (inner, lower) = place(radius: 5.85, step)
        #expect(
          ring.opacity(inner, lower) == 0 && disc.opacity(inner, lower) == 1, "\(name) touches its ring")
      }
      let whole = Double.pi * 7.5 * 7.5
      #expect(disc.area < whole - 3, "\(name) is cut out")
      #expect(ring.area > Double.pi * (7.5 * 7.5 - 6.1 * 6.1) + 3, "\(name) is drawn")
    }
  }

  private func place(radius: Double, _ step: Int) -> (Double, Double) {
    let directions: [(Double, Double)] = [
      (0.9659, 0.2588), (0.8660, 0.5), (0.7071, 0.7071), (0.5, 0.8660), (0.2588, 0.9659),
    ]
    let (x, y) = directions[step % 5]
    return (8 + radius * x * (step % 2 == 0 ? 1 : -1), 8 + radius * y * (step % 4 < 2 ? 1 : -1))
  }

  @Test func aSlashIsWholeWithAGapOnBothSides() throws {
    for name in SymbolCatalogue.names {
      for variant in [SymbolVariants.slash, .slash.fill] {
        let ink = try #require(try SymbolInk(name, variant))
        for step in 2...13 {
          let place = Double(step) + 0.5
          #expect(ink.opacity(place, place) == 1)
          // The middle of the gap is 1.25 from the middle of the line.
          #expect(
            ink.opacity(place + 0.88, place - 0.88) == 0 && ink.opacity(place - 0.88, place + 0.88) == 0)
        }
      }
    }
  }

  @Test func aFilledShapeHoldsTheFilledSymbol() throws {
    // The bell in the disc is solid, the one in the ring is not.
    let disc = try #require(try SymbolInk("bell.circle.fill"))
    let ring = try #require(try SymbolInk("bell.circle"))
    #expect(disc.opacity(8, 8) == 0)
    #expect(ring.opacity(8, 8) == 0)
    #expect(disc.opacity(8, 2) == 1)
  }

  @Test func namesAndModifiersComeToTheSame() throws {
    let named = try #require(try SymbolInk("bell.slash.circle.fill"))
    for (name, variants) in [
      ("bell", SymbolVariants.slash.circle.fill), ("bell.slash", .circle.fill), ("bell.circle", .slash.fill),
      ("bell.circle.fill", .slash), ("bell.slash.circle.fill", .square),
    ] {
      #expect(try SymbolInk(name, variants) == named, "\(name)")
    }
    #expect(try SymbolInk("record.circle.slash") == SymbolInk("record.circle", .slash))
    #expect(try SymbolInk("record.circle.slash") != SymbolInk("record.circle"))
    #expect(try SymbolInk("person.fill.badge.plus") == SymbolInk("person.badge.plus", .fill))
  }
}
