import Testing

@testable import Veneer

@Suite @MainActor struct ManualClockTests {
  private let clock = ManualClock()

  @MainActor private final class Log {
    var entries: [String] = []
  }

  @Test func timersRunInTheOrderInWhichTheyFallDue() {
    let log = Log()
    let late = clock.schedule(after: 2) { log.entries.append("late") }
    let early = clock.schedule(after: 1) { log.entries.append("early") }
    let never = clock.schedule(after: 9) { log.entries.append("never") }
    clock.advance(by: 3)
    #expect(log.entries == ["early", "late"])
    withExtendedLifetime([late, early, never]) {}
  }

  @Test func timersOfOneMomentRunInTheOrderInWhichTheyWereSet() {
    let log = Log()
    let timers = ["a", "b", "c"].map { name in clock.schedule(after: 1) { log.entries.append(name) } }
    clock.advance(by: 1)
    #expect(log.entries == ["a", "b", "c"])
    withExtendedLifetime(timers) {}
  }

  @Test func eachTimerSeesItsOwnMoment() {
    let log = Log()
    let clock = clock
    let timer = clock.schedule(after: 0.5) { log.entries.append("\(clock.now)") }
    clock.advance(by: 2)
    #expect(log.entries == ["0.5"])
    #expect(clock.now == 2)
    withExtendedLifetime(timer) {}
  }

  @Test func aTimerMaySetAnotherOneThatFallsDueMeanwhile() {
    let log = Log()
    let clock = clock
    var inner: (any ClockTimer)?
    let outer = clock.schedule(after: 1) {
      log.entries.append("outer")
      inner = clock.schedule(after: 1) { log.entries.append("inner at \(clock.now)") }
    }
    clock.advance(by: 5)
    #expect(log.entries == ["outer", "inner at 2.0"])
    withExtendedLifetime([outer, inner]) {}
  }

  @Test func aCancelledTimerDoesNotRun() {
    let log = Log()
    let timer = clock.schedule(after: 1) { log.entries.append("cancelled") }
    timer.cancel()
    clock.advance(by: 2)
    #expect(log.entries.isEmpty)
  }

  @Test func aDroppedTimerDoesNotRun() {
    let log = Log()
    var timer: (any ClockTimer)? = clock.schedule(after: 1) { log.entries.append("dropped") }
    #expect(timer != nil)
    timer = nil
    clock.advance(by: 2)
    #expect(log.entries.isEmpty)
  }

  @Test func timeNeverGoesBack() {
    clock.advance(by: 1)
    clock.advance(by: -5)
    #expect(clock.now == 1)
    let log = Log()
    let timer = clock.schedule(after: -3) { log.entries.append("now") }
    clock.advance(by: 0)
    #expect(log.entries == ["now"])
    withExtendedLifetime(timer) {}
  }
}
