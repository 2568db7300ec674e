import CGtk

/// Work that gets a set time and is given up afterwards.
///
/// Drawing cannot be stopped from outside, so work that is given up runs to its end on its own thread and its
/// result is thrown away.
enum Deadline {
  /// Runs `work` on a thread of its own; `nil` if it is not done after `seconds`.
  static func run<Result: Sendable>(seconds: Double, _ work: @escaping @Sendable () -> Result) -> Result? {
    guard let queue = g_async_queue_new_full({ Unmanaged<AnyObject>.fromOpaque($0!).release() }) else {
      return work()
    }
    defer { g_async_queue_unref(queue) }
    g_async_queue_ref(queue)
    nonisolated(unsafe) let reply = queue
    let job = Job {
      g_async_queue_push(reply, Unmanaged.passRetained(Box(work())).toOpaque())
      g_async_queue_unref(reply)
    }
    g_thread_unref(g_thread_new("veneer-drawing", Job.start, Unmanaged.passRetained(job).toOpaque()))
    let answer = g_async_queue_timeout_pop(queue, guint64(seconds * 1_000_000))
    return answer.map { Unmanaged<Box<Result>>.fromOpaque($0).takeRetainedValue().value }
  }

  /// Runs `work` on a thread of its own and calls `finished` in a later turn of the main loop: with the result, or with `nil` after
  /// `seconds`. No more than two such threads run within their time at once, so that many pictures do not take it from each other.
  @MainActor
  static func run<Result: Sendable>(
    seconds: Double, _ work: @escaping @Sendable () -> Result,
    finished: @escaping @MainActor (Result?) -> Void
  ) {
    guard running < mostRunning else {
      return waiting.append { run(seconds: seconds, work, finished: finished) }
    }
    running += 1
    let answer = Answer(finished)
    answer.timer = MainLoop.timeout(milliseconds: UInt32(seconds * 1000)) { answer.give(nil) }
    let job = Job {
      let result = work()
      MainLoop.onNextTurn { answer.give(result) }
    }
    g_thread_unref(g_thread_new("veneer-drawing", Job.start, Unmanaged.passRetained(job).toOpaque()))
  }

  @MainActor private static var running = 0
  @MainActor private static var waiting: [@MainActor () -> Void] = []
  private static let mostRunning = 2

  /// Takes the first of two answers: the result, or that the time is over.
  @MainActor
  private final class Answer<Result: Sendable> {
    var timer: UInt32 = 0
    private var finished: (@MainActor (Result?) -> Void)?

    init(_ finished: @escaping @MainActor (Result?) -> Void) { self.finished = finished }

    func give(_ result: Result?) {
      guard let finished else { return }
      self.finished = nil
      // A timer that has run out removes itself.
      if result != nil { MainLoop.remove(timer) }
      Deadline.running -= 1
      if !Deadline.waiting.isEmpty { Deadline.waiting.removeFirst()() }
      finished(result)
    }
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static let start: @convention(c) (gpointer?) -> gpointer? = { job in
      Unmanaged<Job>.fromOpaque(job!).takeRetainedValue().work()
      return nil
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
