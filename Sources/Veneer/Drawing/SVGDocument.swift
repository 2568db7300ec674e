import CGtk

/// An SVG picture, parsed once and drawn at any size.
///
/// It is read without references to other files: a picture is complete in itself. Files that would hang the
/// drawing are refused by ``SVGScan``, and drawing that takes too long after all is given up.
@MainActor
package final class SVGDocument {
  /// The size that the picture asks for, in logical pixels. Both sides are above zero.
  package let intrinsicSize: CGSize

  /// How often the picture was drawn, for tests: a new tint or a repeated size draws nothing.
  package private(set) var rasterCount = 0

  private let data: [UInt8]
  private let scan: SVGScan
  private var drawing: SVGDrawing
  private var rasters: [Bitmap] = []
  private var mostPixels: Int
  private var failure: SVGError?

  /// The number of sizes whose pixels are kept.
  private static let keptRasters = 4

  /// Reads a picture from the bytes of an SVG file.
  ///
  /// - Throws: One sentence that says what is wrong with the file.
  package init(data: [UInt8]) throws(SVGError) {
    let scan = try SVGScan(data)
    let drawing = try SVGDrawing(data)
    let size = SVGDocument.timed(isPlain: scan.isPlain) { drawing.measure() }
    guard let size else { throw SVGDocument.tooSlow }
    self.data = data
    self.scan = scan
    self.mostPixels = SVGScan.mostPixels / scan.layers
    self.drawing = drawing
    self.intrinsicSize = size
  }

  /// Width divided by height.
  package var aspectRatio: CGFloat { intrinsicSize.width / intrinsicSize.height }

  /// The picture in `pixelWidth` × `pixelHeight` pixels: whole, its proportions kept, centred.
  ///
  /// Sizes below 1 count as 1. Sizes beyond what memory allows (4096 a side, less for pictures with many
  /// effects) are reduced in proportion, so that the result may have fewer pixels than asked for.
  package func raster(pixelWidth: Int, pixelHeight: Int) throws(SVGError) -> Bitmap {
    if let failure { throw failure }
    let (width, height) = allowedSize(max(pixelWidth, 1), max(pixelHeight, 1))
    if let index = rasters.firstIndex(where: { $0.width == width && $0.height == height }) {
      rasters.append(rasters.remove(at: index))
      return rasters[rasters.count - 1]
    }
    let raster: Bitmap
    do throws(SVGError) {
      guard let drawn = try draw(width, height) else {
        try reduceSize(from: width * height)
        return try self.raster(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
      }
      raster = drawn
    } catch {
      failure = error
      throw error
    }
    if rasters.count == SVGDocument.keptRasters { rasters.removeFirst() }
    rasters.append(raster)
    return raster
  }

  /// Draws the picture; `nil` if it takes too long.
  private func draw(_ width: Int, _ height: Int) throws(SVGError) -> Bitmap? {
    rasterCount += 1
    let (drawing, size) = (drawing, intrinsicSize)
    let isQuick = scan.isPlain && width * height <= 1 << 18
    let result = SVGDocument.timed(isPlain: isQuick) { drawing.pixels(width, height, of: size) }
    return try result.map { result throws(SVGError) in
      Bitmap(width: width, height: height, bytes: try result.get().take())
    }
  }

  /// A picture that took too long gets a second chance at a quarter of its side. The first drawing still has
  /// the parsed file in its hands, so the file is parsed anew.
  private func reduceSize(from pixels: Int) throws(SVGError) {
    let isSecondTime = mostPixels < SVGScan.mostPixels / scan.layers
    guard !isSecondTime, pixels >= 256 else { throw SVGDocument.tooSlow }
    mostPixels = pixels / 16
    drawing = try SVGDrawing(data)
    _ = drawing.measure()
  }

  private func allowedSize(_ width: Int, _ height: Int) -> (Int, Int) {
    let side = Double(SVGScan.largestSide)
    let area = Double(mostPixels)
    let (wanted, tall) = (Double(width), Double(height))
    let scale = min(1, side / wanted, side / tall, (area / (wanted * tall)).squareRoot())
    guard scale < 1 else { return (width, height) }
    return (max(Int(wanted * scale), 1), max(Int(tall * scale), 1))
  }

  /// Plain pictures are done before a clock could be set; others get their time and no more.
  private static func timed<Result: Sendable>(
    isPlain: Bool, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    isPlain ? work() : Deadline.run(seconds: SVGScan.longestDrawing, work)
  }

  private static var tooSlow: SVGError {
    SVGError("The SVG picture takes more than \(SVGScan.longestDrawing) s to draw.")
  }
}
