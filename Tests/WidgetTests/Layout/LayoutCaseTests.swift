import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// SwiftUI's layout rules, a case for each.
  @Suite @MainActor struct LayoutCases {
    @Test("A view stands where SwiftUI puts it", arguments: LayoutCase.all)
    func layout(_ layout: LayoutCase) async throws {
      let mark = WarningLog.mark
      if layout.isRightToLeft { HeadlessDisplay.shared.layoutDirection = .rightToLeft }
      defer { HeadlessDisplay.shared.layoutDirection = .leftToRight }
      let window = TestWindow(width: layout.width, height: layout.height) { layout.view() }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      #expect(picture.width == layout.width && picture.height == layout.height, "the window has grown")
      for (color, frame) in layout.expected {
        let found = LayoutCase.Frame(picture.bounds { $0 == color.pixel })
        #expect(found == frame, "\(color) of “\(layout.name)”")
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test func everyCaseHasANameOfItsOwn() {
      #expect(Set(LayoutCase.all.map(\.name)).count == LayoutCase.all.count)
      #expect(LayoutCase.all.count >= 70)
    }
  }
}

extension LayoutCase {
  static let all =
    frames + flexibleFrames + paddings + rows + spacers + stacks + places + proportions + guides + containers
}
