import Testing

@testable import Veneer

@Suite struct ValueComparisonTests {
  private final class Box {}

  private struct Titled {
    var title: String
    var count: Int
  }

  private struct Loose: Equatable {
    var note: String
    static func == (left: Loose, right: Loose) -> Bool { left.note.count == right.note.count }
  }

  @Test func plainValuesAreComparedByTheirBytes() {
    #expect(ValueComparison.areSame(1, 1))
    #expect(!ValueComparison.areSame(1, 2))
    #expect(ValueComparison.areSame(Titled(title: "a", count: 1), Titled(title: "a", count: 1)))
    #expect(!ValueComparison.areSame(Titled(title: "a", count: 1), Titled(title: "a", count: 2)))
    #expect(!ValueComparison.areSame(Titled(title: "a", count: 1), Titled(title: "b", count: 1)))
  }

  @Test func equalityDecidesWhereBytesDiffer() {
    #expect(ValueComparison.areSame(0.0, -0.0))
    #expect(ValueComparison.areSame(Loose(note: "abc"), Loose(note: "xyz")))
    let long = String(repeating: "x", count: 100)
    #expect(ValueComparison.areSame(long, String(Array(long))))
  }

  @Test func sameBytesAreTheSameEvenIfNotEqual() {
    #expect(ValueComparison.areSame(Double.nan, Double.nan))
  }

  @Test func objectsAreComparedByIdentity() {
    let box = Box()
    #expect(ValueComparison.areSame(box, box))
    #expect(!ValueComparison.areSame(box, Box()))
    #expect(ValueComparison.areSame(Optional(box), box))
    #expect(!ValueComparison.areSame(Optional(box), nil))
  }

  @Test func emptyValuesAreTheSame() {
    #expect(ValueComparison.areSame((), ()))
  }
}
