import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Shapes drawn with gradients.
  @Suite @MainActor struct ShapeGradients {
    private let fade = LinearGradient(
      colors: [Ground.red, Ground.blue], startPoint: .leading, endPoint: .trailing)

    private func hasFade(_ picture: Snapshot, row: Int, from first: Int, to last: Int) -> Bool {
      picture[first, row].red > 215 && picture[last, row].blue > 215
        && abs(picture[(first + last) / 2, row].red - 128) < 24
    }

    @Test func fillsAndLinesTakeAGradientAcrossTheFrame() async throws {
      let rounded = try await ShapePicture.of { RoundedRectangle(cornerRadius: 8).fill(fade) }
      #expect(hasFade(rounded, row: 20, from: 1, to: 38) && rounded.alpha(0, 0) == 0)
      let free = try await ShapePicture.of { Circle().rotation(.degrees(1)).scale(0.99).fill(fade) }
      #expect(hasFade(free, row: 20, from: 2, to: 37) && free.alpha(0, 0) == 0)
      #expect(abs(free.area - 400 * .pi) < 40)
      let line = try await ShapePicture.of { Capsule().strokeBorder(fade, lineWidth: 4) }
      #expect(
        hasFade(line, row: 1, from: 14, to: 25) == false && line[2, 20].red > 200 && line[37, 20].blue > 200)
      #expect(line.alpha(20, 20) == 0)
      let outside = try await ShapePicture.of {
        Rectangle().stroke(fade, lineWidth: 10).frame(width: 20, height: 20)
      }
      #expect(outside[6, 20].red > 240 && outside[33, 20].blue > 240, "beyond the frame the ends go on")
      #expect(outside.area == 30 * 30 - 100)
    }

    @Test func backgroundsAndBordersTakeAGradient() async throws {
      let behind = try await ShapePicture.of { Color.clear.background(fade, in: .capsule) }
      #expect(hasFade(behind, row: 20, from: 1, to: 38) && behind.alpha(0, 0) == 0)
      let border = try await ShapePicture.of { Color.clear.border(fade, width: 3) }
      #expect(hasFade(border, row: 1, from: 1, to: 38) && border.alpha(20, 20) == 0)
      let shadowed = try await ShapePicture.of {
        Circle().fill(fade.shadow(.drop(color: .black, radius: 0, y: 5))).frame(width: 20, height: 20)
      }
      #expect(shadowed.color(20, 33) == 0xff00_0000)
    }
  }
}
