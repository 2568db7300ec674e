import Testing

@testable import Veneer

/// How a stack shares its length out.
@Suite @MainActor struct StackLayoutTests {
  private func lengths(
    _ offer: Double, spacing: Double = 0, _ children: [Measurement], priorities: [Double]? = nil
  ) -> [Double] {
    StackLayout(orientation: .horizontal, spacing: spacing, alignment: .center)
      .lengths(offered: offer, of: children, priorities ?? children.map { _ in 0 })
  }

  private func child(_ minimum: Double, _ maximum: Double) -> Measurement {
    Measurement(minimum: minimum, natural: min(max(minimum, 10), maximum), maximum: maximum)
  }

  private let greedy = Measurement(minimum: 0, natural: 10, maximum: .infinity)

  @Test func nothingIsSharedAmongNobody() {
    #expect(lengths(100, []) == [])
  }

  @Test func fixedChildrenKeepTheirLength() {
    #expect(lengths(100, [.fixed(20), .fixed(30)]) == [20, 30])
  }

  @Test func theLeastFlexibleTakesFirst() {
    #expect(lengths(100, [greedy, .fixed(30)]) == [70, 30])
    #expect(lengths(100, [child(0, 200), child(0, 20)]) == [80, 20])
  }

  @Test func equallyFlexibleChildrenShareEqually() {
    #expect(lengths(90, [greedy, greedy, greedy]) == [30, 30, 30])
    #expect(lengths(90, [child(0, 50), child(0, 50)]) == [45, 45])
  }

  @Test func whatOneCannotUseIsLeftToTheOthers() {
    #expect(lengths(100, [child(0, 10), greedy, greedy]) == [10, 45, 45])
  }

  @Test func spacingIsTakenFromTheOffer() {
    #expect(lengths(100, spacing: 10, [greedy, greedy, greedy]) == [26, 27, 27])
    #expect(lengths(100, spacing: 8, [greedy]) == [100])
  }

  @Test func lengthsAreWholePixelsAndUseUpTheOffer() {
    let shared = lengths(101, [greedy, greedy, greedy])
    #expect(shared.reduce(0, +) == 101)
    #expect(shared.allSatisfy { $0 == $0.rounded() })
  }

  @Test func nobodyGetsLessThanTheMinimum() {
    #expect(lengths(10, [child(20, 50), child(30, 60)]) == [20, 30])
    #expect(lengths(0, spacing: 8, [.fixed(5), greedy]) == [5, 0])
    #expect(lengths(-50, [child(4, 4), greedy]) == [4, 0])
  }

  @Test func aMinimumThatIsStillOwedIsNotGivenAway() {
    // The first would take half of 100, but the second cannot do with less than 80.
    #expect(lengths(100, [child(0, 60), child(80, .infinity)]) == [20, 80])
  }

  @Test func higherPriorityIsServedFirst() {
    #expect(lengths(100, [greedy, greedy], priorities: [0, 1]) == [0, 100])
    #expect(lengths(100, [child(30, .infinity), greedy], priorities: [0, 1]) == [30, 70])
    #expect(lengths(100, [child(0, 40), greedy, greedy], priorities: [5, 0, 0]) == [40, 30, 30])
    #expect(lengths(100, [greedy, child(0, 20), child(0, 30)], priorities: [-1, 3, 2]) == [50, 20, 30])
  }

  @Test func lessThanAllIsUsedWhereNobodyWantsMore() {
    #expect(lengths(100, [child(0, 10), child(0, 20)]) == [10, 20])
  }
}
