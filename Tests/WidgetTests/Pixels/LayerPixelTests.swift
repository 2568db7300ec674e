import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Frames, distances, backgrounds, corners and opacity.
  @Suite @MainActor struct LayerPixels {
    private let solid = Color(red: 0, green: 0, blue: 1)

    private func picture<Content: View>(
      width: Int = 100, height: Int = 60, @ViewBuilder _ content: () -> Content
    ) async throws -> Snapshot {
      let window = TestWindow(width: width, height: height, content: content)
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    private func ink(_ picture: Snapshot) -> CGRect? { picture.bounds { $0.alpha > 0 } }

    @Test func anAccentRowFillsTheWidthThatItIsOffered() async throws {
      for width in [160, 301] {
        let row = try await picture(width: width) {
          Button("Continue") {}.buttonStyle(.roundedRow)
        }
        let accent = try await TestWindow.pixel(of: .accentColor)
        let bounds = try #require(ink(row))
        #expect(bounds.minX == 0 && bounds.width == CGFloat(width))
        let middle = Int(bounds.midY)
        #expect(row[0, middle] == accent && row[width - 1, middle] == accent)
        #expect(row[0, Int(bounds.minY)].alpha == 0 && row[width - 1, Int(bounds.maxY) - 1].alpha == 0)
        #expect(row.contains { $0.premultiplied == 0xffff_ffff }, "white text")
      }
    }

    @Test func aRowBesideOthersTakesWhatIsLeft() async throws {
      let window = TestWindow(width: 300, height: 60) {
        HStack(spacing: 10) {
          Color.gray.frame(width: 50, height: 20)
          Button("Continue") {}.buttonStyle(.roundedRow)
        }
      }
      await window.present()
      defer { window.close() }
      let row = try window.element(role: .button, named: "Continue")
      #expect(row.frame.minX == 60 && row.frame.maxX == 300)
    }

    @Test func aFixedFrameIsDrawnAtItsSize() async throws {
      let bounds = ink(try await picture { solid.frame(width: 30, height: 12) })
      #expect(bounds == CGRect(x: 35, y: 24, width: 30, height: 12))
    }

    @Test(arguments: [
      (Alignment.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 15),
      (.center, 20, 15),
      (.trailing, 40, 15), (.bottomLeading, 0, 30), (.bottom, 20, 30), (.bottomTrailing, 40, 30),
    ])
    func contentStandsWhereTheAlignmentSays(_ alignment: Alignment, _ x: Int, _ y: Int) async throws {
      let bounds = ink(
        try await picture(width: 50, height: 40) {
          solid.frame(width: 10, height: 10).frame(width: 50, height: 40, alignment: alignment)
        })
      #expect(bounds == CGRect(x: x, y: y, width: 10, height: 10))
    }

    @Test func distancesAreKeptFromTheEdges() async throws {
      let bounds = ink(
        try await picture(width: 100, height: 60) {
          solid.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        })
      #expect(bounds == CGRect(x: 2, y: 1, width: 94, height: 56))
      let some = ink(try await picture { solid.padding([.top, .leading], 7) })
      #expect(some == CGRect(x: 7, y: 7, width: 93, height: 53))
      let usual = ink(try await picture { solid.padding() })
      #expect(usual == CGRect(x: 16, y: 16, width: 68, height: 28))
    }

    @Test func aBackgroundFillsTheFrameAtItsPlaceInTheChain() async throws {
      let inside = ink(
        try await picture { Color.clear.frame(width: 20, height: 20).background(solid).padding(10) })
      #expect(inside == CGRect(x: 40, y: 20, width: 20, height: 20))
      let outside = ink(
        try await picture { Color.clear.frame(width: 20, height: 20).padding(10).background(solid) })
      #expect(outside == CGRect(x: 30, y: 10, width: 40, height: 40))
    }

    @Test func aViewBehindAndAViewInFrontAreAligned() async throws {
      let red = Color(red: 1, green: 0, blue: 0)
      let picture = try await picture(width: 40, height: 40) {
        solid.frame(width: 20, height: 20).padding(10)
          .background(alignment: .topLeading) { red.frame(width: 15, height: 15) }
          .overlay(alignment: .bottomTrailing) { red.frame(width: 15, height: 15) }
      }
      let (redPixel, bluePixel): (UInt32, UInt32) = (0xffff_0000, 0xff00_00ff)
      #expect(picture[2, 2].premultiplied == redPixel)
      #expect(picture[12, 12].premultiplied == bluePixel, "the content covers what is behind it")
      #expect(picture[27, 27].premultiplied == redPixel, "what is in front covers the content")
      #expect(picture[38, 38].premultiplied == redPixel)
      #expect(picture[38, 2].alpha == 0)
    }

    @Test func cornersAreCutToTheirRadius() async throws {
      let picture = try await picture(width: 40, height: 40) { solid.cornerRadius(12) }
      for (x, y) in [(0, 0), (39, 0), (0, 39), (39, 39), (2, 2), (37, 37)] {
        #expect(picture[x, y].alpha == 0)
      }
      for (x, y) in [(12, 0), (0, 12), (20, 20), (5, 5), (34, 34)] { #expect(picture[x, y].alpha == 255) }
      let missing = picture.alphas.reduce(0.0) { $0 + 1 - Double($1) / 255 }
      // A square without its inscribed quarter circles: (4 - π) r².
      #expect(abs(missing - 0.8584 * 144) < 3)
    }

    @Test func aRadiusBeyondTheHalfMakesACapsule() async throws {
      let picture = try await picture(width: 60, height: 20) { solid.cornerRadius(500) }
      #expect(picture[0, 10].alpha > 100 && picture[10, 0].alpha > 200 && picture[0, 0].alpha == 0)
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1.0])
    func opacityFadesTheWhole(_ opacity: Double) async throws {
      let picture = try await picture(width: 40, height: 40) {
        ZStack {
          solid
          Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        }
        .opacity(opacity)
      }
      let alpha = Int((opacity * 255).rounded())
      #expect(picture.alphas.allSatisfy { abs(Int($0) - alpha) <= 1 }, "also where two views overlap")
      if opacity > 0 { #expect(picture[20, 20].blue <= 2, "nothing shows through within the group") }
    }

    @Test func opacitiesMultiply() async throws {
      let picture = try await picture(width: 20, height: 20) { solid.opacity(0.5).padding(2).opacity(0.5) }
      #expect(abs(picture[10, 10].alpha - 64) <= 1)
      #expect(picture[0, 0].alpha == 0)
    }
  }
}
