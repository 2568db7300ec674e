import BenchSupport
import CGtk
import Veneer

/// What a host's own counters say.
struct Counters {
  private let host: UnsafeMutablePointer<GtkWidget>
  private let statistics: Graph.Statistics

  /// The counters of `host` so far.
  @MainActor
  init(of host: UnsafeMutablePointer<GtkWidget>) {
    self.host = host
    statistics = Host.of(host)?.graph.statistics ?? Graph.Statistics()
  }

  /// Prints what one of `turns` took since these counters were read.
  @MainActor
  func report(perTurnOf turns: UInt32) {
    let now = Counters(of: host).statistics
    bench_report("style_bodies", Double(now.styleBodies - statistics.styleBodies) / Double(turns))
    bench_report("view_bodies", Double(now.viewBodies - statistics.viewBodies) / Double(turns))
  }
}
