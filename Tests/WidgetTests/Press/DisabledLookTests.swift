import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// How a disabled button looks: dimmed once.
  @Suite @MainActor
  struct DisabledLook {
    private struct Square: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
      }
    }

    private struct OwnWay: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        (isEnabled ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          .frame(width: 40, height: 40)
      }
    }

    private struct Page<Style: ButtonStyle>: View {
      let style: Style
      var isDisabled: Bool

      var body: some View {
        Button("Square") {}.buttonStyle(style).disabled(isDisabled).background(Color.white)
      }
    }

    /// The colour in the middle of the button when it starts disabled, and after it is enabled.
    private func colours<Style: ButtonStyle>(_ style: Style) async throws -> [Snapshot.Pixel] {
      let host = HostingWidget(rootView: Page(style: style, isDisabled: true))
      let window = TestWindow(width: 80, height: 80, content: host.widget)
      await window.present()
      defer { window.close() }
      let disabled = await window.snapshot()[40, 40]
      host.rootView = Page(style: style, isDisabled: false)
      await window.settle()
      return [disabled, await window.snapshot()[40, 40]]
    }

    @Test("A disabled button is dimmed once by half, and not at all when it is enabled")
    func dimmedOnce() async throws {
      let seen = try await colours(Square())
      #expect(seen[0].red == 255 && abs(seen[0].green - 127) <= 1)
      #expect(seen[1].red == 255 && seen[1].green == 0)
    }

    @Test("A style that reads whether it is enabled shows it alone")
    func styleInItsOwnWay() async throws {
      let seen = try await colours(OwnWay())
      #expect(seen[0].blue == 255 && seen[0].red == 0)
      #expect(seen[1].red == 255 && seen[1].blue == 0)
    }
  }
}
