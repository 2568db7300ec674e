import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What is behind views and over them.
  @Suite @MainActor struct Backgrounds {
    /// The content is 20 × 20, in the middle of 40 × 40.
    private let room = CGRect(x: 10, y: 10, width: 20, height: 20)
    private var clear: some View { Color.clear.frame(width: 20, height: 20) }
    private var content: some View { Ground.red.frame(width: 20, height: 20) }

    private func picture<Content: View>(_ content: Content) async throws -> Snapshot {
      try await ShapePicture.of { content }
    }

    @Test func everyFormOfBackgroundIsBehind() async throws {
      let blue = Ground.blue
      let full = [
        try await picture(clear.background(blue)),
        try await picture(clear.background(blue, ignoresSafeAreaEdges: .horizontal)),
        try await picture(clear.background(blue, in: Rectangle())),
        try await picture(clear.background(Rectangle().fill(blue))),
        try await picture(clear.background { blue }),
        try await picture(clear.background(content: { blue })),
        try await picture(clear.background(alignment: .leading) { blue }),
        try await picture(clear.background(blue, alignment: .top)),
        try await picture(clear.background(.blue.opacity(0)).background(blue)),
      ]
      for (index, picture) in full.enumerated() {
        #expect(picture.drawn == room && picture.color(20, 20) == Ground.bluePixel, "form \(index)")
      }
      let covered = [
        try await picture(content.background(blue)), try await picture(content.background(blue, in: .rect)),
        try await picture(content.background { blue }),
      ]
      for picture in covered { #expect(picture.isOnly(.init(premultiplied: Ground.redPixel))) }
    }

    @Test func everyFormOfOverlayIsInFront() async throws {
      let blue = Ground.blue
      let full = [
        try await picture(content.overlay(blue)),
        try await picture(content.overlay(blue, ignoresSafeAreaEdges: .all)),
        try await picture(content.overlay(blue, in: Rectangle())),
        try await picture(content.overlay(Rectangle().fill(blue))),
        try await picture(content.overlay { blue }),
        try await picture(content.overlay(content: { blue })),
        try await picture(content.overlay(alignment: .bottom) { blue }),
        try await picture(content.overlay(blue, alignment: .trailing)),
      ]
      for (index, picture) in full.enumerated() {
        #expect(
          picture.drawn == room && picture.isOnly(.init(premultiplied: Ground.bluePixel)), "form \(index)")
      }
    }

    @Test func aBackgroundAndAnOverlayMayHaveAShape() async throws {
      let behind = try await picture(clear.background(Ground.blue, in: Circle()))
      #expect(abs(behind.area - 100 * .pi) < 3)
      let named = try await picture(clear.background(Ground.blue, in: .rect(cornerRadius: 5)))
      #expect(abs(named.area - (400 - 0.8584 * 25)) < 2)
      let front = try await picture(content.overlay(Ground.blue, in: .capsule))
      #expect(front.color(20, 20) == Ground.bluePixel && front.color(10, 10) == Ground.redPixel)
      var ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      let hole = try await picture(
        clear.background(Ground.blue, in: ring, fillStyle: FillStyle(eoFill: true)))
      #expect(hole.area == 300)
      let hollow = try await picture(
        content.overlay(Ground.blue, in: ring, fillStyle: FillStyle(eoFill: true)))
      #expect(hollow.color(20, 20) == Ground.redPixel && hollow.color(11, 11) == Ground.bluePixel)
    }

    @Test func withoutAStyleABackgroundIsTheGroundOfAWindow() async throws {
      let light = try await picture(clear.background(in: Circle()))
      #expect(light[20, 20].red > 230 && light.alpha(10, 10) == 0)
      #expect(try await picture(clear.background()).color(20, 20) == light.color(20, 20))
      #expect(try await picture(clear.background(.background)).color(20, 20) == light.color(20, 20))
      let dark = try await picture(clear.background(in: Circle()).environment(\.colorScheme, .dark))
      #expect(dark[20, 20].red < 60 && dark.alpha(20, 20) == 255)
    }

    @Test func alignmentsPlaceBothAndTurnAround() async throws {
      for rightToLeft in [false, true] {
        let picture = try await ShapePicture.of(rightToLeft: rightToLeft) {
          clear.background(alignment: .topLeading) { Ground.blue.frame(width: 5, height: 5) }
            .overlay(Ground.red.frame(width: 5, height: 5), alignment: .bottomTrailing)
        }
        let (leading, trailing) = rightToLeft ? (27, 12) : (12, 27)
        #expect(picture.color(leading, 12) == Ground.bluePixel)
        #expect(picture.color(trailing, 27) == Ground.redPixel)
        #expect(picture.area == 50)
      }
    }

    @Test func aBorderLiesInsideTheFrame() async throws {
      let border = try await picture(clear.border(Ground.blue, width: 3))
      #expect(border.drawn == room && border.area == 400 - 14 * 14)
      let thin = try await picture(clear.border(Ground.blue))
      #expect(thin.area == 400 - 18 * 18)
      #expect(try await picture(clear.border(.blue, width: 0)).drawn == nil)
      #expect(try await picture(clear.border(.blue, width: -2)).drawn == nil)
      #expect(try await picture(clear.border(.blue, width: .nan)).drawn == nil)
      #expect(try await picture(clear.border(Ground.blue, width: 50)).area >= 400)
      let over = try await picture(content.border(Ground.blue, width: 2))
      #expect(over.color(10, 20) == Ground.bluePixel && over.color(20, 20) == Ground.redPixel)
    }

    @Test func chainsAreDrawnFromTheInsideOut() async throws {
      let picture = try await picture(
        clear.background(Ground.blue, in: .circle).padding(5).background(Ground.red).border(.black, width: 1))
      #expect(picture.color(20, 20) == Ground.bluePixel && picture.color(10, 10) == Ground.redPixel)
      #expect(picture.color(5, 5) == 0xff00_0000 && picture.drawn == room.insetBy(dx: -5, dy: -5))
    }

    @Test("A line over a button lets the pointer through") func linesLetThePointerThrough() async throws {
      let counter = Counter()
      let window = TestWindow(width: 100, height: 60) {
        Button {
          counter.add()
        } label: {
          Color.green.frame(width: 60, height: 30)
        }
        .buttonStyle(.plain)
        .overlay(Capsule().strokeBorder(Ground.blue, lineWidth: 2))
        .overlay { RoundedRectangle(cornerRadius: 4).stroke(Ground.red) }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      #expect(counter.count == 1)
    }
  }
}
