import CGtk
import Dispatch
import Foundation
import Testing
import Veneer
import VeneerTesting

private struct NumberView: View {
  let number: SharedNumber
  @State private var round = 0

  var body: some View {
    VStack {
      Button("Again \(round)") { round += 1 }
      Text(verbatim: "\(number.value)")
    }
  }
}

/// Changes its number on another thread right after it has read it, the first few times.
private struct Overtaken: View {
  let number: SharedNumber
  let times: Int

  var body: some View {
    let shown = number.value
    if shown < times {
      let _ = DispatchQueue.global().sync { number.value = shown + 1 }
    }
    Text(verbatim: "shown \(shown)")
  }
}

/// The same, where it has no object to read at first.
private struct LateReader: View {
  let number: SharedNumber
  let isReading: Bool

  var body: some View {
    if isReading { Overtaken(number: number, times: 1) } else { Text(verbatim: "waiting") }
  }
}

extension WidgetSuites {
  /// Observable objects that other threads change.
  @Suite @MainActor
  struct ObservationAcrossThreads {
    private func shows(_ text: String, _ window: TestWindow) -> Bool { !window.elements(text: text).isEmpty }

    @Test("The last of many changes on many threads is shown, with no more evaluations than frames")
    func lastChangeIsShown() async throws {
      let numbers = (0..<20).map { _ in SharedNumber() }
      let window = TestWindow(width: 300, height: 400) {
        VStack { ForEach(0..<20) { NumberView(number: numbers[$0]) } }
      }
      await window.present()
      defer { window.close() }
      let before = try window.graph.statistics
      let start = Date()
      let threads = DispatchGroup()
      for _ in 0..<4 {
        DispatchQueue.global().async(group: threads) {
          for _ in 0..<5000 { for number in numbers { number.increment() } }
        }
      }
      try await window.wait(
        until: { threads.wait(timeout: .now()) == .success }, timeout: 60, message: "the threads end")
      try await window.wait(
        until: { window.elements(text: "20000").count == 20 }, message: "every number is shown")
      let seconds = Date().timeIntervalSince(start)
      let evaluations = Double(try window.graph.statistics.viewBodies - before.viewBodies)
      // Sixty frames a second, and a second look twenty times a second.
      #expect(evaluations <= 20 * (seconds * 80 + 3), "\(evaluations) evaluations in \(seconds) s")
    }

    @Test("Frames are painted while a thread changes what is shown without rest")
    func framesAreNotHeldUp() async throws {
      let number = SharedNumber()
      let window = TestWindow(width: 200, height: 100) { NumberView(number: number) }
      await window.present()
      defer { window.close() }
      let isOver = SharedNumber()
      Thread.detachNewThread { while isOver.value == 0 { number.increment() } }
      defer { isOver.value = 1 }
      let frames = window.paintedFrames
      try await window.wait(until: { window.paintedFrames > frames + 5 }, message: "frames are painted")
    }

    @Test("An evaluation in the middle of a change on another thread does not lose the change")
    func unfinishedChangeIsNotLost() async throws {
      let number = SharedNumber()
      let window = TestWindow(width: 200, height: 100) { NumberView(number: number) }
      await window.present()
      defer { window.close() }
      let begun = DispatchSemaphore(value: 0)
      let mayEnd = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        number.change {
          begun.signal()
          mayEnd.wait()
          $0 = 1
        }
      }
      #expect(
        await withCheckedContinuation { done in
          DispatchQueue.global().async { done.resume(returning: begun.wait(timeout: .now() + 5)) }
        } == .success)
      // The change is announced but not made; now the view is evaluated for another reason.
      await window.pointer.click(try window.element(role: .button, named: "Again 0"))
      await window.settle()
      _ = try window.element(role: .button, named: "Again 1")
      #expect(shows("0", window))
      mayEnd.signal()
      try await window.wait(until: { shows("1", window) }, message: "the change is shown")
    }

    @Test("A change while the reader is evaluated for the first time is not lost", arguments: 1...3)
    func changeDuringFirstEvaluation(times: Int) async throws {
      let number = SharedNumber()
      let window = TestWindow(width: 200, height: 100) { Overtaken(number: number, times: times) }
      await window.present()
      defer { window.close() }
      try await window.wait(until: { shows("shown \(times)", window) }, message: "the last value is shown")
    }

    @Test("A change while a view that comes later is evaluated is not lost")
    func changeDuringLaterEvaluation() async throws {
      let number = SharedNumber()
      let host = HostingWidget(rootView: LateReader(number: number, isReading: false))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = LateReader(number: number, isReading: true)
      try await window.wait(until: { shows("shown 1", window) }, message: "the last value is shown")
    }

    @Test("Views that come and go while threads change what they read end well")
    func comingAndGoing() async throws {
      let numbers = (0..<10).map { _ in SharedNumber() }
      let isOver = SharedNumber()
      let threads = DispatchGroup()
      for _ in 0..<3 {
        DispatchQueue.global().async(group: threads) {
          while isOver.value == 0 { for number in numbers { number.increment() } }
        }
      }
      let host = HostingWidget(rootView: Rows(numbers: numbers, count: 0))
      let window = TestWindow(width: 200, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      for round in 0..<60 {
        host.rootView = Rows(numbers: numbers, count: round % 11)
        await window.settle()
      }
      isOver.value = 1
      try await window.wait(until: { threads.wait(timeout: .now()) == .success }, message: "the threads end")
      host.rootView = Rows(numbers: numbers, count: 10)
      try await window.wait(
        until: { numbers.allSatisfy { shows("\($0.value)", window) } }, message: "every number is shown")
    }

    private struct Rows: View {
      let numbers: [SharedNumber]
      let count: Int
      var body: some View {
        VStack { ForEach(0..<count) { index in Text(verbatim: "\(numbers[index].value)") } }
      }
    }
  }
}
