import Idioms
import IdiomsSwift5
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// A modifier that lays a colour over its content, source-atop in a group of its own.
  @Suite @MainActor struct RecolouringIdioms {
    private func picture(_ color: Color?, _ mode: LanguageMode) async throws -> Snapshot {
      let window = TestWindow(width: 48, height: 32) {
        switch mode {
        case .swift6: Idioms.RecolouredBadge(color: color)
        case .swift5: IdiomsSwift5.RecolouredBadge(color: color)
        }
      }
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    @Test(arguments: LanguageMode.allCases)
    func theColourTakesTheShapeAndNothingAround(_ mode: LanguageMode) async throws {
      let original = try await picture(nil, mode)
      let red = try await picture(Color(red: 1, green: 0, blue: 0), mode)
      try #require(original.width == 48 && red.width == 48)
      let badge = CGRect(x: 8, y: 0, width: 32, height: 32)
      #expect(original.cropped(to: badge).alphas == red.cropped(to: badge).alphas)
      #expect(red.cropped(to: badge).isOnly(Snapshot.Pixel(premultiplied: 0xffff_0000)))
      #expect(red.cropped(to: badge).contains { (1..<255).contains($0.alpha) }, "with half-transparent parts")
      for neighbour in [CGRect(x: 0, y: 0, width: 8, height: 32), CGRect(x: 40, y: 0, width: 8, height: 32)] {
        #expect(original.cropped(to: neighbour) == red.cropped(to: neighbour))
      }
    }

    /// Ours would colour in its own way; the application's, of the same name, is the one that is called. It
    /// shows by its `ZStack`, which is a widget around the picture.
    @Test(arguments: LanguageMode.allCases)
    func theApplicationsModifierWinsOverOurs(_ mode: LanguageMode) async throws {
      let window = TestWindow(width: 48, height: 32) {
        switch mode {
        case .swift6: Idioms.RecolouredBadge(color: .blue)
        case .swift5: IdiomsSwift5.RecolouredBadge(color: .blue)
        }
      }
      await window.present()
      defer { window.close() }
      let row = try window.element(ofType: "VeneerHost").children[0]
      try #require(row.children.count == 3)
      #expect(row.children[1].children.count == 2, "a pile of the picture and the colour")
    }
  }
}
