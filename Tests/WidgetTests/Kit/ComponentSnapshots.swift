import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Veneer's components as they look, light and dark.
  @Suite @MainActor struct ComponentSnapshots {
    /// Shows `content` in both looks and compares the pictures with their references.
    private func expectBothLooks<Content: View>(
      width: Int = 220, height: Int = 60, function: String = #function, @ViewBuilder _ content: () -> Content
    ) async {
      let display = HeadlessDisplay.shared
      // The theme goes from light to dark in steps otherwise.
      display.animations = false
      let window = TestWindow(width: width, height: height, content: content)
      await window.present()
      defer {
        window.close()
        display.colorScheme = .light
        display.animations = true
      }
      for (scheme, name) in [(HeadlessDisplay.ColorScheme.light, "light"), (.dark, "dark")] {
        display.colorScheme = scheme
        await expectSnapshot(of: window.root, named: name, function: function)
      }
    }

    @Test func addButton() async {
      await expectBothLooks { AddButton("Add item") {}.labelStyle(.iconTint(.green)) }
    }

    @Test func iconTintLabel() async {
      await expectBothLooks { IconTintLabel("Online", systemImage: "checkmark.circle.fill", tint: .green) }
    }

    @Test func infoButton() async {
      await expectBothLooks {
        HStack {
          Text("Storage")
          InfoButton {}
        }
      }
    }

    @Test func pressedImageButton() async {
      await expectBothLooks {
        PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill") {}
      }
    }

    @Test func subtitledButton() async {
      await expectBothLooks(width: 260, height: 90) {
        SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") {}.buttonStyle(.roundedRow)
      }
    }

    @Test func disabledButton() async {
      await expectBothLooks { AddButton("Add item") {}.disabled(true) }
    }
  }
}
