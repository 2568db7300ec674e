import Testing

@testable import Veneer

/// What changes between the elements of a list and those that follow.
@Suite
struct RowElementsTests {
  private static let changes: [(from: [Int], to: [Int], change: RowChange?)] = [
    ([1, 2, 3], [1, 2, 3], nil),
    ([], [1, 2], RowChange(position: 0, removed: 0, added: 2)),
    ([1, 2], [], RowChange(position: 0, removed: 2, added: 0)),
    ([1, 2, 3], [1, 9, 2, 3], RowChange(position: 1, removed: 0, added: 1)),
    ([1, 2, 3], [1, 3], RowChange(position: 1, removed: 1, added: 0)),
    ([1, 2, 3], [1, 2, 3, 4], RowChange(position: 3, removed: 0, added: 1)),
    ([1, 2, 3, 4, 5], [1, 4, 3, 2, 5], RowChange(position: 1, removed: 3, added: 3)),
    ([1, 2, 3], [1, 2, 3, 1], nil),
    ([1, 2, 3], [4, 4, 4], RowChange(position: 0, removed: 3, added: 1)),
    ([1, 1, 2], [2, 1, 1], RowChange(position: 0, removed: 2, added: 2)),
  ]

  @Test("A change reaches from the first difference to the last, and repeated identities are left out")
  func changesAreMinimal() {
    for (from, to, expected) in Self.changes {
      var elements = RowElements(from) { $0 }
      let change = elements.change(to: to) { $0 }
      #expect(change == expected, "\(from) \(to)")
      var seen: Set<Int> = []
      #expect(elements.identities == to.filter { seen.insert($0).inserted }, "\(from) \(to)")
      #expect(elements.elements == elements.identities)
      #expect(elements.hasRepetitions == (Set(to).count < to.count))
    }
  }

  @Test("Chains of changes keep what is known of identities")
  func chainsOfChanges() {
    var elements = RowElements([1, 2, 3]) { $0 }
    for next in [
      [1, 3], [1, 2, 3], [2, 2, 3], [2, 3], [2, 3, 2], [3, 2, 1], [1, 2, 3, 4, 5], [5, 4, 3],
    ] {
      _ = elements.change(to: next) { $0 }
      var seen: Set<Int> = []
      #expect(elements.identities == next.filter { seen.insert($0).inserted })
      #expect(elements.hasRepetitions == (Set(next).count < next.count))
    }
  }

  @Test("Very many elements are identified later")
  func manyElements() {
    var elements = RowElements(Array(0..<5000) + [7]) { $0 }
    #expect(!elements.isIdentified && elements.count == 5001)
    #expect(elements.identity(at: 5000) { $0 } == 7)
    var changed = elements
    #expect(changed.change(to: Array(1..<5000)) { $0 } == RowChange(position: 0, removed: 5001, added: 4999))
    #expect(elements.collectIdentities { $0 } == RowChange(position: 5000, removed: 1, added: 0))
    #expect(elements.isIdentified && elements.hasRepetitions && elements.identities == Array(0..<5000))
    var unique = RowElements(Array(0..<5000)) { $0 }
    #expect(unique.change(to: Array(1..<5000)) { $0 } == RowChange(position: 0, removed: 1, added: 0))
    #expect(unique.collectIdentities { $0 } == nil)
  }

  @Test("Identities that do not equal themselves are kept apart")
  func identitiesMayBeUnequalToThemselves() {
    var elements = RowElements([1, Double.nan, Double.nan]) { $0 }
    #expect(elements.count == 3)
    let change = elements.change(to: [1, Double.nan, Double.nan, 2]) { $0 }
    #expect(change == RowChange(position: 1, removed: 2, added: 3))
  }
}
