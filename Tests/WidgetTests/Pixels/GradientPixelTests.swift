import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Gradients where colours may stand: on shapes, behind views, in text and symbols.
  @Suite @MainActor
  struct GradientPixels {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func snapshot<Content: View>(_ content: Content) async throws -> Snapshot {
      let window = TestWindow(width: 140, height: 80) { content }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      return picture.bounds { $0.alpha > 0 }.map { picture.cropped(to: $0) } ?? picture
    }

    private var horizontal: LinearGradient {
      LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    }

    private func expectHorizontal(_ picture: Snapshot, y: Int) {
      for x in stride(from: 2, to: picture.width - 2, by: 7) {
        let share = (Double(x) + 0.5) / Double(picture.width)
        #expect(abs(Double(picture[x, y].blue) - 255 * share) <= 4, "at \(x)")
        #expect(abs(Double(picture[x, y].red) - 255 * (1 - share)) <= 4, "at \(x)")
      }
    }

    @Test("As a view and as a background it goes from edge to edge")
    func rectangle() async throws {
      expectHorizontal(try await snapshot(horizontal.frame(width: 100, height: 20)), y: 10)
      expectHorizontal(
        try await snapshot(Color.clear.frame(width: 100, height: 20).background(horizontal)), y: 10)
      expectHorizontal(
        try await snapshot(Rectangle().foregroundStyle(horizontal).frame(width: 100, height: 20)), y: 10)
    }

    @Test("An angular one fills rectangles, backgrounds and shapes too")
    func angular() async throws {
      let gradient = AngularGradient(colors: [red, blue], center: .center)
      for picture in [
        try await snapshot(gradient.frame(width: 40, height: 40)),
        try await snapshot(Color.clear.frame(width: 40, height: 40).background(gradient)),
        try await snapshot(Circle().fill(gradient).frame(width: 40, height: 40)),
      ] {
        #expect(picture[36, 22].red > 230 && picture[36, 17].blue > 230)
      }
    }

    @Test("Content that is too long for one of cairo's pictures is mixed and filled all the same")
    func longContent() async throws {
      let window = TestWindow(width: 120, height: 80) {
        ScrollView {
          red.frame(width: 60, height: 40_000).overlay { blue.blendMode(.plusLighter) }
        }
      }
      await window.present()
      defer { window.close() }
      #expect(await window.snapshot().contains { $0.red > 250 && $0.blue > 250 && $0.green < 5 })
    }

    @Test("In a shape it is cut to the shape")
    func shape() async throws {
      let picture = try await snapshot(Circle().foregroundStyle(horizontal).frame(width: 60, height: 60))
      #expect(picture.width == 60 && picture[1, 1].alpha == 0)
      #expect(picture[30, 30].alpha == 255)
      #expect(abs(picture[30, 30].red - picture[30, 30].blue) < 12)
      #expect(picture[4, 30].red > 200 && picture[55, 30].blue > 200)
    }

    @Test("Stops stand where they are told to, out of order ones at the one before")
    func stops() async throws {
      let gradient = LinearGradient(
        stops: [
          .init(color: red, location: 0.5), .init(color: blue, location: 0.2),
          .init(color: blue, location: 1),
        ], startPoint: .leading, endPoint: .trailing)
      let picture = try await snapshot(gradient.frame(width: 100, height: 10))
      #expect(picture[10, 5].red == 255 && picture[45, 5].red == 255)
      #expect(picture[55, 5].blue == 255 && picture[95, 5].blue == 255)
    }

    @Test("Text and symbols are filled with it, in the same letters")
    func text() async throws {
      let plain = try await snapshot(Text("Gradient").font(.system(size: 24)))
      let picture = try await snapshot(Text("Gradient").font(.system(size: 24)).foregroundStyle(horizontal))
      #expect(picture.width == plain.width)
      let differing = zip(plain.alphas, picture.alphas).count { abs(Int($0) - Int($1)) > 24 }
      #expect(differing < plain.alphas.count / 50)
      let left = picture.cropped(to: CGRect(x: 0, y: 0, width: 16, height: picture.height))
      let right = picture.cropped(to: CGRect(x: picture.width - 12, y: 0, width: 12, height: picture.height))
      #expect(left.contains { $0.alpha > 200 && $0.red > 180 })
      #expect(right.contains { $0.alpha > 200 && $0.blue > 180 })
      let symbol = try await snapshot(
        Image(systemName: "square.fill").font(.system(size: 40)).foregroundStyle(horizontal))
      #expect(symbol[symbol.width / 4, symbol.height / 2].red > 150)
      #expect(symbol[symbol.width * 3 / 4, symbol.height / 2].blue > 150)
    }

    @Test("A colour's own gradient is lighter at the top")
    func ofAColor() async throws {
      let picture = try await snapshot(
        Rectangle().foregroundStyle(blue.gradient).frame(width: 20, height: 40))
      #expect(picture[10, 1].lightness > picture[10, 38].lightness + 60)
      #expect(picture[10, 39].blue > 245)
    }

    @Test(
      "Odd gradients draw something sensible: no colour, one colour, both ends in one point, infinite radii")
    func oddGradients() async throws {
      let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
      #expect(try await !snapshot(empty.frame(width: 20, height: 20)).contains { $0.alpha > 0 })
      let one = LinearGradient(colors: [red], startPoint: .top, endPoint: .bottom)
      #expect(try await snapshot(one.frame(width: 20, height: 20))[10, 10].red == 255)
      let point = LinearGradient(colors: [red, blue], startPoint: .center, endPoint: .center)
      #expect(try await snapshot(point.frame(width: 20, height: 20))[10, 10].blue == 255)
      for radius in [CGFloat.infinity, .nan, -4, 0] {
        let radial = RadialGradient(
          colors: [red, blue], center: .center, startRadius: radius, endRadius: radius)
        #expect(try await snapshot(radial.frame(width: 20, height: 20))[10, 10].alpha == 255)
      }
    }
  }
}
