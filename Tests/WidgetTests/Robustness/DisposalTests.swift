import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Hosts that end at odd times, or live longer than their windows.
  @Suite @MainActor
  struct Disposal {
    private struct Page: View {
      var title = "Page"
      var body: some View {
        VStack {
          Text(verbatim: title)
          AddButton("Add") {}
          List { Text("In a list") }
          PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 2) {}
        }
      }
    }

    private let mark = WarningLog.mark

    /// GTK lets go of what was pressed last when the pointer comes to another window.
    private func movePointerElsewhere() async {
      let window = TestWindow(width: 300, height: 300) { Text("elsewhere") }
      await window.present()
      await window.pointer.release()
      await window.pointer.move(to: CGPoint(x: 50, y: 50))
      window.close()
      await HeadlessDisplay.shared.settle()
    }

    /// How far a press has come when the window is closed.
    enum Stage: CaseIterable {
      case pressed, animating, released, lingering
    }

    @Test("A window closed during a press leaves nothing", arguments: Stage.allCases)
    func closedDuringPress(_ stage: Stage) async throws {
      let census = WidgetCensus()
      let window = TestWindow(width: 300, height: 300) { Page() }
      await window.present()
      census.add(try window.element(ofType: "VeneerHost").widget)
      await window.pointer.press(try window.element(role: .button, named: "Like"))
      if stage != .pressed {
        await window.advanceTime(by: 0.05)
        await window.advanceFrame()
      }
      if stage == .released || stage == .lingering { await window.pointer.release() }
      if stage == .lingering {
        await window.advanceTime(by: 0.03)
        await window.advanceFrame()
      }
      window.close()
      await HeadlessDisplay.shared.settle()
      await movePointerElsewhere()
      #expect(census.alive == 0)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Disposing of a host twice is once, and new root views come to nothing")
    func disposedTwice() async throws {
      let census = WidgetCensus()
      do {
        let host = HostingWidget(rootView: Page())
        let window = TestWindow(width: 300, height: 300, content: host.widget)
        await window.present()
        census.add(host.widget)
        await window.pointer.click(try window.element(role: .button, named: "Like"))
        gtk_window_set_child(window.widget.asWindow, nil)
        g_object_run_dispose(host.widget.asObject)
        host.rootView = Page(title: "after")
        g_object_run_dispose(host.widget.asObject)
        gtk_window_set_child(window.widget.asWindow, host.widget)
        await window.settleAndPaint()
        window.close()
        host.rootView = Page(title: "at last")
      }
      await HeadlessDisplay.shared.settle()
      await movePointerElsewhere()
      #expect(census.alive == 0)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Root views and state may be set after the window has gone")
    func setAfterTheWindow() async throws {
      final class Setter { var set: ((Int) -> Void)? }
      struct Stateful: View {
        let setter: Setter
        @State private var number = 0
        var body: some View {
          setter.set = { number = $0 }
          return Text(verbatim: "\(number)")
        }
      }
      let setter = Setter()
      let host = HostingWidget(rootView: VStack { Stateful(setter: setter) })
      let window = TestWindow(width: 100, height: 100, content: host.widget)
      await window.present()
      setter.set?(1)
      window.close()
      setter.set?(2)
      await HeadlessDisplay.shared.settle()
      setter.set?(3)
      host.rootView = VStack { Stateful(setter: setter) }
      await HeadlessDisplay.shared.settle()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A host keeps its state from window to window, and follows each one's inherited modifiers")
    func hostGoesFromWindowToWindow() async throws {
      struct Counting: View {
        @State private var number = 0
        var body: some View { Button("number \(number)") { number += 1 }.buttonStyle(SignalBackground()) }
      }
      let host = HostingWidget(rootView: Counting())
      for number in 0..<3 {
        let window = TestWindow(width: 300, height: 100, content: host.widget)
        await window.present()
        #expect(window.buttonNames == ["number \(number)"])
        await window.pointer.click(window.buttons[0])
        await window.settle()
        gtk_window_set_child(window.widget.asWindow, nil)
        window.close()
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A row of a plain list box may go while the button in it is pressed")
    func rowGoesDuringPress() async throws {
      let counter = Counter()
      let list = gtk_list_box_new()!
      for name in ["One", "Two", "Three"] {
        let view = Button(name) { counter.add() }.buttonStyle(.roundedRow)
        gtk_list_box_append(OpaquePointer(list), HostingWidget(rootView: view).widget)
      }
      let window = TestWindow(width: 300, height: 200, content: list)
      await window.present()
      await window.pointer.click(try window.element(role: .button, named: "Two"))
      #expect(counter.count == 1)
      await window.pointer.press(try window.element(role: .button, named: "Two"))
      let row = gtk_list_box_get_row_at_index(OpaquePointer(list), 1)!
      gtk_list_box_remove(
        OpaquePointer(list), UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
      await window.settle()
      await window.pointer.release()
      #expect(counter.count == 1)
      await window.advanceFrame()
      await window.pointer.click(try window.element(role: .button, named: "Three"))
      #expect(counter.count == 2)
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
