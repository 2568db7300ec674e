import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// `compositingGroup()` keeps mixing inside.
  @Suite @MainActor struct CompositingGroups {
    private func picture<Group: View>(
      @ViewBuilder _ group: (AnyView) -> Group
    ) async throws -> Snapshot {
      let pile = ZStack {
        Color(red: 0, green: 0, blue: 1, opacity: 0.5).frame(width: 20, height: 20)
        Color(red: 1, green: 0, blue: 0).blendMode(.sourceAtop)
      }
      let window = TestWindow(width: 40, height: 40) {
        ZStack {
          Color.yellow.frame(width: 40, height: 40)
          group(AnyView(pile))
        }
      }
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    @Test func itIsADrawingGroup() async throws {
      let group = try await picture { $0.compositingGroup() }
      #expect(group == (try await picture { $0.drawingGroup() }))
      #expect(group[5, 5] == (try await TestWindow.pixel(of: .yellow)))
      #expect(group[20, 20] != group[5, 5])
    }

    /// The mode of the group itself, outside of it, still counts.
    @Test func theGroupAsAWholeMayMixToo() async throws {
      let group = try await picture { $0.compositingGroup().blendMode(.destinationOut) }
      #expect(group[20, 20].alpha == 127 || group[20, 20].alpha == 128)
      #expect(group[5, 5].alpha == 255)
    }

    @Test("An overlay mixes with what it lies over, which keeps its alpha under sourceAtop")
    func overlaysMix() async throws {
      let window = TestWindow(width: 40, height: 40) {
        Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 30, height: 30)
          .overlay { Color(red: 1, green: 0, blue: 0).blendMode(.sourceAtop) }
      }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      #expect(picture[20, 20].premultiplied == 0xffff_0000)
      #expect(picture[6, 6].alpha == 0, "outside of the circle")
    }
  }
}
