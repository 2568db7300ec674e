import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Symbols that move while something is so, or when something changes.
  @Suite @MainActor
  struct SymbolEffectMotion {
    private struct Page: View {
      var scale: Bool?
      var scalesDown = false
      var pulses = false
      var count = 0
      var options = SymbolEffectOptions.default
      var isRemoved = false

      var body: some View {
        Image(systemName: "square.fill").font(.system(size: 60)).foregroundStyle(.black)
          .symbolEffect(.scale.up, isActive: scale == true)
          .symbolEffect(.scale.down, isActive: scalesDown)
          .symbolEffectsRemoved(isRemoved)
          .symbolEffect(.pulse, isActive: pulses)
          .symbolEffect(.bounce, options: options, value: count)
          .frame(width: 160, height: 140)
      }
    }

    private func makeWindow(_ page: Page = Page()) async -> (HostingWidget<Page>, TestWindow) {
      let host = HostingWidget(rootView: page)
      let window = TestWindow(width: 160, height: 140, content: host.widget)
      await window.present()
      return (host, window)
    }

    /// How wide the symbol is drawn, and how dark it is in the middle.
    private func look(_ window: TestWindow) async -> (width: Double, darkness: Int) {
      await window.advanceFrame()
      let picture = await window.snapshot()
      let ground = picture[1, 1]
      let bounds = picture.bounds { $0 != ground }
      return (Double(bounds?.width ?? 0), 765 - picture[80, 70].lightness)
    }

    @Test("A scale grows and shrinks the symbol in steps, and both at once are their product")
    func scales() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let rest = await look(window).width
      host.rootView = Page(scale: true)
      await window.settle()
      await window.advanceTime(by: 0.05)
      let onTheWay = await look(window).width
      #expect(rest < onTheWay && onTheWay < rest * 1.25)
      await window.advanceTime(by: 0.2)
      #expect(abs(await look(window).width - rest * 1.25) <= 2)
      host.rootView = Page(scalesDown: true)
      await window.settle()
      await window.advanceTime(by: 0.3)
      #expect(abs(await look(window).width - rest * 0.8) <= 2)
      host.rootView = Page(scale: true, scalesDown: true)
      await window.settle()
      await window.advanceTime(by: 0.3)
      #expect(abs(await look(window).width - rest) <= 2)
    }

    @Test("Turned around on the way it goes back from where it is")
    func interrupted() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let rest = await look(window).width
      host.rootView = Page(scale: true)
      await window.settle()
      await window.advanceTime(by: 0.06)
      let turning = await look(window).width
      host.rootView = Page()
      await window.settle()
      let after = await look(window).width
      #expect(abs(after - turning) <= 1)
      await window.advanceTime(by: 0.3)
      #expect(await look(window).width == rest)
    }

    @Test("A bounce runs once for each change and not at first; two at once begin anew")
    func bounces() async throws {
      let (host, window) = await makeWindow(Page(count: 7))
      defer { window.close() }
      let rest = await look(window).width
      await window.advanceTime(by: 0.15)
      #expect(await look(window).width == rest)
      for count in [8, 12] {
        host.rootView = Page(count: count)
        await window.settle()
        await window.advanceTime(by: 0.18)
        #expect(await look(window).width > rest * 1.15)
        await window.advanceTime(by: 0.2)
        #expect(await look(window).width < rest)
        await window.advanceTime(by: 0.4)
        #expect(await look(window).width == rest)
      }
    }

    @Test("Options set how often and how fast")
    func options() async throws {
      let options = SymbolEffectOptions.repeat(2).speed(2)
      let (host, window) = await makeWindow(Page(options: options))
      defer { window.close() }
      let rest = await look(window).width
      host.rootView = Page(count: 1, options: options)
      await window.settle()
      for _ in 0..<2 {
        await window.advanceTime(by: 0.09)
        #expect(await look(window).width > rest * 1.15)
        await window.advanceTime(by: 0.21)
      }
      await window.advanceTime(by: 0.09)
      #expect(await look(window).width == rest)
    }

    @Test("A pulse fades and comes back for as long as it is active, and ends in full strength")
    func pulses() async throws {
      let (host, window) = await makeWindow(Page(pulses: true))
      defer { window.close() }
      let full = await look(window).darkness
      for _ in 0..<3 {
        await window.advanceTime(by: 0.8)
        #expect(await look(window).darkness < full / 2)
        await window.advanceTime(by: 0.8)
        #expect(await look(window).darkness > full * 9 / 10)
      }
      await window.advanceTime(by: 0.4)
      host.rootView = Page()
      await window.settle()
      await window.advanceTime(by: 0.3)
      #expect(await look(window).darkness < full * 3 / 4)
      await window.advanceTime(by: 2)
      #expect(await look(window).darkness == full)
    }

    @Test("Effects that are taken away do nothing; those set closer still act")
    func removed() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let rest = await look(window).width
      host.rootView = Page(scale: true, isRemoved: false)
      await window.settle()
      await window.advanceTime(by: 0.3)
      #expect(await look(window).width > rest)
      host.rootView = Page(scale: true, pulses: true, isRemoved: true)
      await window.settle()
      await window.advanceTime(by: 1.1)
      let seen = await look(window)
      #expect(seen.width > rest)
      #expect(seen.darkness > 700)
    }

    @Test("Where animations are switched off a scale jumps, and nothing bounces or pulses")
    func withoutAnimations() async throws {
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      let (host, window) = await makeWindow(Page(pulses: true))
      defer { window.close() }
      let rest = await look(window)
      host.rootView = Page(scale: true, pulses: true, count: 1)
      await window.settle()
      #expect(abs(await look(window).width - rest.width * 1.25) <= 2)
      await window.advanceTime(by: 0.8)
      let seen = await look(window)
      #expect(seen.darkness == rest.darkness)
      #expect(abs(seen.width - rest.width * 1.25) <= 2)
    }

    @Test("Pictures that are no symbols have no effects")
    func picturesHaveNone() async throws {
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><rect width='40' height='40'/></svg>"
      let window = TestWindow(width: 100, height: 100) { Image(svg: svg).symbolEffect(.scale.up) }
      await window.present()
      defer { window.close() }
      await window.advanceTime(by: 0.5)
      let picture = await window.snapshot()
      let ground = picture[1, 1]
      #expect(picture.bounds { $0 != ground }?.width == 40)
    }

    @Test("No frames are painted when nothing moves, and none for symbols that are not on the screen")
    func idleWindowsPaintNothing() async throws {
      let (host, window) = await makeWindow(Page(scale: true, count: 1))
      defer { window.close() }
      await window.advanceTime(by: 1)
      for _ in 0..<3 { await window.advanceFrame() }
      await window.settle()
      let before = window.paintedFrames
      try await Task.sleep(nanoseconds: 100_000_000)
      await window.settle()
      #expect(window.paintedFrames == before)
      host.rootView = Page(pulses: true)
      await window.settle()
      try await window.wait(until: { window.paintedFrames > before + 2 })
      gtk_widget_set_visible(host.widget, 0)
      await window.settleAndPaint()
      await window.settle()
      let hidden = window.paintedFrames
      try await Task.sleep(nanoseconds: 100_000_000)
      await window.settle()
      #expect(window.paintedFrames <= hidden + 1)
      gtk_widget_set_visible(host.widget, 1)
      try await window.wait(until: { window.paintedFrames > hidden + 3 })
    }

    @Test("A thousand symbols in motion leave nothing behind")
    func nothingIsLeft() async throws {
      let census = WidgetCensus()
      let window = TestWindow(width: 300, height: 300) {
        ZStack {
          ForEach(0..<1000, id: \.self) { _ in Image(systemName: "star").symbolEffect(.pulse) }
        }
      }
      await window.present()
      census.add(window.widget)
      await window.advanceTime(by: 0.3)
      await window.advanceFrame()
      window.close()
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
    }
  }
}
