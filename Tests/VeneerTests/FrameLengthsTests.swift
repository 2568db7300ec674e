import Testing

@testable import Veneer

@Suite struct FrameLengthsTests {
  private let content = Measurement(minimum: 10, natural: 40, maximum: 60, baseline: 12)

  @Test func withoutLengthsTheContentDecides() {
    #expect(FrameLengths().measurement(of: content) == content)
  }

  @Test func aFixedLengthIsTaken() {
    let frame = FrameLengths(fixed: 100)
    #expect(frame.isFixed)
    #expect(frame.measurement(of: content) == .fixed(100, baseline: 12))
  }

  @Test func aFrameMayBeSmallerThanItsContentCanBe() {
    #expect(FrameLengths(fixed: 4).measurement(of: content) == .fixed(4, baseline: 12))
    let narrow = FrameLengths(maximum: 5).measurement(of: content)
    #expect(narrow.minimum == 5 && narrow.natural == 5 && narrow.maximum == 5)
    let least = FrameLengths(minimum: 0).measurement(of: content)
    #expect(least.minimum == 0 && least.natural == 40 && least.maximum == 60)
  }

  @Test func limitsAloneFollowTheContent() {
    let least = FrameLengths(minimum: 20).measurement(of: content)
    #expect(least.minimum == 20 && least.natural == 40 && least.maximum == 60)
    let most = FrameLengths(maximum: 100).measurement(of: content)
    #expect(most.minimum == 10 && most.natural == 40 && most.maximum == 100)
    let both = FrameLengths(minimum: 20, maximum: 100).measurement(of: content)
    #expect(both.minimum == 20 && both.natural == 40 && both.maximum == 100)
  }

  @Test func anInfiniteMaximumTakesAllThereIs() {
    let frame = FrameLengths(maximum: .infinity).measurement(of: content)
    #expect(frame.minimum == 10)
    #expect(frame.natural == 40)
    #expect(frame.maximum == .infinity)
    #expect(frame.size(offered: 500) == 500)
  }

  @Test func aMinimumRaisesTheOtherLengths() {
    let frame = FrameLengths(minimum: 80).measurement(of: content)
    #expect(frame.minimum == 80 && frame.natural == 80 && frame.maximum == 80)
  }

  @Test func anIdealLengthStaysWithinTheLimits() {
    let content = Measurement(minimum: 0, natural: 40, maximum: .infinity)
    #expect(FrameLengths(ideal: 25).measurement(of: content).natural == 25)
    #expect(FrameLengths(minimum: 30, ideal: 25).measurement(of: content).natural == 30)
    #expect(FrameLengths(ideal: 25, maximum: 20).measurement(of: content).natural == 20)
  }

  @Test func lengthsThatMakeNoSenseAreHarmless() {
    #expect(FrameLengths(fixed: -5).measurement(of: content) == content)
    #expect(FrameLengths(minimum: .nan, ideal: .nan, maximum: .nan).measurement(of: content) == content)
    let crossed = FrameLengths(minimum: 50, maximum: 20).measurement(of: .fixed(0))
    #expect(crossed.minimum <= crossed.natural && crossed.natural <= crossed.maximum)
    #expect(FrameLengths(fixed: .infinity).measurement(of: content) == content)
    #expect(FrameLengths(minimum: .infinity, ideal: .infinity).measurement(of: content) == content)
  }

  @Test func anOfferIsTakenWithinTheLimits() {
    #expect(content.size(offered: 5) == 10)
    #expect(content.size(offered: 50) == 50)
    #expect(content.size(offered: 90) == 60)
  }
}
