import Veneer
import VeneerTesting

/// A symbol on a transparent ground, four pixels to a unit of its grid.
struct SymbolPicture {
  let snapshot: Snapshot

  /// Shows `symbol` at the size of 64 pixels.
  @MainActor
  init<Symbol: View>(_ symbol: Symbol) async throws {
    let window = TestWindow(width: 64, height: 64) { symbol.font(.system(size: 60)) }
    await window.present()
    defer { window.close() }
    snapshot = try await window.isolatedSnapshot()
  }

  /// The pixel in a place of the grid of 16 × 16.
  subscript(x: Double, y: Double) -> Snapshot.Pixel { snapshot[Int(x * 4), Int(y * 4)] }

  /// The sum of the opacities, in units of the grid.
  var area: Double { snapshot.alphas.reduce(0) { $0 + Double($1) } / 255 / 16 }
}
