import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The colours of the parts of symbols, pixel for pixel.
  @Suite @MainActor struct SymbolColours {
    private static let red = Snapshot.Pixel(premultiplied: 0xffff_0000)
    private static let green = Snapshot.Pixel(premultiplied: 0xff00_ff00)
    private static let blue = Snapshot.Pixel(premultiplied: 0xff00_00ff)
    private static let clear = Snapshot.Pixel(premultiplied: 0)

    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("The glyph has the first colour, and the shape around it the second")
    func shapes() async throws {
      let solid = try await SymbolPicture(Image(systemName: "plus.circle.fill").foregroundStyle(red, green))
      #expect(solid[8, 8] == Self.red && solid[8, 1.5] == Self.green && solid[3, 5] == Self.green)
      #expect(solid[0.5, 0.5] == Self.clear)
      let outline = try await SymbolPicture(Image(systemName: "plus.square").foregroundStyle(red, green))
      #expect(outline[8, 8] == Self.red && outline[8, 1.6] == Self.green && outline[4, 4] == Self.clear)
      let composed = try await SymbolPicture(
        Image(systemName: "plus").symbolVariant(.rectangle.fill).foregroundStyle(red, green))
      #expect(composed[8, 8] == Self.red && composed[1, 8] == Self.green)
    }

    @Test("A slash has the first colour, and what it strikes through the second")
    func slashes() async throws {
      let solid = try await SymbolPicture(Image(systemName: "square.slash.fill").foregroundStyle(red, green))
      #expect(solid[8, 8] == Self.red && solid[12, 5] == Self.green && solid[8.9, 7.1] == Self.clear)
      let outline = try await SymbolPicture(Image(systemName: "square.slash").foregroundStyle(red, green))
      #expect(outline[8, 8] == Self.red && outline[14.3, 5] == Self.green && outline[12, 5] == Self.clear)
    }

    @Test("Drawings have parts too: a mark on its ground, a badge, waves")
    func drawings() async throws {
      let warning = try await SymbolPicture(
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(red, green))
      #expect(warning[8, 7] == Self.red && warning[8, 11.25] == Self.red && warning[5, 11.5] == Self.green)
      let badge = try await SymbolPicture(Image(systemName: "folder.badge.plus").foregroundStyle(red, green))
      #expect(badge[12.2, 11.7] == Self.red && badge[1.8, 8] == Self.green)
    }

    @Test("Of three parts each has its colour; the last of two colours is that of the rest")
    func threeParts() async throws {
      let image = Image(systemName: "speaker.wave.2.fill")
      let three = try await SymbolPicture(image.foregroundStyle(red, green, blue))
      #expect(three[5, 8] == Self.red && three[11.4, 8] == Self.green && three[14.2, 8] == Self.blue)
      let two = try await SymbolPicture(image.foregroundStyle(red, green))
      #expect(two[5, 8] == Self.red && two[11.4, 8] == Self.green && two[14.2, 8] == Self.green)
      let one = try await SymbolPicture(image.foregroundStyle(red))
      #expect(one.snapshot.isOnly(Self.red))
      let colours = Set(three.snapshot.colorCounts.keys.filter { $0.alpha == 255 })
      #expect(colours == [Self.red, Self.green, Self.blue])
    }

    @Test("A symbol without parts has the first colour")
    func noParts() async throws {
      for name in ["star.fill", "trash", "plus"] {
        let picture = try await SymbolPicture(Image(systemName: name).foregroundStyle(red, green, blue))
        #expect(picture.snapshot.isOnly(Self.red), "\(name)")
      }
    }

    @Test("Monochrome and multicolour leave the second colour out")
    func monochrome() async throws {
      let plain = try await SymbolPicture(Image(systemName: "plus.circle.fill").foregroundStyle(red))
      #expect(plain.snapshot.isOnly(Self.red) && plain[8, 8] == Self.clear)
      for mode in [SymbolRenderingMode.monochrome, .multicolor] {
        let picture = try await SymbolPicture(
          Image(systemName: "plus.circle.fill").symbolRenderingMode(mode).foregroundStyle(red, green))
        #expect(picture.snapshot == plain.snapshot)
      }
    }

    @Test("In a hierarchy the parts behind are half and a quarter as strong")
    func hierarchical() async throws {
      let disc = try await SymbolPicture(
        Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(red))
      #expect(disc[8, 8] == Self.red)
      #expect(disc[3, 5].distance(to: Self.red.faded(to: 128)) <= 1)
      for mode in [SymbolRenderingMode.hierarchical, .palette] {
        let waves = try await SymbolPicture(
          Image(systemName: "speaker.wave.2").symbolRenderingMode(mode).foregroundStyle(red))
        #expect(waves[11.4, 8].distance(to: Self.red.faded(to: 128)) <= 1)
        #expect(waves[14.2, 8].distance(to: Self.red.faded(to: 64)) <= 1)
      }
      let two = try await SymbolPicture(
        Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette).foregroundStyle(red, green))
      #expect(two[8, 8] == Self.red && two[3, 5] == Self.green)
    }

    @Test("A style further in replaces all of those further out, and a mode can be taken back")
    func nesting() async throws {
      let inner = try await SymbolPicture(
        Group { Image(systemName: "plus.circle.fill").foregroundStyle(blue) }.foregroundStyle(red, green))
      #expect(inner.snapshot.isOnly(Self.blue))
      let color = try await SymbolPicture(
        Group { Image(systemName: "plus.circle.fill").foregroundColor(blue) }.foregroundStyle(red, green))
      #expect(color.snapshot.isOnly(Self.blue))
      let automatic = try await SymbolPicture(
        Image(systemName: "plus.circle.fill").symbolRenderingMode(nil).symbolRenderingMode(.monochrome)
          .foregroundStyle(red, green))
      #expect(automatic[8, 8] == Self.red && automatic[3, 5] == Self.green)
    }

    @Test("A tinted label's palette colours the icon alone, and a plain tint all of it")
    func labels() async throws {
      func parts<Content: View>(_ content: Content) async throws -> (icon: Snapshot, title: Snapshot) {
        let window = TestWindow(width: 200, height: 80) { content.font(.system(size: 30)) }
        await window.present()
        defer { window.close() }
        let title = try window.element(text: "Add")
        return (
          await window.snapshot(of: try title.icon, isolated: true),
          await window.snapshot(of: title, isolated: true)
        )
      }
      let label = Label("Add", systemImage: "heart.circle.fill")
      let usual = try await parts(label)
      let palette = try await parts(label.labelStyle(.iconTint(palette: red, green)))
      #expect(palette.icon[16, 16] == Self.red && palette.icon[6, 10] == Self.green)
      #expect(palette.title == usual.title)
      let mask = try await parts(label.labelStyle(.iconTint(blue)).foregroundStyle(red, green))
      #expect(mask.icon.isOnly(Self.blue))
      #expect(mask.title.isOnly(Self.red))
      let empty = try await parts(label.labelStyle(IconTintLabelStyle(palette: [])))
      #expect(empty.icon == usual.icon)
    }

    @Test("A symbol has no colours of its own to keep")
    func original() async throws {
      let picture = try await SymbolPicture(
        Image(systemName: "star.fill").renderingMode(.original).foregroundStyle(red))
      #expect(picture.snapshot.isOnly(Self.red))
    }

    @Test("A blended colour covers all parts")
    func blended() async throws {
      let picture = try await SymbolPicture(
        Image(systemName: "speaker.wave.2.fill").foregroundStyle(red, green, blue).blending(color: blue))
      #expect(picture.snapshot.isOnly(Self.blue))
    }

    @Test("New colours and parts are drawn in place")
    func changes() async throws {
      struct Page: View {
        let name: String
        let colors: [Color]
        var body: some View {
          Image(systemName: name).foregroundStyle(colors[0], colors[1], colors[2]).font(.system(size: 60))
        }
      }
      let host = HostingWidget(rootView: Page(name: "wifi", colors: [red, green, blue]))
      let window = TestWindow(width: 64, height: 64, content: host.widget)
      await window.present()
      defer { window.close() }
      for (name, colors) in [
        ("wifi", [blue, red, green]), ("plus.circle.fill", [blue, red, green]), ("star", [red, red, red]),
        ("speaker.wave.2", [red, green, blue]), ("speaker.wave.1", [green, blue, red]),
      ] {
        host.rootView = Page(name: name, colors: colors)
        await window.settle()
        let fresh = try await SymbolPicture(Page(name: name, colors: colors))
        #expect(try await window.isolatedSnapshot() == fresh.snapshot, "\(name)")
      }
    }
  }
}
