import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The look that the theme gives to pressed buttons, in styles that don't ask for presses.
  @Suite @MainActor
  struct ThemeLook {
    enum Interruption: CaseIterable {
      case disabled, hidden
    }

    @Test(
      "A press that is cut short leaves no pressed look, nor does the next click",
      arguments: Interruption.allCases)
    func interruptedPressLeavesNothing(_ interruption: Interruption) async throws {
      let counter = Counter()
      let host = HostingWidget(rootView: Button("Go") { counter.add() }.buttonStyle(.bordered))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.press(button)
      #expect(button.stateFlags.contains(.active))
      set(interruption, true, on: host.widget)
      await window.pointer.release()
      set(interruption, false, on: host.widget)
      await window.settleAndPaint()
      #expect(!button.stateFlags.contains(.active))
      for mouseButton in [Pointer.Button.primary, .secondary] {
        await window.pointer.move(to: CGPoint(x: 2, y: 2))
        await window.pointer.click(button, button: mouseButton)
        await window.endLinger()
        #expect(!button.stateFlags.contains(.active))
      }
      #expect(counter.count == 1)
    }

    private func set(
      _ interruption: Interruption, _ isInterrupted: Bool, on widget: UnsafeMutablePointer<GtkWidget>
    ) {
      switch interruption {
      case .disabled: gtk_widget_set_sensitive(widget, isInterrupted ? 0 : 1)
      case .hidden: gtk_widget_set_visible(widget, isInterrupted ? 0 : 1)
      }
    }
  }
}
