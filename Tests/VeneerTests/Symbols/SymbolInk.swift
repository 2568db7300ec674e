import CGtk

@testable import Veneer

/// What a symbol covers, measured in the units of its grid of 16 × 16.
struct SymbolInk: Equatable {
  /// The side in pixels, four to a unit.
  static let side = 64
  private static let unit = 4.0

  /// How opaque each pixel is, row after row.
  let alphas: [UInt8]
  /// The covered area.
  let area: Double
  /// The edges of everything that is drawn.
  let bounds: (left: Double, top: Double, right: Double, bottom: Double)

  @MainActor
  init(_ document: SVGDocument) throws {
    let bitmap = try document.raster(pixelWidth: Self.side, pixelHeight: Self.side)
    var count: gsize = 0
    let bytes = g_bytes_get_data(bitmap.bytes, &count)
    // Little-endian: blue, green, red and alpha.
    let channels = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    var alphas: [UInt8] = []
    alphas.reserveCapacity(Self.side * Self.side)
    var (sum, left, top, right, bottom) = (0, Self.side, Self.side, 0, 0)
    var index = 3
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let alpha = channels[index]
        alphas.append(alpha)
        index += 4
        guard alpha > 8 else { continue }
        sum += Int(alpha)
        (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), y + 1)
      }
    }
    self.alphas = alphas
    area = Double(sum) / 255 / Self.unit / Self.unit
    bounds = (
      Double(left) / Self.unit, Double(top) / Self.unit, Double(right) / Self.unit, Double(bottom) / Self.unit
    )
  }

  /// The symbol of that name in Veneer's own drawing; nil where it has none.
  @MainActor
  init?(_ name: String, _ variants: SymbolVariants = .none, weight: Int = 400) throws {
    guard
      case .document(let document) = SymbolCatalogue.symbol(named: name, variants: variants, weight: weight)
    else { return nil }
    try self.init(document)
  }

  /// The parts of a symbol, the front one first.
  @MainActor
  static func parts(_ name: String, _ variants: SymbolVariants = .none, weight: Int = 400) throws
    -> [SymbolInk]
  {
    try SymbolCatalogue.layers(named: name, variants: variants, weight: weight).map { try SymbolInk($0) }
  }

  /// The opacity in a place of the grid, from 0 to 1.
  func opacity(_ x: Double, _ y: Double) -> Double {
    Double(alphas[Int(y * Self.unit) * Self.side + Int(x * Self.unit)]) / 255
  }

  static func == (left: SymbolInk, right: SymbolInk) -> Bool { left.alphas == right.alphas }

  /// The largest difference of the opacities of a pixel, from 0 to 1.
  func distance(to other: SymbolInk) -> Double {
    var largest = 0
    for index in 0..<alphas.count {
      largest = max(largest, abs(Int(alphas[index]) - Int(other.alphas[index])))
    }
    return Double(largest) / 255
  }
}
