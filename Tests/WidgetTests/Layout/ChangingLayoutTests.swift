import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Layout that changes while it is shown, and what is pressed where it is seen.
  @Suite @MainActor struct ChangingLayout {
    @MainActor private final class Switch {
      let host: HostingWidget<AnyView>
      let window: TestWindow
      private let content: (Bool) -> AnyView

      init<Content: View>(
        width: Int = 100, height: Int = 60, @ViewBuilder _ content: @escaping (Bool) -> Content
      ) {
        self.content = { AnyView(content($0)) }
        host = HostingWidget(rootView: AnyView(content(false)))
        window = TestWindow(width: width, height: height, content: host.widget)
      }

      func turnOn() async {
        host.rootView = content(true)
        await window.settle()
      }

      func frame(of mark: LayoutCase.Mark) async throws -> LayoutCase.Frame {
        LayoutCase.Frame(try await window.isolatedSnapshot().bounds { $0 == mark.pixel })
      }
    }

    private func check<Content: View>(
      _ before: LayoutCase.Frame, _ after: LayoutCase.Frame,
      @ViewBuilder _ content: @escaping (Bool) -> Content
    ) async throws {
      let shown = Switch(content)
      await shown.window.present()
      defer { shown.window.close() }
      #expect(try await shown.frame(of: .red) == before)
      await shown.turnOn()
      #expect(try await shown.frame(of: .red) == after)
    }

    @Test func anOffsetChanges() async throws {
      try await check([45, 25, 10, 10], [50, 25, 10, 10]) { Block.red(10, 10).offset(x: $0 ? 5 : 0) }
    }

    @Test func aPositionChanges() async throws {
      try await check([5, 5, 10, 10], [15, 25, 10, 10]) {
        Block.red(10, 10).position($0 ? CGPoint(x: 20, y: 30) : CGPoint(x: 10, y: 10))
      }
    }

    @Test func aPaddingChanges() async throws {
      try await check([8, 8, 84, 44], [0, 8, 100, 44]) {
        Block.red.padding($0 ? .vertical : .all, 8)
      }
    }

    @Test func aGuideChanges() async throws {
      try await check([40, 20, 20, 10], [30, 20, 20, 10]) { isOn in
        VStack(alignment: .leading, spacing: 0) {
          Block.red(20, 10).alignmentGuide(.leading) { isOn ? $0[.trailing] : 0 }
          Block.green(20, 10)
        }
      }
    }

    @Test func anIndexChanges() async throws {
      try await check([], [40, 20, 20, 20]) { isOn in
        ZStack {
          Block.red(20, 20).zIndex(isOn ? 1 : 0)
          Block.green(40, 40)
        }
      }
    }

    @Test func anIndexChangesAroundAButton() async throws {
      try await check([], [40, 20, 20, 20]) { isOn in
        ZStack {
          Button(action: {}) { Block.red(20, 20) }.buttonStyle(.plain).zIndex(isOn ? 1 : 0)
          Block.green(40, 40)
        }
      }
    }

    @Test func aFixedSizeChanges() async throws {
      try await check([0, 0, 100, 60], [45, 0, 10, 60]) {
        Block.red.fixedSize(horizontal: $0, vertical: false)
      }
    }

    @Test func hidingComesAndGoes() async throws {
      try await check([45, 25, 10, 10], []) { isOn in
        if isOn { Block.red(10, 10).hidden() } else { Block.red(10, 10) }
      }
    }

    @Test func aSpacerComesIntoARow() async throws {
      try await check([36, 25, 10, 10], [0, 25, 10, 10]) { isOn in
        HStack {
          Block.red(10, 10)
          if isOn { Spacer() }
          Block.green(10, 10)
        }
      }
    }

    @Test func aReaderFollowsItsContentAndItsRoom() async throws {
      try await check([0, 0, 50, 10], [0, 0, 80, 10]) { isOn in
        GeometryReader { Block.red($0.size.width / (isOn ? 1 : 2), 10) }.padding(.trailing, isOn ? 20 : 0)
      }
    }

    @Test func aReaderFollowsWhatGTKGivesIt() async throws {
      let host = HostingWidget(rootView: GeometryReader { Block.red($0.size.width / 2, 10) })
      let other = gtk_drawing_area_new()!
      gtk_widget_set_size_request(other, 60, 10)
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), host.widget)
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), other)
      let window = TestWindow(width: 100, height: 60, content: box)
      await window.present()
      defer { window.close() }
      let narrow = try await window.isolatedSnapshot().bounds { $0 == LayoutCase.Mark.red.pixel }
      #expect(LayoutCase.Frame(narrow) == [0, 0, 20, 10])
      gtk_widget_hide(other)
      await window.settle()
      let wide = try await window.isolatedSnapshot().bounds { $0 == LayoutCase.Mark.red.pixel }
      #expect(LayoutCase.Frame(wide) == [0, 0, 50, 10])
    }

    @Test func aReaderKnowsWhereItIsInTheWindow() async throws {
      var frames: [CGRect] = []
      let window = TestWindow(width: 100, height: 60) {
        HStack(spacing: 0) {
          Block.green(10, 10)
          GeometryReader { proxy in
            let _ = frames = [proxy.frame(in: .local), proxy.frame(in: .global)]
            Block.red
          }.padding(.top, 7)
        }
      }
      await window.present()
      defer { window.close() }
      #expect(
        frames == [CGRect(x: 0, y: 0, width: 90, height: 53), CGRect(x: 10, y: 7, width: 90, height: 53)])
    }

    @Test func aReaderKeepsTheStateInIt() async throws {
      struct Count: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
      }
      let shown = Switch { isOn in GeometryReader { _ in Count() }.padding(isOn ? 5 : 0) }
      await shown.window.present()
      defer { shown.window.close() }
      await shown.window.pointer.click(try shown.window.element(role: .button, named: "0"))
      await shown.turnOn()
      #expect(try shown.window.element(role: .button, named: "1").isOnScreen)
    }

    @Test func aLayoutThatChangesKeepsItsViews() async throws {
      let shown = Switch { isOn in
        (isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)))() {
          Block.red(10, 10)
          Text("Text")
        }
      }
      await shown.window.present()
      defer { shown.window.close() }
      let text = try shown.window.element(text: "Text")
      let before = text.frame
      await shown.turnOn()
      #expect(text.isAlive && text.frame.minY > before.minY && text.frame.minX < before.minX)
    }

    @Test func whatDoesNotFitIsNotReached() async throws {
      let window = TestWindow(width: 60, height: 60) {
        ViewThatFits {
          HStack {
            Button("A long title") {}; Button("More") {}
          }
          Button("Go") {}
        }
      }
      await window.present()
      defer { window.close() }
      #expect(try window.element(role: .button, named: "Go").isOnScreen)
      #expect(window.root.visibleDescendants.filter { $0.role == .button && $0.isOnScreen }.count == 1)
    }

    // MARK: Input

    @Test func aButtonIsPressedWhereItIsSeen() async throws {
      var presses = 0
      let window = TestWindow(width: 100, height: 60) {
        HStack(spacing: 0) {
          Button(action: { presses += 1 }) { Block.red(20, 20) }.buttonStyle(.plain).offset(x: 30, y: 20)
        }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(at: CGPoint(x: 50, y: 22))
      #expect(presses == 0)
      await window.pointer.click(at: CGPoint(x: 85, y: 57))
      #expect(presses == 1)
    }

    @Test func aButtonIsPressedBeyondItsFrame() async throws {
      var presses = 0
      let window = TestWindow(width: 100, height: 60) {
        Button(action: { presses += 1 }) { Block.red(40, 40) }.buttonStyle(.plain).frame(
          width: 10, height: 10)
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(at: CGPoint(x: 32, y: 12))
      #expect(presses == 1)
    }

    @Test func theUpperOfTwoButtonsIsPressed() async throws {
      var pressed: [String] = []
      let window = TestWindow(width: 100, height: 60) {
        ZStack {
          Button(action: { pressed.append("first") }) { Block.red(20, 20) }.buttonStyle(.plain).zIndex(2)
          Button(action: { pressed.append("second") }) { Block.green(40, 40) }.buttonStyle(.plain)
        }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(at: CGPoint(x: 50, y: 30))
      await window.pointer.click(at: CGPoint(x: 32, y: 30))
      #expect(pressed == ["first", "second"])
    }

    @Test func aHiddenButtonIsNotReached() async throws {
      var presses = 0
      let window = TestWindow(width: 100, height: 60) {
        VStack {
          Button("Hidden") { presses += 1 }.hidden()
          Button("Shown") {}
        }
      }
      await window.present()
      defer { window.close() }
      #expect(window.elements(role: .button, named: "Hidden").isEmpty)
      await window.pointer.click(at: CGPoint(x: 50, y: 10))
      await window.keyboard.press(.tab)
      #expect(try window.element(role: .button, named: "Shown").isFocused)
      await window.keyboard.press(.tab)
      await window.keyboard.press(.space)
      #expect(presses == 0)
    }

    // MARK: Scrolling

    @Test func aScrollViewScrollsToWhatTakesTheFocus() async throws {
      let window = TestWindow(width: 100, height: 60) {
        ScrollView {
          VStack {
            Button("Above") {}
            Color.red.frame(height: 300)
            Button("Below") {}
          }
        }
      }
      await window.present()
      defer { window.close() }
      let below = try window.element(role: .button, named: "Below")
      #expect(below.frame.minY > 60)
      #expect(gtk_widget_grab_focus(below.widget) != 0)
      try await window.wait(until: { below.frame.maxY <= 60 })
    }

    @Test func aScrollViewTurns() async throws {
      try await check([40, 0, 20, 20], [0, 20, 20, 20]) { isOn in
        ScrollView(isOn ? .horizontal : .vertical, showsIndicators: false) { Block.red(20, 20) }
      }
    }

    @Test(
      "Rows with a minimal height keep apart in a scrolled window of GTK's, which gives them no more than they need"
    )
    func rowsInScrolledWindow() async throws {
      let host = HostingWidget(
        rootView: VStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { _ in
            HStack { Color.red.frame(width: 40, height: 50) }.frame(minHeight: 34)
          }
        })
      let scrolled = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), host.widget)
      let window = TestWindow(width: 120, height: 100, content: scrolled)
      await window.present()
      defer { window.close() }
      #expect(try window.element(ofType: "VeneerHost").frame.height == 350)
    }
  }
}
