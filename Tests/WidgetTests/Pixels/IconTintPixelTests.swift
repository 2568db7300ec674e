import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What a tinted label looks like, pixel for pixel.
  @Suite @MainActor struct IconTintPixels {
    private struct Parts {
      let icon: Snapshot
      let title: Snapshot
      let whole: Snapshot
    }

    private func parts<Content: View>(_ content: Content) async throws -> Parts {
      let window = TestWindow(width: 200, height: 60) { content }
      await window.present()
      defer { window.close() }
      let title = try window.element(text: "Add item")
      return Parts(
        icon: await window.snapshot(of: try title.icon, isolated: true),
        title: await window.snapshot(of: title, isolated: true),
        whole: await window.snapshot())
    }

    @Test(arguments: [SymbolVariants.none, .circle, .circle.fill])
    func everyPixelOfTheIconIsTheTintAndTheTitleIsAsEver(_ variant: SymbolVariants) async throws {
      let label = AddLabel("Add item").symbolVariant(variant)
      let usual = try await parts(label)
      let tinted = try await parts(label.labelStyle(.iconTint(.green)))
      #expect(tinted.icon.isOnly(try await TestWindow.pixel(of: .green)))
      #expect(tinted.icon.contains { $0.alpha == 255 } || variant == .none, "a plus alone is thin")
      #expect(tinted.icon.hasShape(of: usual.icon))
      #expect(tinted.title == usual.title)
      #expect(tinted.icon != usual.icon)
      let middle = tinted.whole.width / 2
      #expect(
        tinted.whole.cropped(to: CGRect(x: middle, y: 0, width: middle, height: 60))
          == usual.whole.cropped(to: CGRect(x: middle, y: 0, width: middle, height: 60)),
        "also on the window's ground")
    }

    @Test func theSameHoldsInAButton() async throws {
      let usual = try await parts(AddButton("Add item") {})
      let tinted = try await parts(AddButton("Add item") {}.labelStyle(.iconTint(.green)))
      #expect(tinted.icon.isOnly(try await TestWindow.pixel(of: .green)))
      #expect(tinted.title == usual.title)
      #expect(tinted.whole.difference(from: usual.whole).count <= tinted.icon.count { $0.alpha > 0 })
    }

    @Test func theComponentLooksLikeTheStyle() async throws {
      let styled = try await parts(
        Label("Add item", systemImage: "checkmark.circle.fill").labelStyle(.iconTint(.green)))
      let component = try await parts(
        IconTintLabel("Add item", systemImage: "checkmark.circle.fill", tint: .green))
      #expect(component.whole == styled.whole)
    }

    @Test func ofTwoTintsTheNearestWins() async throws {
      let label = AddLabel("Add item").labelStyle(.iconTint(.green)).labelStyle(.iconTint(.red))
      #expect(try await parts(label).icon.isOnly(try await TestWindow.pixel(of: .green)))
    }

    @Test func aTintWithOpacityIsAsTransparent() async throws {
      let opaque = try await parts(AddLabel("Add item").labelStyle(.iconTint(.blue))).icon
      let half = try await parts(AddLabel("Add item").labelStyle(.iconTint(.blue.opacity(0.5)))).icon
      let pairs = zip(opaque.alphas, half.alphas)
      #expect(pairs.allSatisfy { abs(Int($0) - 2 * Int($1)) <= 2 })
    }

    @Test func aPictureInColoursOfItsOwnIsTintedToo() async throws {
      let label = Label {
        Text("Add item")
      } icon: {
        Image(svg: ColouredPicture.svg)
      }
      let usual = try await parts(label)
      let tinted = try await parts(label.labelStyle(.iconTint(.green)))
      #expect(tinted.icon.hasShape(of: usual.icon))
      #expect(tinted.icon.isOnly(try await TestWindow.pixel(of: .green)))
      #expect(tinted.title == usual.title)
    }
  }
}
