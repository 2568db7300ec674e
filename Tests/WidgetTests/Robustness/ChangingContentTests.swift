import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What buttons are called and look like when their content changes, and views around several others.
  @Suite @MainActor
  struct ChangingContent {
    private let mark = WarningLog.mark

    @Test("A button's name follows its label in a style that does not show it")
    func nameFollowsTheHiddenLabel() async throws {
      struct Starred: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Image(systemName: "star") }
      }
      struct Page: View {
        let title: String
        var body: some View { Button(title) {}.buttonStyle(Starred()) }
      }
      let host = HostingWidget(rootView: Page(title: "A"))
      let window = TestWindow(width: 100, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.buttonNames == ["A"])
      host.rootView = Page(title: "B")
      #expect(window.buttonNames == ["B"])
    }

    @Test("A button's name follows its style, and titles that are only read out")
    func nameFollowsTheStyle() async throws {
      struct Page: View {
        let title: String
        let way: ChangingStyle.Way
        var body: some View {
          Button(action: {}) { Label(title, systemImage: "star") }
            .buttonStyle(ChangingStyle(way: way))
            .labelStyle(.iconOnly)
        }
      }
      let host = HostingWidget(rootView: Page(title: "A", way: .besideText))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.buttonNames == ["A, beside"])
      host.rootView = Page(title: "B", way: .aboveText)
      #expect(window.buttonNames == ["B, below"])
      host.rootView = Page(title: "C", way: .neither)
      #expect(window.buttonNames == ["C"])
    }

    @Test("The theme's classes follow what a button shows, however deep")
    func themeClassesFollowContent() async throws {
      struct Page: View {
        let hasText: Bool
        var body: some View {
          Button(action: {}) {
            VStack {
              Image(systemName: "star")
              if hasText { Text("Star") }
            }
          }
          .buttonStyle(.bordered)
        }
      }
      let host = HostingWidget(rootView: Page(hasText: false))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for hasText in [false, true, false] {
        host.rootView = Page(hasText: hasText)
        await window.settle()
        #expect(window.buttons[0].cssClasses.contains("image-button") == !hasText)
        #expect(window.buttons[0].cssClasses.contains("text-button") == hasText)
      }
    }

    @Test("A background and an overlay of a group are those of each view in it")
    func groupsAreDecoratedOneByOne() async throws {
      let window = TestWindow(width: 300, height: 100) {
        HStack(spacing: 20) {
          Group {
            Text("One")
            Text("Two")
          }
          .background { Color.red }
          .overlay { Text("Over") }
        }
      }
      await window.present()
      defer { window.close() }
      let picture = await window.snapshot()
      for text in ["One", "Two"] {
        let frame = try window.element(text: text).frame
        let pixel = picture[Int(frame.minX), Int(frame.minY)]
        #expect(pixel.red > 150 && pixel.green < 100, "\(text)")
      }
      #expect(window.texts.filter { $0 == "Over" }.count == 2)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A spacer grows along the stack that it is in now")
    func spacerFollowsItsStack() async throws {
      struct Page: View {
        let hasSecond: Bool
        var body: some View {
          Group {
            Spacer()
            if hasSecond { Text("Second") }
          }
        }
      }
      let host = HostingWidget(rootView: Page(hasSecond: false))
      let window = TestWindow(width: 200, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(try window.element(ofType: "VeneerBox").frame.size == CGSize(width: 200, height: 200))
      host.rootView = Page(hasSecond: true)
      await window.settleAndPaint()
      #expect(try window.element(ofType: "VeneerBox").frame.width == 0)
      host.rootView = Page(hasSecond: false)
      await window.settleAndPaint()
      #expect(try window.element(ofType: "VeneerBox").frame.size == CGSize(width: 200, height: 200))
    }

    @Test("Conditions in groups, stacks, buttons, lists, backgrounds and overlays all show what they say")
    func conditionsEverywhere() async throws {
      struct Page: View {
        let bits: Int
        private func has(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }

        var body: some View {
          ZStack {
            Group {
              if has(0) { Text("a") }
              Text("b")
              if has(1) { Text("c").padding() }
            }
            .padding(2).background(Color.yellow).opacity(0.9)
            Color.blue.frame(width: 5, height: 5)
              .background { if has(2) { Text("d") } else { Image(systemName: "star") } }
            Button(action: {}) {
              if has(3) {
                Text("e")
                Text("f")
              }
              Group { if has(0) { Text("g") } }.padding(1)
            }
            List {
              if has(1) { Text("h") }
              Group { if has(2) { Text("i") } }.padding(3)
            }
            .overlay { if has(0) { Text("j") } }
          }
        }

        var expected: [String] {
          let conditions: [(String, Bool)] = [
            ("a", has(0)), ("b", true), ("c", has(1)), ("d", has(2)), ("e", has(3)), ("f", has(3)),
            ("g", has(0)),
            ("h", has(1)), ("i", has(2)), ("j", has(0)),
          ]
          return conditions.filter(\.1).map(\.0)
        }
      }
      let host = HostingWidget(rootView: Page(bits: 0))
      let window = TestWindow(width: 300, height: 300, content: host.widget)
      await window.present()
      defer { window.close() }
      for step in 0..<64 {
        let page = Page(bits: (step * 7 + step / 16) % 16)
        host.rootView = page
        if step.isMultiple(of: 3) { await window.settleAndPaint() }
        #expect(window.texts == page.expected)
      }
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
