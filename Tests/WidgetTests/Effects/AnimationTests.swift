import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Looks that get to the next one over time.
  @Suite @MainActor
  struct Animations {
    private struct Page: View {
      var isLarge = true
      var isSeen = true
      var isFar = false
      var isBlue = false
      var number = 0
      var animation: Animation? = .linear(duration: 0.2)
      var body: some View {
        Color(red: isBlue ? 0 : 1, green: 0, blue: isBlue ? 1 : 0)
          .frame(width: 40, height: 40)
          .scaleEffect(isLarge ? 1 : 0.5)
          .opacity(isSeen ? 1 : 0)
          .padding(.leading, isFar ? 40 : 0)
          .animation(animation, value: [isLarge, isSeen, isFar, isBlue])
      }
    }

    private func makeWindow(_ page: Page) async -> (HostingWidget<Page>, TestWindow) {
      let host = HostingWidget(rootView: page)
      let window = TestWindow(width: 100, height: 60, content: host.widget)
      await window.present()
      return (host, window)
    }

    /// The ink's place, after so many seconds and with a frame.
    private func ink(_ window: TestWindow, after seconds: Double = 0) async throws -> CGRect? {
      if seconds > 0 { await window.advanceTime(by: seconds) }
      await window.advanceFrame()
      return try await window.isolatedSnapshot().bounds { $0.alpha > 60 && $0.green == 0 }
    }

    @Test("A scale gets there evenly, and is there at the end")
    func scale() async throws {
      let (host, window) = await makeWindow(Page())
      defer { window.close() }
      #expect(try await ink(window)?.width == 40)
      host.rootView = Page(isLarge: false)
      #expect(try await ink(window)?.width == 40)
      #expect(abs(try #require(try await ink(window, after: 0.1)).width - 30) <= 1)
      #expect(abs(try #require(try await ink(window, after: 0.05)).width - 25) <= 1)
      #expect(try await ink(window, after: 0.06)?.width == 20)
    }

    @Test("A new target on the way starts from where it is")
    func newTarget() async throws {
      let (host, window) = await makeWindow(Page())
      defer { window.close() }
      host.rootView = Page(isLarge: false)
      _ = try await ink(window)
      #expect(abs(try #require(try await ink(window, after: 0.1)).width - 30) <= 1)
      host.rootView = Page(isLarge: true)
      #expect(abs(try #require(try await ink(window)).width - 30) <= 1)
      #expect(abs(try #require(try await ink(window, after: 0.1)).width - 35) <= 1)
      // The same target again does not start anew.
      host.rootView = Page(isLarge: true, number: 1)
      #expect(abs(try #require(try await ink(window)).width - 35) <= 1)
      #expect(try await ink(window, after: 0.11)?.width == 40)
    }

    @Test("Opacity, distances and a background's colour move too")
    func otherNumbers() async throws {
      let (host, window) = await makeWindow(Page())
      defer { window.close() }
      let start = try #require(try await ink(window)).minX
      host.rootView = Page(isFar: true)
      _ = try await ink(window)
      #expect(abs(try #require(try await ink(window, after: 0.1)).minX - start - 10) <= 1)
      #expect(try await ink(window, after: 0.11)?.minX == start + 20)
      host.rootView = Page(isSeen: false, isFar: true)
      _ = try await ink(window)
      await window.advanceTime(by: 0.1)
      await window.advanceFrame()
      let half = try await window.isolatedSnapshot()
      #expect(half.contains { abs($0.alpha - 128) <= 4 })
      #expect(!half.contains { $0.alpha > 140 })
      #expect(try await ink(window, after: 0.11) == nil)
    }

    @Test("Without an animation, without another value, or where nothing shall move, it jumps")
    func jumps() async throws {
      let display = HeadlessDisplay.shared
      let (host, window) = await makeWindow(Page(animation: nil))
      defer { window.close() }
      host.rootView = Page(isLarge: false, animation: nil)
      #expect(try await ink(window)?.width == 20)
      display.animations = false
      defer { display.animations = true }
      host.rootView = Page()
      #expect(try await ink(window)?.width == 40)
    }

    @Test("A press animates, is cut short by the release and comes back")
    func press() async throws {
      struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
            .scaleEffect(configuration.isPressed ? 0.5 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
        }
      }
      let window = TestWindow(width: 100, height: 60) { Button("Go") {}.buttonStyle(Style()) }
      await window.present()
      defer { window.close() }
      await window.pointer.press(window.buttons[0])
      _ = try await ink(window)
      let half = try #require(try await ink(window, after: 0.1)).width
      #expect(half < 28 && half > 20, "it ends slowly")
      await window.pointer.release()
      let rest = try #require(try await ink(window, after: 0.1))
      #expect(rest.width > half && rest.width < 40)
      #expect(try await ink(window, after: 0.3)?.width == 40)
    }

    @Test("withAnimation animates what state changes")
    func explicit() async throws {
      struct Growing: View {
        @State private var isSmall = false
        var body: some View {
          Button("Go") { withAnimation(.linear(duration: 0.2)) { isSmall = true } }.buttonStyle(.plain)
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20).scaleEffect(isSmall ? 0.5 : 1)
        }
      }
      let window = TestWindow(width: 100, height: 80) { Growing() }
      await window.present()
      defer { window.close() }
      func width() async throws -> CGFloat? {
        await window.advanceFrame()
        let picture = try await window.isolatedSnapshot()
        return picture.bounds { $0.alpha > 200 && $0.red > 200 }?.width
      }
      #expect(try await width() == 40)
      await window.pointer.click(window.buttons[0])
      await window.advanceTime(by: 0.1)
      #expect(abs(try #require(try await width()) - 30) <= 1)
      await window.advanceTime(by: 0.11)
      #expect(try await width() == 20)
    }

    @Test("A change that is taken back before its first frame leaves everything as it was")
    func takenBack() async throws {
      let (host, window) = await makeWindow(Page())
      defer { window.close() }
      for animation in [Animation.linear(duration: 0.2), .linear(duration: 0.2).delay(0.2)] {
        host.rootView = Page(isLarge: false, animation: animation)
        host.rootView = Page(animation: animation)
        #expect(try await ink(window, after: 0.1)?.width == 40)
        #expect(try await ink(window, after: 0.5)?.width == 40)
        host.rootView = Page(isLarge: false, animation: animation)
        _ = try await ink(window, after: 0.1)
        host.rootView = Page(animation: animation)
        _ = try await ink(window, after: 0.1)
        #expect(try await ink(window, after: 0.5)?.width == 40)
      }
    }

    @Test("An animation goes on where the view inside is exchanged for another")
    func contentExchanged() async throws {
      struct Exchanging: View {
        let isSmall: Bool
        var body: some View {
          Group {
            if isSmall {
              Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
            } else {
              Color(red: 0.9, green: 0, blue: 0).frame(width: 40, height: 40).padding(0)
            }
          }
          .scaleEffect(isSmall ? 0.5 : 1)
          .animation(.linear(duration: 0.2), value: isSmall)
        }
      }
      let host = HostingWidget(rootView: Exchanging(isSmall: false))
      let window = TestWindow(width: 100, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(try await ink(window)?.width == 40)
      host.rootView = Exchanging(isSmall: true)
      _ = try await ink(window)
      #expect(abs(try #require(try await ink(window, after: 0.1)).width - 30) <= 1)
      #expect(try await ink(window, after: 0.2)?.width == 20)
    }

    @Test("A curve that shoots over by a million draws something all the same")
    func overshoot() async throws {
      struct Wild: View {
        let isOn: Bool
        var body: some View {
          Color.red.frame(width: 20, height: 20)
            .shadow(color: .black, radius: isOn ? 0 : 8)
            .padding(isOn ? 0 : 4)
            .scaleEffect(isOn ? 1 : 1.5)
            .offset(x: isOn ? 0 : 5)
            .animation(.timingCurve(0.5, -1e6, 0.5, 1e6, duration: 0.2), value: isOn)
        }
      }
      let host = HostingWidget(rootView: Wild(isOn: false))
      let window = TestWindow(width: 100, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = Wild(isOn: true)
      for _ in 0..<6 {
        await window.advanceTime(by: 0.04)
        await window.advanceFrame()
      }
      #expect(await window.snapshot().contains { $0.red > 200 && $0.green < 90 })
    }

    @Test("withAnimation reaches what is set inside and nothing else, and the root view too")
    func scopes() async throws {
      struct Plain: View {
        let isSmall: Bool
        var body: some View {
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).scaleEffect(isSmall ? 0.5 : 1)
        }
      }
      let plain = HostingWidget(rootView: Plain(isSmall: false))
      let other = TestWindow(width: 100, height: 60, content: plain.widget)
      await other.present()
      defer { other.close() }
      _ = try await ink(other)
      withAnimation(.linear(duration: 0.2)) { plain.rootView = Plain(isSmall: true) }
      _ = try await ink(other)
      #expect(abs(try #require(try await ink(other, after: 0.1)).width - 30) <= 1)
      _ = try await ink(other, after: 0.2)
      plain.rootView = Plain(isSmall: false)
      #expect(try await ink(other)?.width == 40)
    }

    @Test("What repeats for ever goes on after it was hidden for a while")
    func hiddenMeanwhile() async throws {
      let endless = Animation.linear(duration: 0.2).repeatForever(autoreverses: false)
      let (host, window) = await makeWindow(Page(animation: endless))
      defer { window.close() }
      host.rootView = Page(isLarge: false, animation: endless)
      _ = try await ink(window)
      gtk_widget_set_visible(host.widget, 0)
      await window.advanceTime(by: 0.1)
      await window.advanceFrame()
      gtk_widget_set_visible(host.widget, 1)
      _ = try await ink(window)
      let widths = [try await ink(window, after: 0.05)?.width, try await ink(window, after: 0.05)?.width]
      #expect(widths[0] != widths[1])
    }

    @Test("What goes in the middle of its animation is forgotten")
    func goesMeanwhile() async throws {
      struct Both: View {
        let isShown: Bool
        let isLarge: Bool
        var body: some View {
          Text("Stays")
          if isShown { Page(isLarge: isLarge) }
        }
      }
      let host = HostingWidget(rootView: Both(isShown: true, isLarge: true))
      let window = TestWindow(width: 100, height: 80, content: host.widget)
      await window.present()
      host.rootView = Both(isShown: true, isLarge: false)
      await window.advanceFrame()
      host.rootView = Both(isShown: false, isLarge: false)
      await window.advanceTime(by: 0.1)
      await window.advanceFrame()
      host.rootView = Both(isShown: true, isLarge: true)
      await window.advanceFrame()
      window.close()
      await HeadlessDisplay.shared.settle()
    }
  }
}
