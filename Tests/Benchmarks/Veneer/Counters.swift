import BenchSupport
import Veneer

/// What Veneer's own counters say. The only place that reads them.
struct Counters {
  var styleBodies: Int
  var viewBodies: Int

  /// The counters of the whole process so far, or nil where they are not kept.
  @MainActor
  static func current() -> Counters? { nil }

  /// Prints what one of `turns` took since these counters were read.
  @MainActor
  func report(perTurnOf turns: UInt32) {
    guard let now = Counters.current() else { return }
    bench_report("style_bodies", Double(now.styleBodies - styleBodies) / Double(turns))
    bench_report("view_bodies", Double(now.viewBodies - viewBodies) / Double(turns))
  }
}
