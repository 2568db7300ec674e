import Testing

@testable import Veneer

/// How far animations have got at what time.
@Suite struct AnimationProgressTests {
  /// In thousandths, as curves are not exact to the last digit.
  private func progress(_ animation: Animation, _ times: Double...) -> [Double?] {
    times.map { time in animation.progress(at: time).map { ($0 * 1000).rounded() / 1000 } }
  }

  @Test("A linear one goes evenly from 0 to its end")
  func linear() {
    #expect(progress(.linear(duration: 2), 0, 0.5, 1, 2, 3) == [0, 0.25, 0.5, nil, nil])
  }

  @Test("Delay and speed move and stretch it")
  func changes() {
    #expect(progress(.linear(duration: 2).delay(1), 0.5, 2, 3.5) == [0, 0.5, nil])
    #expect(progress(.linear(duration: 2).speed(2), 0.5, 1.5) == [0.5, nil])
  }

  @Test("Repetitions start anew, or go back and forth")
  func repetitions() {
    #expect(
      progress(.linear(duration: 1).repeatCount(2, autoreverses: false), 0.25, 1.25, 2) == [0.25, 0.25, nil])
    #expect(progress(.linear(duration: 1).repeatCount(3), 1.25, 2.25, 3) == [0.75, 0.25, nil])
    #expect(progress(.linear(duration: 1).repeatForever(), 1001.25) == [0.75])
  }

  @Test("Springs start at 0, end near 1 and overshoot only with bounce")
  func springs() {
    func most(_ animation: Animation) -> Double {
      (0..<400).compactMap { animation.progress(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(most(.smooth) <= 1)
    #expect(most(.bouncy) > 1.02)
    #expect(most(.spring(response: 0.5, dampingFraction: 0.2)) > 1.4)
    #expect(Animation.smooth.progress(at: 0) == 0)
    #expect(Animation.smooth.progress(at: 10) == nil)
  }

  @Test("Times that make no sense are jumps", arguments: [0, -1, Double.nan])
  func badTimes(duration: Double) {
    #expect(Animation.linear(duration: duration).progress(at: 0.01) == nil)
    #expect(Animation.spring(response: duration).progress(at: 0.01) == nil)
    #expect(progress(.linear(duration: 1).delay(duration), 0.5) == [0.5])
    #expect(progress(.linear(duration: 1).speed(duration), 0.5) == [0.5])
  }
}
