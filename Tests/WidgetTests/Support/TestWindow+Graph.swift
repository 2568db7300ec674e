import CGtk
import Veneer
import VeneerTesting

extension TestWindow {
  /// The graph of the first host in the window.
  var graph: Graph {
    get throws {
      let host = try element(ofType: "VeneerHost")
      guard let graph = Host.of(host.widget)?.graph else { throw NoGraph() }
      return graph
    }
  }

  private struct NoGraph: Error {}
}
