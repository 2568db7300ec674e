import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Primitive styles whose body shows the button in one way now and in another one later.
  @Suite @MainActor
  struct ChangingPrimitiveStyles {
    private struct Page<Style: PrimitiveButtonStyle>: View {
      let style: Style
      let counter: Counter

      var body: some View { Button("Go") { counter.add() }.buttonStyle(style) }
    }

    private let counter = Counter()

    @Test("However the style shows its button, there are just the controls it asks for, and each acts once")
    func waysMayFollowEachOther() async throws {
      func page(_ way: ChangingStyle.Way) -> Page<ChangingStyle> {
        Page(style: ChangingStyle(way: way), counter: counter)
      }
      let host = HostingWidget(rootView: page(.signal))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for way in ChangingStyle.Way.allCases {
        for next in ChangingStyle.Way.allCases {
          host.rootView = page(way)
          host.rootView = page(next)
          await window.settle()
          let hasTwo = next == .ownControl || next == .twice
          #expect(window.buttons.count == (hasTwo ? 2 : 1), "\(way) to \(next): \(window.treeDescription)")
          let before = counter.count
          await window.pointer.click(try #require(window.buttons.last))
          #expect(counter.count - before == (next == .neither ? 0 : 1), "\(way) to \(next)")
        }
      }
    }

    private struct Stacked: PrimitiveButtonStyle {
      let name: String

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button(configuration)
          Text(verbatim: name)
        }
      }
    }

    @Test("Primitive styles around each other share one control")
    func stackedStylesShareTheControl() async throws {
      let counter = counter
      let window = TestWindow(width: 300, height: 100) {
        Button("Go") { counter.add() }
          .buttonStyle(Stacked(name: "inner"))
          .buttonStyle(Stacked(name: "outer"))
          .buttonStyle(SignalStyle())
      }
      await window.present()
      defer { window.close() }
      #expect(window.buttons.count == 1)
      await window.pointer.click(window.buttons[0])
      #expect(counter.count == 1)
    }

    private struct Appearing: PrimitiveButtonStyle {
      let isThere: Bool

      func makeBody(configuration: Configuration) -> some View {
        if isThere { Button(configuration) } else { configuration.label }
      }
    }

    @Test("The pointer clicks when Button(configuration) appears and no longer when it goes; keys always do")
    func buttonMayAppearAndGo() async throws {
      func page(_ isThere: Bool) -> Page<Appearing> {
        Page(style: Appearing(isThere: isThere), counter: counter)
      }
      let host = HostingWidget(rootView: page(false))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for round in 0..<2 {
        await window.pointer.click(window.buttons[0])
        #expect(counter.count == round * 3)
        host.rootView = page(true)
        await window.settle()
        await window.pointer.click(window.buttons[0])
        await window.keyboard.tap(.space)
        #expect(counter.count == round * 3 + 2)
        host.rootView = page(false)
        await window.settle()
        await window.keyboard.tap(.space)
        #expect(counter.count == round * 3 + 3)
        #expect(window.buttons[0].cssClasses.contains("veneer-stripped"), "the theme's look goes too")
      }
    }

    @Test("A press after the pressed picture's Button(configuration) has gone is harmless")
    func pressAfterThePictureHasGone() async throws {
      struct Signalled: View {
        let isThere: Bool
        let counter: Counter
        var body: some View {
          Button("Go") { counter.add() }.buttonStyle(Appearing(isThere: isThere)).buttonStyle(SignalStyle())
        }
      }
      let host = HostingWidget(rootView: Signalled(isThere: true, counter: counter))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      host.rootView = Signalled(isThere: false, counter: counter)
      await window.settle()
      await window.pointer.click(window.buttons[0])
      await window.keyboard.tap(.space)
      #expect(counter.count == 2)
    }

    private struct Owning: PrimitiveButtonStyle {
      let hasControl: Bool

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        if hasControl { Button("Own") { configuration.trigger() }.buttonStyle(.plain) }
      }
    }

    @Test("The keyboard reaches the control within, and the button itself when that goes")
    func focusFollowsTheControl() async throws {
      func page(_ hasControl: Bool) -> Page<Owning> {
        Page(style: Owning(hasControl: hasControl), counter: counter)
      }
      let host = HostingWidget(rootView: page(true))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(gtk_widget_get_focusable(window.buttons[0].widget) == 0)
      host.rootView = page(false)
      await window.settle()
      await window.keyboard.tap(.tab)
      #expect(window.buttons[0].isFocused)
      await window.keyboard.tap(.space)
      #expect(counter.count == 1)
      host.rootView = page(true)
      await window.settle()
      #expect(gtk_widget_get_focusable(window.buttons[0].widget) == 0)
      await window.pointer.click(window.buttons[1])
      #expect(counter.count == 2)
    }

    @Test("A second Button(configuration) becomes the button itself when the first one goes")
    func secondTakesThePlaceOfTheFirst() async throws {
      struct One: PrimitiveButtonStyle {
        let isFirstThere: Bool
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            if isFirstThere { Button(configuration) }
            Button(configuration)
          }
        }
      }
      func page(_ isFirstThere: Bool) -> Page<One> {
        Page(style: One(isFirstThere: isFirstThere), counter: counter)
      }
      let host = HostingWidget(rootView: page(true))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.buttons.count == 2)
      host.rootView = page(false)
      await window.settle()
      #expect(window.buttons.count == 1, "\(window.treeDescription)")
      await window.pointer.click(window.buttons[0])
      await window.keyboard.tap(.space)
      #expect(counter.count == 2)
    }

    @Test("The same place may hold Button(configuration) or a control of the same type with another action")
    func kindOfControlMayChangeInPlace() async throws {
      struct Either: PrimitiveButtonStyle {
        let isOwn: Bool
        let own: Counter
        func makeBody(configuration: Configuration) -> some View {
          isOwn ? Button(action: { own.add() }, label: { configuration.label }) : Button(configuration)
        }
      }
      let own = Counter()
      func page(_ isOwn: Bool) -> Page<Either> {
        Page(style: Either(isOwn: isOwn, own: own), counter: counter)
      }
      let host = HostingWidget(rootView: page(false))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for (isOwn, counts) in [(false, (1, 0)), (true, (1, 1)), (false, (2, 1))] {
        host.rootView = page(isOwn)
        await window.settle()
        await window.pointer.click(try #require(window.buttons.last))
        #expect((counter.count, own.count) == counts)
      }
    }
  }
}
