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
  /// Why no size of the picture can be drawn, once that is known.
  package private(set) var failure: SVGError?
  /// Who wants to know when the drawing on the other thread is done.
  private var waiting: [@MainActor () -> Void] = []
  private var isDrawingElsewhere = false

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
    if let raster = keptRaster(width, height) { return raster }
    makeRoom()
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
    keep(raster)
    return raster
  }

  private func keptRaster(_ width: Int, _ height: Int) -> Bitmap? {
    guard let index = rasters.firstIndex(where: { $0.width == width && $0.height == height }) else {
      return nil
    }
    rasters.append(rasters.remove(at: index))
    return rasters[rasters.count - 1]
  }

  private func keep(_ raster: Bitmap) {
    makeRoom()
    rasters.append(raster)
  }

  /// Before another picture is drawn, so that it may have the memory of the oldest.
  private func makeRoom() {
    if rasters.count == SVGDocument.keptRasters { rasters.removeFirst() }
  }

  // MARK: On another thread

  /// The same picture, if it is there or quick to draw; else `nil`, and ``prepareRaster(pixelWidth:pixelHeight:ready:)`` draws it.
  package func quickRaster(pixelWidth: Int, pixelHeight: Int) throws(SVGError) -> Bitmap? {
    if let failure { throw failure }
    let (width, height) = allowedSize(max(pixelWidth, 1), max(pixelHeight, 1))
    if let raster = keptRaster(width, height) { return raster }
    return isQuick(width, height) ? try raster(pixelWidth: width, pixelHeight: height) : nil
  }

  /// The pixels that were drawn or asked for last, at whatever size: something to show until the right ones are ready.
  package var latestRaster: Bitmap? { rasters.last }

  /// How many pictures are being drawn on other threads. Their time is limited, so that all come to an end.
  package private(set) static var pendingRasters = 0

  /// Draws the picture on another thread and calls `ready` on the main thread, once, when it pays to ask again: the pixels are
  /// there, or it is clear why they will never be, or another size that was asked for before is done.
  package func prepareRaster(pixelWidth: Int, pixelHeight: Int, ready: @escaping @MainActor () -> Void) {
    waiting.append(ready)
    guard waiting.count == 1 else { return }
    SVGDocument.pendingRasters += 1
    let (width, height) = allowedSize(max(pixelWidth, 1), max(pixelHeight, 1))
    startDrawing(width, height)
  }

  /// Draws the picture, here or on another thread. What cannot be drawn says so when it is asked for.
  package func makeReady(pixelWidth: Int, pixelHeight: Int) {
    do throws(SVGError) {
      if try quickRaster(pixelWidth: pixelWidth, pixelHeight: pixelHeight) == nil {
        prepareRaster(pixelWidth: pixelWidth, pixelHeight: pixelHeight) {}
      }
    } catch {}
  }

  private func startDrawing(_ width: Int, _ height: Int) {
    rasterCount += 1
    let (drawing, size) = (drawing, intrinsicSize)
    isDrawingElsewhere = true
    Deadline.run(seconds: longestTime) {
      drawing.pixels(width, height, of: size)
    } finished: { [self] result in
      isDrawingElsewhere = false
      finishDrawing(width, height, result)
    }
  }

  private func finishDrawing(_ width: Int, _ height: Int, _ result: Result<SVGPixels, SVGError>?) {
    do throws(SVGError) {
      if let result {
        keep(Bitmap(width: width, height: height, bytes: try result.get().take()))
      } else {
        try reduceSize(from: width * height)
        let (width, height) = allowedSize(width, height)
        return startDrawing(width, height)
      }
    } catch {
      failure = error
    }
    SVGDocument.pendingRasters -= 1
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Draws the picture; `nil` if it takes too long.
  private func draw(_ width: Int, _ height: Int) throws(SVGError) -> Bitmap? {
    rasterCount += 1
    // The other thread has the parsed file in its hands.
    if isDrawingElsewhere { try parseAnew() }
    let (drawing, size) = (drawing, intrinsicSize)
    let result = SVGDocument.timed(isPlain: isQuick(width, height), seconds: longestTime) {
      drawing.pixels(width, height, of: size)
    }
    return try result.map { result throws(SVGError) in
      Bitmap(width: width, height: height, bytes: try result.get().take())
    }
  }

  /// A picture that took too long gets a second chance at a quarter of its side. The first drawing still has
  /// the parsed file in its hands, so the file is parsed anew.
  private func reduceSize(from pixels: Int) throws(SVGError) {
    guard !isSecondTime, pixels >= 256 else { throw SVGDocument.tooSlow }
    mostPixels = pixels / 16
    try parseAnew()
  }

  private func parseAnew() throws(SVGError) {
    drawing = try SVGDrawing(data)
    _ = drawing.measure()
  }

  /// Whether the picture is drawn at once in that size, rather than on another thread.
  package func isQuick(_ width: Int, _ height: Int) -> Bool { scan.isPlain && width * height <= 1 << 18 }

  private var isSecondTime: Bool { mostPixels < SVGScan.mostPixels / scan.layers }

  private var longestTime: Double {
    isSecondTime ? SVGScan.longestSecondDrawing : SVGScan.longestDrawing
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
    isPlain: Bool, seconds: Double = SVGScan.longestDrawing, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    isPlain ? work() : Deadline.run(seconds: seconds, work)
  }

  private static var tooSlow: SVGError {
    SVGError("The SVG picture takes more than \(SVGScan.longestDrawing) s to draw.")
  }
}
