import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures that point along the direction of reading, from right to left.
  @Suite @MainActor
  struct SymbolDirections {
    private func picture<Content: View>(_ content: Content, _ direction: GtkTextDirection) async throws
      -> Snapshot
    {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = TestWindow(width: 80, height: 80) { content.font(.system(size: 60)) }
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    /// How much two pictures differ, one of them mirrored or not.
    private func difference(_ one: Snapshot, _ other: Snapshot, mirrored: Bool) -> Int {
      var sum = 0
      for y in 0..<one.height {
        for x in 0..<one.width {
          sum += abs(one[x, y].alpha - other[mirrored ? other.width - 1 - x : x, y].alpha)
        }
      }
      return sum
    }

    private func isMirrored(_ one: Snapshot, _ other: Snapshot) -> Bool {
      guard one.width == other.width, one.height == other.height else { return false }
      return (0..<one.height).allSatisfy { y in
        (0..<one.width).allSatisfy { x in
          abs(one[x, y].alpha - other[other.width - 1 - x, y].alpha) <= 2
        }
      }
    }

    @Test(
      "A symbol called forward or backward is mirrored from right to left, in every variant",
      arguments: ["chevron.forward", "arrow.backward.circle", "arrow.uturn.forward", "list.bullet"])
    func mirrored(name: String) async throws {
      let symbol = Image(systemName: name)
      let forward = try await picture(symbol, GTK_TEXT_DIR_LTR)
      let backward = try await picture(symbol, GTK_TEXT_DIR_RTL)
      #expect(forward.alphas.contains { $0 > 200 })
      #expect(isMirrored(forward, backward))
      #expect(!isMirrored(forward, forward))
    }

    @Test(
      "Left and right are the same everywhere, and so is a player's forward",
      arguments: ["chevron.right", "forward.fill"])
    func upright(name: String) async throws {
      let symbol = Image(systemName: name)
      #expect(try await picture(symbol, GTK_TEXT_DIR_LTR) == picture(symbol, GTK_TEXT_DIR_RTL))
    }

    @Test("Any view can be mirrored from right to left")
    func flips() async throws {
      let symbol = Image(systemName: "chevron.right")
      let flipped = symbol.flipsForRightToLeftLayoutDirection(true)
      let forward = try await picture(symbol, GTK_TEXT_DIR_LTR)
      #expect(try await picture(flipped, GTK_TEXT_DIR_LTR) == forward)
      #expect(isMirrored(try await picture(flipped, GTK_TEXT_DIR_RTL), forward))
      let unflipped = symbol.flipsForRightToLeftLayoutDirection(false)
      #expect(try await picture(unflipped, GTK_TEXT_DIR_RTL) == forward)
    }

    @Test(
      "A window that changes its direction shows the symbol mirrored at once, and the theme's icon for that direction"
    )
    func live() async throws {
      let window = TestWindow(width: 160, height: 80) {
        HStack {
          Image(systemName: "chevron.forward")
          Image(iconName: "go-next-symbolic")
        }
        .font(.system(size: 60))
      }
      await window.present()
      defer { window.close() }
      let boxes = window.elements(ofType: "VeneerBox").filter { $0.children.isEmpty }
      try #require(boxes.count == 2)
      var forward: [Snapshot] = []
      for box in boxes { forward.append(await window.snapshot(of: box, isolated: true)) }
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      await window.settle()
      let symbol = await window.snapshot(of: boxes[0], isolated: true)
      #expect(isMirrored(symbol, forward[0]))
      // The theme draws each direction by itself, and not to the pixel alike.
      let icon = await window.snapshot(of: boxes[1], isolated: true)
      #expect(
        difference(icon, forward[1], mirrored: true) * 3 < difference(icon, forward[1], mirrored: false))
    }
  }
}
