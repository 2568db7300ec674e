import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// `blendMode(_:)` mixes a view with what is behind it in its group.
  @Suite @MainActor struct BlendModePixels {
    private let content = CGRect(x: 10, y: 10, width: 20, height: 20)

    /// A half-transparent square in the middle of a pile, below `color` under `mode`.
    private func pile(_ color: Color?, _ mode: BlendMode) async throws -> Snapshot {
      let window = TestWindow(width: 40, height: 40) {
        ZStack {
          Color(red: 0, green: 0.6, blue: 1, opacity: 0.5).frame(width: 20, height: 20)
          if let color { color.blendMode(mode) }
        }
        .drawingGroup(opaque: false)
      }
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    /// The pixels outside the square.
    private func surroundings(_ picture: Snapshot) -> Set<UInt32> {
      var pixels: Set<UInt32> = []
      for y in 0..<picture.height {
        for x in 0..<picture.width where !content.contains(CGPoint(x: x, y: y)) {
          pixels.insert(picture[x, y].premultiplied)
        }
      }
      return pixels
    }

    @Test func sourceAtopColoursTheContentAndNothingElse() async throws {
      let picture = try await pile(Color(red: 1, green: 0, blue: 0), .sourceAtop)
      try #require(picture.width == 40)
      #expect(picture.cropped(to: content).isOnly(Snapshot.Pixel(premultiplied: 0xffff_0000)))
      #expect(abs(picture[20, 20].alpha - 128) <= 1, "the content's alpha stays")
      #expect(surroundings(picture) == [0], "atop of nothing there is nothing")
    }

    @Test func aHalfTransparentColourAtopLetsTheContentThrough() async throws {
      let picture = try await pile(Color(red: 1, green: 0, blue: 0, opacity: 0.5), .sourceAtop)
      let pixel = picture[20, 20]
      #expect(abs(pixel.alpha - 128) <= 1)
      #expect(abs(pixel.red - 128) <= 3 && abs(pixel.green - 77) <= 3 && abs(pixel.blue - 128) <= 3)
      #expect(surroundings(picture) == [0])
    }

    /// A mode that mixes colours has none to mix with where the backdrop is empty: the colour itself shows.
    @Test(arguments: [BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .color])
    func anEmptyBackdropShowsTheColourItself(_ mode: BlendMode) async throws {
      let picture = try await pile(Color(red: 1, green: 0, blue: 0), mode)
      #expect(surroundings(picture) == [0xffff_0000])
    }

    @Test func multiplyMixesWhereThereIsSomething() async throws {
      let picture = try await pile(Color(red: 1, green: 0.5, blue: 0), .multiply)
      // Half of the backdrop is empty, where the colour is itself; half is the product of both.
      let pixel = picture[20, 20]
      #expect(pixel.alpha == 255)
      #expect(abs(pixel.red - 128) <= 2 && abs(pixel.green - 102) <= 2 && pixel.blue <= 1)
    }

    @Test func destinationModesKeepWhatIsBehind() async throws {
      let alone = try await pile(nil, .normal)
      let over = try await pile(Color(red: 1, green: 0, blue: 0), .destinationOver)
      #expect(surroundings(over) == [0xffff_0000])
      #expect(over[20, 20].alpha == 255 && over[20, 20].blue > 100)
      let out = try await pile(.black, .destinationOut)
      #expect(Set(out.premultipliedPixels) == [0])
      #expect(alone[20, 20].alpha == 128 || alone[20, 20].alpha == 127)
    }

    /// Without a group of its own the pile would be mixed with what lies behind it.
    @Test func aGroupKeepsItsMixingToItself() async throws {
      let window = TestWindow(width: 40, height: 40) {
        ZStack {
          Color.yellow
          ZStack {
            Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
            Color(red: 1, green: 0, blue: 0).blendMode(.sourceAtop)
          }
          .drawingGroup()
        }
      }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      #expect(surroundings(picture) == [try await TestWindow.pixel(of: .yellow).premultiplied])
      #expect(picture[20, 20].premultiplied == 0xffff_0000)
    }

    @Test func anOpaqueGroupStandsOnBlack() async throws {
      let window = TestWindow(width: 40, height: 40) {
        Color.clear.frame(width: 40, height: 40).drawingGroup(opaque: true)
      }
      await window.present()
      defer { window.close() }
      #expect(Set(try await window.isolatedSnapshot().premultipliedPixels) == [0xff00_0000])
    }

    @Test func neighboursOfAGroupAreUntouched() async throws {
      func row(blends: Bool) async throws -> Snapshot {
        try await ColouredPicture.row { image in
          ZStack {
            image
            if blends { Color.red.blendMode(.sourceAtop) }
          }
          .drawingGroup()
        }
      }
      let plain = try await row(blends: false)
      let blended = try await row(blends: true)
      #expect(blended.neighbours == plain.neighbours)
      #expect(blended.inside.hasShape(of: plain.inside))
      #expect(blended.inside.isOnly(try await TestWindow.pixel(of: .red)))
    }
  }
}
