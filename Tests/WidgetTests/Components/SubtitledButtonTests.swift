import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Icons, layouts and lines of subtitled buttons.
  @Suite @MainActor
  struct SubtitledButtons {
    private func makeWindow<Content: View>(
      width: Int = 300, @ViewBuilder _ content: () -> Content
    ) async -> TestWindow {
      let window = TestWindow(width: width, height: 240, content: content)
      await window.present()
      return window
    }

    @Test(
      "Leading lines begin at one edge, at that of a row; centred ones have one middle",
      arguments: [true, false])
    func layouts(_ rightToLeft: Bool) async throws {
      HeadlessDisplay.shared.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      defer { HeadlessDisplay.shared.layoutDirection = .leftToRight }
      let window = await makeWindow {
        SubtitledButton(title: "A long title", subtitle: "short") {}.buttonStyle(.roundedRow)
        SubtitledButton(title: "Another long title", subtitle: "brief") {}.buttonStyle(.roundedRow)
          .subtitledButtonLayout(.leading)
      }
      defer { window.close() }
      let title = try window.element(text: "A long title").frame
      let subtitle = try window.element(text: "short").frame
      #expect(abs(title.midX - subtitle.midX) <= 1)
      #expect(abs(title.midX - window.buttons[0].frame.midX) <= 1)
      let leadingTitle = try window.element(text: "Another long title").frame
      let leadingSubtitle = try window.element(text: "brief").frame
      let row = window.buttons[1].frame
      if rightToLeft {
        #expect(leadingTitle.maxX == leadingSubtitle.maxX && leadingTitle.maxX == row.maxX - 16)
      } else {
        #expect(leadingTitle.minX == leadingSubtitle.minX && leadingTitle.minX == row.minX + 16)
      }
    }

    @Test("Space for a missing subtitle is kept on request")
    func reservedSpace() async throws {
      let window = await makeWindow {
        Group {
          SubtitledButton(title: "With", subtitle: "a line") {}
          SubtitledButton(title: "Without", subtitle: nil) {}
          SubtitledButton(title: "Reserved", subtitle: "") {}
            .subtitledButtonLayout(.centered, reservesSubtitleSpace: true)
        }
        .buttonStyle(.plain)
      }
      defer { window.close() }
      let heights = window.buttons.map(\.frame.height)
      #expect(heights[2] == heights[0])
      #expect(heights[1] < heights[0])
      #expect(window.buttons.map(\.accessibleName) == ["With", "Without", "Reserved"])
      #expect(window.buttons.map(\.accessibleDescription) == ["a line", nil, nil])
    }

    @Test("The icon takes label styles that are set outside")
    func iconTakesLabelStyles() async throws {
      let window = await makeWindow {
        SubtitledButton(title: "Send", subtitle: "by post", systemImage: "envelope.fill") {}
          .buttonStyle(.plain)
          .labelStyle(.iconTint(Color(.red)))
        SubtitledButton(title: "Send", subtitle: "by post", systemImage: "envelope.fill") {}
          .buttonStyle(.plain)
          .labelStyle(.iconOnly)
      }
      defer { window.close() }
      let picture = await window.snapshot(of: window.buttons[0])
      let text = try window.element(text: "Send").frame
      let reds = picture.bounds { $0.red > 200 && $0.green < 40 && $0.alpha > 200 }
      let redEnd = try #require(reds).maxX + window.buttons[0].frame.minX
      #expect(redEnd <= text.minX)
      #expect(window.elements(text: "by post").count == 1)
      #expect((22...25).contains(window.buttons[1].frame.width))
      #expect(window.buttons.map(\.accessibleName) == ["Send", "Send"])
      #expect(window.buttons.map(\.accessibleDescription) == ["by post", "by post"])
      #expect(window.elements(role: .image).isEmpty)
    }

    @Test("A line limit cuts both lines off")
    func lineLimit() async throws {
      let long = "A title of so many words that no window could show it in a single line of text"
      let window = await makeWindow(width: 160) {
        SubtitledButton(title: long, subtitle: long) {}.buttonStyle(.plain)
        SubtitledButton(title: long, subtitle: long) {}.buttonStyle(.plain).lineLimit(1)
      }
      defer { window.close() }
      let texts = window.elements(text: long).map(\.frame)
      #expect(texts[0].height > 2 * texts[2].height)
      #expect(texts[2].width <= 160 && texts[3].width <= 160)
      #expect(window.buttons[1].accessibleName == long)
    }

    @Test("A change of the texts changes name and description")
    func changes() async throws {
      struct Page: View {
        let subtitle: String?
        var body: some View { SubtitledButton(title: "Send", subtitle: subtitle) {} }
      }
      let host = HostingWidget(rootView: Page(subtitle: "today"))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      for subtitle in ["tomorrow", nil, "", "never"] {
        host.rootView = Page(subtitle: subtitle)
        await window.settle()
        #expect(button.accessibleDescription == (subtitle == "" ? nil : subtitle))
        #expect(window.texts.count == (subtitle?.isEmpty == false ? 2 : 1))
      }
    }
  }
}
