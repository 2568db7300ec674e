import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures at one device pixel to a logical one, at two, and in between.
  @Suite @MainActor
  struct ImageScales {
    /// Stripes as wide as a logical pixel, so that only exact pixels have exactly two colours.
    private static let stripes = """
      <svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>\
      <path d='\((0..<12).map { "M\($0 * 2) 0h1v24h-1z" }.joined())' fill='#f00'/></svg>
      """

    @Test(
      "A picture is rastered for the scale that it is drawn at, and is as sharp at each",
      arguments: [1.0, 1.5, 2, 3])
    func isCrisp(scale: Double) async throws {
      let window = TestWindow(width: 60, height: 60) {
        Image(svg: Self.stripes).resizable().frame(width: 24, height: 24)
      }
      await window.present()
      defer { window.close() }
      let image = try window.element(ofType: "VeneerBox")
      let picture = await window.snapshot(of: image, scale: scale, isolated: true)
      #expect(picture.width == Int((24 * scale).rounded(.up)))
      let document = try SVGDocument(data: Array(Self.stripes.utf8))
      let reference = try document.raster(pixelWidth: picture.width, pixelHeight: picture.height)
      let differing = reference.withPixels { pixels in
        (0..<pixels.count).count {
          pixels[$0] != picture[$0 % picture.width, $0 / picture.width].premultiplied
        }
      }
      #expect(differing == 0)
      // And back at the display's own.
      let own = await window.snapshot(of: image, isolated: true)
      #expect(own.colorCounts.count == 2)
    }

    @Test("A symbol and a tinted picture follow, and so does a picture that takes its time")
    func everythingFollows() async throws {
      let slow = """
        <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><filter id='b'><feGaussianBlur stdDeviation='0.01'/></filter>\
        <g filter='url(#b)'><circle cx='20' cy='20' r='19'/></g></svg>
        """
      let window = TestWindow(width: 200, height: 60) {
        HStack {
          Image(systemName: "circle.fill").font(.system(size: 40))
          Image(svg: slow).renderingMode(.template).foregroundStyle(.red)
        }
      }
      await window.present()
      defer { window.close() }
      for box in window.elements(ofType: "VeneerBox").filter({ $0.children.isEmpty }) {
        let one = await window.snapshot(of: box, isolated: true)
        let two = await window.snapshot(of: box, scale: 2, isolated: true)
        // An edge is one pixel wide at any scale, so twice the circumference has twice the soft pixels and not four times.
        let soft = (one: one.count { 8...247 ~= $0.alpha }, two: two.count { 8...247 ~= $0.alpha })
        #expect(soft.one > 20)
        #expect(Double(soft.two) < 2.6 * Double(soft.one))
      }
    }
  }
}
