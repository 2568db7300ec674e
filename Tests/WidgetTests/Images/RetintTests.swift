import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What a colour costs: no drawing of the picture.
  @Suite @MainActor
  struct Retints {
    private struct Page: View {
      var tint: Color
      var strength = 1.0
      var isPressed = false
      let svg: String
      var body: some View {
        HStack {
          Label("Heart", systemImage: "heart.fill").labelStyle(.iconTint(tint))
          Image(systemName: "heart.fill").foregroundStyle(tint).opacity(isPressed ? 0.5 : 1)
          Image(systemName: "heart.fill").blending(color: tint, strength: strength)
        }
        .font(.system(size: 31))
      }
    }

    @Test("A thousand tints draw the picture once, and each shows")
    func noRaster() async throws {
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><circle cx='10' cy='10' r='9'/></svg>"
      let host = HostingWidget(rootView: Page(tint: .red, svg: svg))
      let window = TestWindow(width: 200, height: 80, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.advanceFrame()
      let before = SymbolCatalogue.rasterCount(of: "heart.fill")
      #expect(before > 0)
      var seen: Set<UInt32> = []
      let icon = try #require(
        window.elements(ofType: "VeneerBox").first { $0.children.isEmpty && $0.frame.width > 20 })
      for step in 0..<50 {
        host.rootView = Page(
          tint: Color(red: Double(step) / 50, green: 0.2, blue: 0.9), strength: Double(step % 5) / 4,
          isPressed: step % 2 == 0, svg: svg)
        await window.settle()
        let picture = await window.snapshot(of: icon, isolated: true)
        seen.insert(picture[picture.width / 2, picture.height / 2].premultiplied)
      }
      #expect(SymbolCatalogue.rasterCount(of: "heart.fill") == before)
      #expect(seen.count == 50)
    }

    @Test("A dark switch draws no picture anew either")
    func darkSwitch() async throws {
      let display = HeadlessDisplay.shared
      let window = TestWindow(width: 200, height: 80) {
        Label("Bolt", systemImage: "bolt.fill").labelStyle(.iconTint(.blue)).font(.system(size: 33))
      }
      await window.present()
      defer { window.close() }
      await window.advanceFrame()
      let before = SymbolCatalogue.rasterCount(of: "bolt.fill")
      #expect(before > 0)
      display.colorScheme = .dark
      defer { display.colorScheme = .light }
      await window.advanceFrame()
      #expect(SymbolCatalogue.rasterCount(of: "bolt.fill") == before)
    }
  }
}
