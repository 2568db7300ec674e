import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// `blending(color:mode:strength:)` on a picture in colours of its own.
  @Suite @MainActor struct BlendingPixels {
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func thePictureIsAGoodOne() async throws {
      let original = try await ColouredPicture.row { $0 }.inside
      #expect(original.contains { $0.alpha == 0 })
      #expect(original.contains { $0.alpha == 255 })
      #expect(Set(original.alphas).count > 20)
    }

    @Test func redKeepsTheAlphaExactlyAndIsRedElsewhere() async throws {
      let original = try await ColouredPicture.row { $0 }
      let blended = try await ColouredPicture.row { $0.blending(color: red) }
      #expect(blended.inside.hasShape(of: original.inside))
      let distance = blended.inside.distance(from: original.inside) { channel, _ in channel == 0 ? 1 : 0 }
      #expect(distance <= 1)
      #expect(blended.neighbours == original.neighbours)
    }

    @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1.0])
    func strengthMixesEvenly(_ strength: Double) async throws {
      let original = try await ColouredPicture.row { $0 }
      let blended = try await ColouredPicture.row { $0.blending(color: red, strength: strength) }
      #expect(blended.inside.hasShape(of: original.inside))
      let distance = blended.inside.distance(from: original.inside) { channel, value in
        value * (1 - strength) + (channel == 0 ? strength : 0)
      }
      #expect(distance <= 1)
      #expect(blended.neighbours == original.neighbours)
    }

    @Test(arguments: [0.5, 1.0])
    func multiplyDarkens(_ strength: Double) async throws {
      let factors = [0.8, 0.4, 0.2]
      let color = Color(red: factors[0], green: factors[1], blue: factors[2])
      let original = try await ColouredPicture.row { $0 }
      let blended = try await ColouredPicture.row {
        $0.blending(color: color, mode: .multiply, strength: strength)
      }
      #expect(blended.inside.hasShape(of: original.inside))
      let distance = blended.inside.distance(from: original.inside) { channel, value in
        value * (1 - strength + strength * factors[channel])
      }
      #expect(distance <= 1)
      #expect(blended.neighbours == original.neighbours)
    }

    @Test(arguments: [0.5, 1.0])
    func screenLightens(_ strength: Double) async throws {
      let light = [0.8, 0.4, 0.2]
      let color = Color(red: light[0], green: light[1], blue: light[2])
      let original = try await ColouredPicture.row { $0 }
      let blended = try await ColouredPicture.row {
        $0.blending(color: color, mode: .screen, strength: strength)
      }
      #expect(blended.inside.hasShape(of: original.inside))
      let distance = blended.inside.distance(from: original.inside) { channel, value in
        value * (1 - strength) + strength * (value + light[channel] - value * light[channel])
      }
      #expect(distance <= 1)
      #expect(blended.neighbours == original.neighbours)
    }

    /// Whatever the mode, a colour within a shape never changes the shape.
    @Test(arguments: BlendMode.allCases.filter { $0 != .destinationOut })
    func everyModeKeepsTheShape(_ mode: BlendMode) async throws {
      let original = try await ColouredPicture.row { $0 }
      let blended = try await ColouredPicture.row { $0.blending(color: .orange, mode: mode, strength: 0.7) }
      #expect(blended.inside.hasShape(of: original.inside))
      #expect(blended.neighbours == original.neighbours)
      let tooBright = blended.inside.premultipliedPixels.contains { pixel in
        [16, 8, 0].contains { pixel >> $0 & 0xff > pixel >> 24 }
      }
      #expect(!tooBright, "no premultiplied channel is above its alpha")
    }

    @Test func ofTwoBlendsTheOuterOneIsMixedLast() async throws {
      let twice = try await ColouredPicture.row { $0.blending(color: .blue).blending(color: red) }
      let once = try await ColouredPicture.row { $0.blending(color: red) }
      #expect(twice == once)
      let halves = try await ColouredPicture.row {
        $0.blending(color: Color(red: 0, green: 0, blue: 1)).blending(color: red, strength: 0.5)
      }
      let distance = halves.inside.distance(from: once.inside) { channel, _ in [0.5, 0, 0.5][channel] }
      #expect(distance <= 2)
    }

    @Test func aBlendOfTextAndShapesKeepsTheirPixelsToo() async throws {
      func picture<Content: View>(@ViewBuilder _ content: () -> Content) async throws -> Snapshot {
        let window = TestWindow(width: 120, height: 60, content: content)
        await window.present()
        defer { window.close() }
        return try await window.isolatedSnapshot()
      }
      let plain = try await picture { Text("Tint").padding().background(.blue.opacity(0.4)).cornerRadius(6) }
      let blended = try await picture {
        Text("Tint").padding().background(.blue.opacity(0.4)).cornerRadius(6).blending(color: red)
      }
      let worst = zip(plain.alphas, blended.alphas).map { abs(Int($0) - Int($1)) }.max()
      #expect(try #require(worst) <= 1)
      #expect(!blended.contains { $0.alpha > 8 && ($0.red < 240 || $0.green > 15 || $0.blue > 15) })
    }

    /// A group is no single picture, so it is drawn another way.
    @Test(arguments: BlendMode.allCases.filter { $0 != .destinationOut })
    func everyModeKeepsTheShapeOfAGroup(_ mode: BlendMode) async throws {
      func group(_ strength: Double) async throws -> Snapshot {
        let window = TestWindow(width: 60, height: 60) {
          HStack(spacing: 0) {
            Color.yellow.frame(width: 10)
            ZStack {
              Color(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.5).padding(8).cornerRadius(12)
              Image(systemName: "star.fill").foregroundStyle(.purple)
            }
            .blending(color: .orange, mode: mode, strength: strength)
          }
        }
        await window.present()
        defer { window.close() }
        return try await window.isolatedSnapshot()
      }
      let (plain, blended) = (try await group(0), try await group(0.7))
      let worst = zip(plain.alphas, blended.alphas).map { abs(Int($0) - Int($1)) }.max()
      #expect(try #require(worst) <= 2)
      #expect(plain != blended || mode == .destinationOver, "something is blended")
      let neighbour = CGRect(x: 0, y: 0, width: 10, height: 60)
      #expect(plain.cropped(to: neighbour) == blended.cropped(to: neighbour))
    }

    @Test func changingTheBlendChangesThePicture() async throws {
      let host = HostingWidget(rootView: Image(svg: ColouredPicture.svg).blending(color: red))
      let window = TestWindow(width: 40, height: 40, content: host.widget)
      await window.present()
      defer { window.close() }
      let first = try await window.isolatedSnapshot()
      host.rootView = Image(svg: ColouredPicture.svg).blending(color: .green)
      let second = try await window.isolatedSnapshot()
      #expect(second.isOnly(try await TestWindow.pixel(of: .green)))
      host.rootView = Image(svg: ColouredPicture.svg).blending(color: red)
      #expect(try await window.isolatedSnapshot() == first)
    }
  }
}
