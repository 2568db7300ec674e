import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures that take their time are drawn on another thread.
  @Suite @MainActor struct LargePictures {
    private static let svg: String = {
      let cells = (0..<2000).map {
        "<circle cx='\($0 % 50 * 8)' cy='\($0 / 50 * 8)' r='5' fill='#2a6' opacity='.5'/>"
      }
      return "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='320'>\(cells.joined())</svg>"
    }()

    @Test func theDrawingDoesNotWait() async throws {
      let document = try SVGDocument(data: Array(Self.svg.utf8))
      #expect(try document.quickRaster(pixelWidth: 400, pixelHeight: 320) == nil)
      var calls = 0
      document.prepareRaster(pixelWidth: 400, pixelHeight: 320) { calls += 1 }
      document.prepareRaster(pixelWidth: 400, pixelHeight: 320) { calls += 1 }
      #expect(calls == 0 && document.latestRaster == nil && SVGDocument.pendingRasters == 1)
      await HeadlessDisplay.shared.settle()
      #expect(calls == 2 && SVGDocument.pendingRasters == 0)
      #expect(document.rasterCount == 1, "both wait for the same drawing")
      let raster = try #require(try document.quickRaster(pixelWidth: 400, pixelHeight: 320))
      let direct = try SVGDocument(data: Array(Self.svg.utf8)).raster(pixelWidth: 400, pixelHeight: 320)
      #expect(raster.withPixels(Array.init) == direct.withPixels(Array.init))
    }

    @Test func drawingAtOnceMeanwhileIsAllowed() async throws {
      let document = try SVGDocument(data: Array(Self.svg.utf8))
      document.prepareRaster(pixelWidth: 800, pixelHeight: 640) {}
      let small = try document.raster(pixelWidth: 40, pixelHeight: 32)
      #expect(small.width == 40)
      await HeadlessDisplay.shared.settle()
      #expect(try document.quickRaster(pixelWidth: 800, pixelHeight: 640) != nil)
    }

    @Test func aSnapshotShowsThePicture() async throws {
      let window = TestWindow(width: 400, height: 320) { Image(svg: Self.svg) }
      await window.present()
      defer { window.close() }
      let first = try await window.isolatedSnapshot()
      #expect(first[200, 160].alpha > 100)
      #expect(try await window.isolatedSnapshot() == first)
    }

    /// More at once than threads; each has its own time.
    @Test func manyPicturesAreAllDrawn() async throws {
      let window = TestWindow(width: 400, height: 40) {
        HStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { index in
            Image(svg: Self.svg + "<!-- \(index) -->").resizable().frame(width: 50, height: 40)
          }
        }
      }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      for index in 0..<8 { #expect(picture[index * 50 + 25, 20].alpha > 100) }
    }

    @Test("Until another large picture is ready, the one before it stays to be seen")
    func theLastPictureStays() async throws {
      func image(_ color: String) -> Image { Image(svg: Self.svg.replacing("#2a6", with: color)) }
      let host = HostingWidget(rootView: image("#f00"))
      let window = TestWindow(width: 420, height: 340, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(await window.snapshot().contains { $0.red > 200 && $0.green < 140 })
      await window.pauseFrames()
      host.rootView = image("#00f")
      await window.advanceFrame()
      let meanwhile = await window.snapshot()
      #expect(
        meanwhile.contains { $0.red > 200 && $0.green < 140 }
          || meanwhile.contains { $0.blue > 200 && $0.red < 140 })
      await window.resumeFrames()
      #expect(await window.snapshot().contains { $0.blue > 200 && $0.red < 140 })
    }
  }
}
