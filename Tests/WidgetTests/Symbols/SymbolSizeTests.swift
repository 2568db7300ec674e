import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Symbols are as large and as bold as the text around them, and stand in its line.
  @Suite @MainActor struct SymbolSizes {
    /// Its ink is 14 of 16 units wide and high.
    private var square: some View { Image(systemName: "square.fill").foregroundStyle(.black) }

    private func ink<Content: View>(_ content: Content) async throws -> CGRect {
      let window = TestWindow(width: 300, height: 200) { content }
      await window.present()
      defer { window.close() }
      return try #require(try await window.isolatedSnapshot().bounds { $0.alpha > 100 })
    }

    @Test("A symbol beside text of 15 pixels has 16", arguments: [8.0, 15, 20, 30, 45, 60, 90])
    func followsTheFont(_ size: Double) async throws {
      let side = (size * 16 / 15).rounded() * 14 / 16
      for (scale, factor) in [(Image.Scale.small, 0.75), (.medium, 1), (.large, 1.5)] {
        let ink = try await ink(square.font(.system(size: size)).imageScale(scale))
        #expect(abs(ink.width - side * factor) <= 1.5 && ink.width == ink.height, "\(scale): \(ink)")
      }
    }

    @Test("Text styles, and the desktop's text size, are followed")
    func followsTextStyles() async throws {
      let body = try await ink(square.font(.body))
      #expect(try await ink(square) == body)
      #expect(try await ink(square.font(.largeTitle)).width > body.width * 1.4)
      #expect(try await ink(square.font(.caption)).width < body.width)
      let window = TestWindow(width: 100, height: 100) { square }
      await window.present()
      defer { window.close() }
      let before = try #require(try await window.isolatedSnapshot().bounds { $0.alpha > 100 })
      HeadlessDisplay.shared.textScale = 2
      await window.settle()
      let after = try #require(try await window.isolatedSnapshot().bounds { $0.alpha > 100 })
      HeadlessDisplay.shared.textScale = 1
      await window.settle()
      #expect(abs(after.width - 2 * before.width) <= 2)
    }

    @Test("A symbol is in the middle of the capital letters beside it", arguments: [12.0, 15, 20, 40, 80])
    func standsInTheLine(_ size: Double) async throws {
      for scale in Image.Scale.allCases {
        let window = TestWindow(width: 400, height: 240) {
          HStack(alignment: .firstTextBaseline, spacing: 20) {
            Text("H").foregroundStyle(Color(red: 1, green: 0, blue: 0))
            square.imageScale(scale)
          }
          .font(.system(size: size))
        }
        await window.present()
        let picture = try await window.isolatedSnapshot()
        window.close()
        let letter = try #require(picture.bounds { $0.alpha > 100 && $0.red > 200 })
        let symbol = try #require(picture.bounds { $0.alpha > 100 && $0.red < 50 })
        #expect(abs(letter.midY - symbol.midY) <= max(1, size / 20), "\(scale): \(letter), \(symbol)")
        #expect(letter.minY > 0 && symbol.minY >= 0 && symbol.maxY <= Double(picture.height))
      }
    }

    @Test("The icon theme's symbols stand in the line as Veneer's own do")
    func iconsAreAlike() async throws {
      let own = try await ink(square.font(.system(size: 45)))
      let icon = try await ink(
        Image(systemName: "media-playback-stop").foregroundStyle(.black).font(.system(size: 45)))
      #expect(abs(own.midX - icon.midX) <= 2 && abs(own.midY - icon.midY) <= 2)
    }

    @Test("Lines get bolder with the text", arguments: ["heart", "plus", "plus.circle", "mic.slash"])
    func followsTheWeight(_ name: String) async throws {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      var areas: [Double] = []
      for weight in weights {
        areas.append(try await SymbolPicture(Image(systemName: name).fontWeight(weight)).area)
      }
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
      let bold = try await SymbolPicture(Image(systemName: name).bold())
      #expect(bold.area == areas[6])
      let plain = try await SymbolPicture(Image(systemName: name))
      #expect(plain.area == areas[3])
    }

    @Test("A font's own weight counts too")
    func followsTheFontsWeight() async throws {
      func picture(_ font: Font) async throws -> Snapshot {
        let window = TestWindow(width: 64, height: 64) { Image(systemName: "heart").font(font) }
        await window.present()
        defer { window.close() }
        return try await window.isolatedSnapshot()
      }
      let heavy = try await picture(.system(size: 60, weight: .heavy))
      #expect(heavy != (try await picture(.system(size: 60))))
      #expect(heavy == (try await SymbolPicture(Image(systemName: "heart").fontWeight(.heavy)).snapshot))
    }
  }
}
