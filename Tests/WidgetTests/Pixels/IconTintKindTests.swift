import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Icons tinted with more than a colour: a gradient, a blend, a colour for each part of a symbol.
  @Suite @MainActor
  struct IconTintKinds {
    private let square = """
      <svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'>\
      <rect width='32' height='32' fill='#804020' fill-opacity='.5'/></svg>
      """
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// The pictures of icon and title of a label with a picture, or with a symbol.
    private func parts<Style: LabelStyle>(
      _ style: Style, symbol: String? = nil
    ) async throws -> (icon: Snapshot, title: Snapshot) {
      let window = TestWindow(width: 240, height: 80) {
        Label {
          Text("Title")
        } icon: {
          if let symbol { Image(systemName: symbol).font(.system(size: 32)) } else { Image(svg: square) }
        }
        .labelStyle(style)
      }
      await window.present()
      defer { window.close() }
      let title = try window.element(text: "Title")
      return (
        await window.snapshot(of: try title.icon, isolated: true),
        await window.snapshot(of: title, isolated: true)
      )
    }

    @Test("A gradient goes over the icon from edge to edge, keeps its alpha and leaves the title")
    func gradient() async throws {
      let plain = try await parts(.titleAndIcon)
      let tinted = try await parts(
        .iconTint(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)))
      #expect(tinted.title == plain.title)
      #expect(tinted.icon.hasShape(of: plain.icon))
      for x in [0, 8, 16, 24, 31] {
        let share = (Double(x) + 0.5) / 32
        let pixel = tinted.icon[x, 16]
        #expect(abs(Double(pixel.red) - 255 * (1 - share)) <= 4, "at \(x)")
        #expect(abs(Double(pixel.blue) - 255 * share) <= 4, "at \(x)")
      }
    }

    @Test("A radial and an angular gradient have their middle in the middle of the icon")
    func otherGradients() async throws {
      let radial = try await parts(
        .iconTint(RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 16))
      ).icon
      #expect(radial[16, 16].red > 230)
      #expect(radial[1, 1].blue > 250)
      #expect(radial[16, 1].distance(to: radial[30, 15]) < 12)
      let angular = try await parts(
        .iconTint(AngularGradient(colors: [red, blue], center: .center))
      ).icon
      // From the right over the bottom.
      #expect(angular[30, 17].red > 240)
      #expect(angular[30, 14].blue > 240)
      #expect(abs(angular[1, 16].red - 128) < 12)
    }

    @Test("A blend mixes into the icon's own colours, as strongly as it is told to")
    func blend() async throws {
      let plain = try await parts(.titleAndIcon)
      let none = try await parts(.iconTint(blue, mode: .multiply, strength: 0))
      #expect(none.icon == plain.icon)
      let whole = try await parts(.iconTint(blue, mode: .multiply))
      #expect(whole.title == plain.title)
      #expect(whole.icon.hasShape(of: plain.icon))
      let pixel = whole.icon[16, 16]
      #expect(pixel.red == 0 && pixel.green == 0 && abs(pixel.blue - 0x20) <= 2)
      let half = try await parts(.iconTint(blue, mode: .multiply, strength: 0.5)).icon[16, 16]
      #expect(abs(half.red - 0x40) <= 2 && abs(half.blue - 0x20) <= 2)
    }

    @Test("A palette gives the parts of a symbol their colours, and one colour gives both")
    func palette() async throws {
      let two = try await parts(.iconTint(palette: red, blue), symbol: "plus.circle.fill").icon
      let middle = (x: two.width / 2, y: two.height / 2)
      #expect(two[middle.x, middle.y].red > 250, "the glyph")
      #expect(two[middle.x / 2 + 2, middle.y / 2 + 2].blue > 250, "the disc")
      let mask = try await parts(.iconTint(red), symbol: "plus.circle.fill").icon
      #expect(mask[middle.x, middle.y].alpha < 30, "in one colour the glyph is cut out")
      #expect(!two.contains { $0.alpha == 255 && $0.green > 8 })
      let plain = try await parts(.iconTint(palette: red, blue), symbol: "plus").icon
      #expect(plain.isOnly(Snapshot.Pixel(premultiplied: 0xffff_0000)), "no second part")
    }

    @Test("The nearest of several kinds wins, and a gradient of clear colours is invisible")
    func nearest() async throws {
      let window = TestWindow(width: 240, height: 80) {
        Label(title: { Text("Title") }, icon: { Image(svg: square) })
          .labelStyle(.iconTint(blue))
          .labelStyle(.iconTint(.linearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)))
      }
      await window.present()
      defer { window.close() }
      let icon = await window.snapshot(of: try window.element(text: "Title").icon, isolated: true)
      #expect(icon[16, 16].blue > 250)
      let clear = try await parts(
        .iconTint(.linearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)))
      #expect(!clear.icon.contains { $0.alpha > 0 })
    }
  }
}
