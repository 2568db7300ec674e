import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Actions and bodies that change what they are part of.
  @Suite @MainActor
  struct Reentrancy {
    private final class Holder<Value> { var value: Value? }

    private let mark = WarningLog.mark

    @Test("An action may set the root view of its own host, and with it remove its button")
    func actionSetsRootView() async throws {
      struct Page: View {
        let number: Int
        let action: () -> Void
        var body: some View {
          if number.isMultiple(of: 2) {
            Button("Even", action: action).buttonStyle(SignalStyle())
          } else {
            HStack { Button("Odd", action: action).buttonStyle(SignalBackground()) }
          }
        }
      }
      let holder = Holder<HostingWidget<Page>>()
      let counter = Counter()
      func next() {
        counter.add()
        holder.value?.rootView = Page(number: counter.count, action: next)
      }
      let host = HostingWidget(rootView: Page(number: 0, action: next))
      holder.value = host
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      for count in 1...4 {
        await window.pointer.click(window.buttons[0])
        await window.settleAndPaint()
        #expect(counter.count == count)
      }
      holder.value = nil
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("An action may run the main loop, before and after its button has gone")
    func actionRunsTheLoop() async throws {
      struct Page: View {
        @State private var step = 0
        var body: some View {
          VStack {
            if step == 0 {
              Button("Loop") {
                step = 1
                while g_main_context_iteration(nil, 0) != 0 {}
                step = 2
                while g_main_context_iteration(nil, 0) != 0 {}
              }.buttonStyle(SignalStyle())
            }
            Text(verbatim: "step \(step)")
          }
        }
      }
      let window = TestWindow(width: 200, height: 120) { Page() }
      await window.present()
      await window.pointer.click(window.buttons[0])
      await window.settle()
      #expect(window.texts == ["step 2"])
      window.close()
    }

    @Test("An action may close its window and run the main loop; what it captured goes afterwards")
    func actionClosesTheWindow() async throws {
      let holder = Holder<TestWindow>()
      let counter = Counter()
      let canary = Holder<Canary>()
      canary.value = Canary()
      let window = TestWindow(width: 200, height: 120) { [kept = canary.value] in
        Button("Close") {
          holder.value?.close()
          while g_main_context_iteration(nil, 0) != 0 {}
          counter.add()
          kept?.sing()
        }.buttonStyle(SignalStyle())
      }
      holder.value = window
      canary.value = nil
      await window.present()
      await window.pointer.click(window.buttons[0])
      await HeadlessDisplay.shared.settle()
      holder.value = nil
      #expect(counter.count == 1)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Inherited modifiers may be set from an action and from a style's body", arguments: [true, false])
    func inheritedModifiersFromInside(_ inAction: Bool) async throws {
      struct Reporting: ButtonStyle {
        let report: (Bool) -> Void
        func makeBody(configuration: Configuration) -> some View {
          let _ = report(configuration.isPressed)
          configuration.label
        }
      }
      let holder = Holder<TestWindow>()
      let counter = Counter()
      func inherit() {
        if let window = holder.value {
          setInheritedModifiers(on: window.widget) { $0.padding(CGFloat(counter.count)) }
        }
      }
      let window = TestWindow(width: 200, height: 120) {
        Button("Go") {
          counter.add()
          if inAction { inherit() }
        }.buttonStyle(Reporting { isPressed in if isPressed, !inAction { inherit() } })
      }
      holder.value = window
      await window.present()
      // What is pressed when a body replaces it has no action to run.
      for _ in 0..<3 {
        await window.pointer.click(window.buttons[0])
        await window.settleAndPaint()
      }
      #expect(!inAction || counter.count == 3)
      holder.value = nil
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("State set in a body is shown when it comes to rest")
    func stateSetInBody() async throws {
      struct Growing: View {
        @State private var number = 0
        var body: some View {
          if number < 5 { number += 1 }
          return Text(verbatim: "number \(number)")
        }
      }
      let window = TestWindow(width: 200, height: 120) { Growing() }
      await window.present()
      #expect(window.texts == ["number 5"])
      window.close()
    }

    @Test("State set anew in each body does not stop the main loop")
    func stateSetForEver() async throws {
      final class Brake { var evaluations = 0 }
      struct Endless: View {
        let brake: Brake
        @State private var number = 0
        var body: some View {
          brake.evaluations += 1
          if brake.evaluations < 1_000_000 { number += 1 }
          return Text(verbatim: "number \(number)")
        }
      }
      let brake = Brake()
      let host = HostingWidget(rootView: Endless(brake: brake))
      for _ in 0..<20 { g_main_context_iteration(nil, 0) }
      #expect(brake.evaluations < 100_000)
      brake.evaluations = 1_000_000
      _ = host
    }

    @Test("A body may set the root view of its own host")
    func rootViewSetInBody() async throws {
      struct Page: View {
        let number: Int
        let report: (Int) -> Void
        var body: some View {
          report(number)
          return Text(verbatim: "number \(number)")
        }
      }
      let holder = Holder<HostingWidget<Page>>()
      func report(_ number: Int) {
        if number < 5 { holder.value?.rootView = Page(number: number + 1, report: report) }
      }
      let host = HostingWidget(rootView: Page(number: 0, report: report))
      holder.value = host
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      host.rootView = Page(number: 1, report: report)
      await window.settle()
      #expect(window.texts == ["number 5"])
      holder.value = nil
      window.close()
    }

    @Test("A body may close its window")
    func windowClosedInBody() async throws {
      struct Page: View {
        let report: (Int) -> Void
        @State private var number = 0
        var body: some View {
          report(number)
          return VStack {
            Text(verbatim: "number \(number)")
            Button("Next") { number += 1 }
          }
        }
      }
      let holder = Holder<TestWindow>()
      let window = TestWindow(width: 200, height: 120) { Page { if $0 == 1 { holder.value?.close() } } }
      holder.value = window
      await window.present()
      await window.pointer.click(window.buttons[0])
      await HeadlessDisplay.shared.settle()
      holder.value = nil
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("State that waits when its view is dropped or evaluated by other means is no trouble")
    func waitingStateOfDroppedViews() async throws {
      final class Setters { var inner: ((Int) -> Void)?, outer: ((Int) -> Void)? }
      struct Inner: View {
        let setters: Setters
        @State private var number = 0
        var body: some View {
          setters.inner = { number = $0 }
          return Text(verbatim: "inner \(number)")
        }
      }
      struct Outer: View {
        let setters: Setters
        @State private var number = 0
        var body: some View {
          setters.outer = { number = $0 }
          return Text(verbatim: "outer \(number)")
        }
      }
      struct Page: View {
        let setters: Setters
        let hasInner: Bool
        var body: some View {
          VStack {
            if hasInner { Inner(setters: setters) }
            Outer(setters: setters)
          }
        }
      }
      let setters = Setters()
      let host = HostingWidget(rootView: Page(setters: setters, hasInner: true))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      for number in 1...3 {
        setters.inner?(number)
        await window.settle()
        setters.inner?(number + 10)
        host.rootView = Page(setters: setters, hasInner: false)
        setters.outer?(number)
        await window.settle()
        #expect(window.texts == ["outer \(number)"])
        host.rootView = Page(setters: setters, hasInner: true)
      }
      window.close()
    }
  }
}
