import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Shadows, and views drawn larger, smaller or turned.
  @Suite @MainActor struct ShapeEffects {
    private var square: some View { Ground.blue.frame(width: 20, height: 20) }

    private func picture<Content: View>(
      width: Int = 60, rightToLeft: Bool = false, _ content: Content
    ) async throws -> Snapshot {
      try await ShapePicture.of(width: width, height: 60, rightToLeft: rightToLeft) { content }
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func aShadowIsOfTheShapeInItsColourAndPlace() async throws {
      let sharp = try await picture(square.shadow(color: Ground.red, radius: 0, x: 10, y: 5))
      #expect(sharp.drawn == rect(20, 20, 30, 25))
      #expect(sharp.color(45, 42) == Ground.redPixel && sharp.color(25, 25) == Ground.bluePixel)
      #expect(sharp.alpha(45, 22) == 0)
      let round = try await picture(
        Circle().fill(Ground.blue).frame(width: 20, height: 20).shadow(color: Ground.red, radius: 0, x: 20))
      #expect(round.alpha(41, 21) == 0 && round.color(50, 30) == Ground.redPixel)
    }

    @Test func aRadiusBlursWithThatDeviation() async throws {
      let blurred = try await picture(
        width: 120, Ground.blue.frame(width: 60, height: 60).shadow(color: Ground.red, radius: 5))
      // At the edge of a long side half of the shadow is left, one deviation further out a sixth, two further a fortieth.
      func strength(_ x: Int) -> Double { Double(blurred.alpha(x, 30)) / 255 }
      #expect(abs(strength(90) - 0.46) < 0.06, "\(strength(90))")
      #expect(abs(strength(95) - 0.14) < 0.05, "\(strength(95))")
      #expect(strength(100) < 0.06 && strength(110) == 0)
    }

    @Test func everyFormOfShadowIsDrawn() async throws {
      let usual = try await picture(square.shadow(radius: 0, x: 10))
      #expect(abs(usual.alpha(45, 30) - 84) <= 1 && usual[45, 30].red == 0)
      #expect(try await picture(square.shadow(radius: 0, y: 10)).drawn == rect(20, 20, 20, 30))
      #expect(try await picture(square.shadow(radius: 0, x: -10, y: -10)).drawn == rect(10, 10, 30, 30))
      #expect(
        try await picture(square.shadow(color: Ground.red, radius: 0, y: 10)).color(25, 45) == Ground.redPixel
      )
      let soft = try await picture(square.shadow(color: .black, radius: 3))
      #expect(soft.alpha(18, 30) > 20 && soft.alpha(5, 30) == 0)
      for radius in [CGFloat.nan, -4] {
        #expect(
          try await picture(square.shadow(color: Ground.red, radius: radius, x: .nan)).drawn
            == rect(20, 20, 20, 20))
      }
      #expect(try await picture(square.shadow(color: .clear, radius: 4)).drawn == rect(20, 20, 20, 20))
    }

    @Test func aStyleMayHaveShadows() async throws {
      let room = Rectangle()
      let drop = try await picture(
        room.fill(Ground.blue.shadow(.drop(color: Ground.red, radius: 0, x: 8))).frame(width: 20, height: 20))
      #expect(drop.drawn == rect(20, 20, 28, 20) && drop.color(44, 30) == Ground.redPixel)
      let inner = try await picture(
        room.fill(Ground.blue.shadow(.inner(color: Ground.red, radius: 0, x: 8))).frame(width: 20, height: 20)
      )
      #expect(inner.drawn == rect(20, 20, 20, 20))
      #expect(inner.color(24, 30) == Ground.redPixel && inner.color(35, 30) == Ground.bluePixel)
      let soft = try await picture(
        Circle().fill(Ground.blue.shadow(.inner(radius: 3)).opacity(1)).frame(width: 40, height: 40))
      #expect(soft[11, 30].blue + 8 < soft[30, 30].blue && soft[30, 30].blue > 240)
      #expect(abs(soft.area - 400 * .pi) < 16)
      let both = try await picture(
        Ground.blue.opacity(0).frame(width: 20, height: 20)
          .background(
            Ground.blue.shadow(.drop(color: Ground.red, radius: 0, x: 8)).shadow(
              .inner(color: .black, radius: 0, y: 4)), in: room))
      #expect(both.color(44, 30) == Ground.redPixel && both.color(30, 22) == 0xff00_0000)
      let foreground = try await picture(
        room.fill(.shadow(.drop(color: Ground.red, radius: 0, x: 8))).foregroundStyle(Ground.blue)
          .frame(width: 20, height: 20))
      #expect(foreground.premultipliedPixels == drop.premultipliedPixels)
      let bad = try await picture(
        room.fill(Ground.blue.shadow(.drop(color: Ground.red, radius: .nan, x: .nan))).frame(
          width: 20, height: 20))
      #expect(bad.drawn == rect(20, 20, 20, 20))
    }

    @Test func aViewIsDrawnAtAFactorAroundItsAnchor() async throws {
      #expect(try await picture(square.scaleEffect(0.5)).drawn == rect(25, 25, 10, 10))
      #expect(try await picture(square.scaleEffect(2)).drawn == rect(10, 10, 40, 40))
      #expect(try await picture(square.scaleEffect(0.5, anchor: .topLeading)).drawn == rect(20, 20, 10, 10))
      #expect(try await picture(square.scaleEffect(x: 2)).drawn == rect(10, 20, 40, 20))
      #expect(try await picture(square.scaleEffect(y: 0.5)).drawn == rect(20, 25, 20, 10))
      #expect(try await picture(square.scaleEffect(x: 0.5, anchor: .trailing)).drawn == rect(30, 20, 10, 20))
      #expect(
        try await picture(square.scaleEffect(CGSize(width: 0.5, height: 1), anchor: .leading)).drawn
          == rect(20, 20, 10, 20))
      #expect(
        try await picture(rightToLeft: true, square.scaleEffect(x: 0.5, anchor: .leading)).drawn
          == rect(30, 20, 10, 20))
    }

    @Test func aFactorBelowZeroMirrorsAndNoneHides() async throws {
      let halves = HStack(spacing: 0) {
        Ground.red.frame(width: 10, height: 20)
        Ground.blue.frame(width: 10, height: 20)
      }
      #expect(try await picture(halves.scaleEffect(1)).color(22, 30) == Ground.redPixel)
      #expect(try await picture(halves.scaleEffect(x: -1)).color(22, 30) == Ground.bluePixel)
      #expect(try await picture(square.scaleEffect(0)).drawn == nil)
      #expect(try await picture(square.scaleEffect(x: 0)).drawn == nil)
      #expect(try await picture(square.scaleEffect(.nan)).drawn == rect(20, 20, 20, 20))
      #expect(try await picture(square.scaleEffect(.infinity)).drawn != nil)
    }

    @Test func aViewIsTurnedAroundItsAnchor() async throws {
      let bar = Ground.blue.frame(width: 20, height: 10)
      #expect(try await picture(bar.rotationEffect(.degrees(90))).drawn == rect(25, 20, 10, 20))
      #expect(
        try await picture(bar.rotationEffect(.degrees(180), anchor: .bottomTrailing)).drawn
          == rect(40, 35, 20, 10))
      #expect(
        try await picture(bar.rotationEffect(.radians(.pi / 2), anchor: .topLeading)).drawn
          == rect(10, 25, 10, 20))
      #expect(try await picture(bar.rotationEffect(.radians(.nan))).drawn == rect(20, 25, 20, 10))
      #expect(abs(try await picture(square.rotationEffect(.degrees(45))).area - 400) < 4)
    }

    @Test("A button that is drawn smaller keeps its room, and answers where it did")
    func scaledButtonKeepsItsRoom() async throws {
      struct Shrinking: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Ground.blue.frame(width: 60, height: 40).scaleEffect(configuration.isPressed ? 0.5 : 1)
        }
      }
      let counter = Counter()
      let window = TestWindow(width: 100, height: 80) {
        Button("Go") { counter.add() }.buttonStyle(Shrinking())
      }
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      #expect(await window.snapshot(of: button, isolated: true).area == 2400)
      let made = try window.graph.statistics.widgetsMade
      let corner = CGPoint(x: button.frame.minX + 2, y: button.frame.minY + 2)
      await window.pointer.move(to: corner)
      await window.pointer.press()
      #expect(await window.snapshot(of: button, isolated: true).area == 600)
      #expect(button.frame.width == 60)
      await window.pointer.release()
      #expect(counter.count == 1)
      #expect(try window.graph.statistics.widgetsMade == made)
    }
  }
}
