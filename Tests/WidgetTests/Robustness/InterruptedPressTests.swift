import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Presses during which the button is disabled, hidden, moved, removed or changed.
  @Suite @MainActor
  struct InterruptedPresses {
    private struct Page: View {
      var isShown = true
      var isEnabled = true
      let counter: Counter

      var body: some View {
        VStack {
          if isShown { Button("Go") { counter.add() }.disabled(!isEnabled).buttonStyle(SignalStyle()) }
          Text("below")
        }
      }
    }

    private let counter = Counter()
    private let mark = WarningLog.mark

    private func makeWindow() async -> (HostingWidget<Page>, TestWindow) {
      let host = HostingWidget(rootView: Page(counter: counter))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      return (host, window)
    }

    /// The button shows and does what it should, several times in a row, and nothing was logged.
    private func expectUsual(_ window: TestWindow) async throws {
      let button = try #require(window.buttons.first)
      #expect(await !window.showsPressed(button))
      for _ in 0..<3 {
        let before = counter.count
        await window.pointer.press(button)
        #expect(await window.showsPressed(button))
        await window.pointer.release()
        #expect(counter.count == before + 1)
        await window.endLinger()
        #expect(await !window.showsPressed(button))
        #expect(!button.stateFlags.contains(.active))
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Removed")
    func removed() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      await window.pointer.press(window.buttons[0])
      host.rootView = Page(isShown: false, counter: counter)
      await window.settle()
      await window.pointer.release()
      #expect(counter.count == 0)
      host.rootView = Page(counter: counter)
      await window.settleAndPaint()
      try await expectUsual(window)
    }

    @Test("Disabled")
    func disabled() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.press(button)
      host.rootView = Page(isEnabled: false, counter: counter)
      #expect(await !window.showsPressed(button))
      await window.pointer.release()
      #expect(counter.count == 0)
      host.rootView = Page(counter: counter)
      try await expectUsual(window)
    }

    @Test("Hidden")
    func hidden() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      await window.pointer.press(window.buttons[0])
      gtk_widget_set_visible(host.widget, 0)
      await window.settle()
      await window.pointer.release()
      gtk_widget_set_visible(host.widget, 1)
      await window.settle()
      #expect(counter.count == 0)
      try await expectUsual(window)
    }

    @Test("Moved into another window")
    func moved() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let otherBox = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let host = HostingWidget(rootView: Page(counter: counter))
      gtk_box_append(box.asBox, host.widget)
      let other = TestWindow(width: 200, height: 150, content: otherBox)
      let window = TestWindow(width: 200, height: 120, content: box)
      defer { other.close() }
      await window.present()
      await window.pointer.press(window.buttons[0])
      gtk_box_remove(box.asBox, host.widget)
      gtk_box_append(otherBox.asBox, host.widget)
      await window.settle()
      await window.pointer.release()
      #expect(counter.count == 0)
      window.close()
      await other.present()
      try await expectUsual(other)
      await other.keyboard.press(.space)
      #expect(await other.showsPressed(other.buttons[0]))
      await other.keyboard.release(.space)
      #expect(counter.count == 4)
    }

    @Test("A modal window comes up")
    func modalWindow() async throws {
      let (_, window) = await makeWindow()
      defer { window.close() }
      let modal = TestWindow(width: 220, height: 130) { Text("modal") }
      await window.pointer.press(window.buttons[0])
      gtk_window_set_transient_for(modal.widget.asWindow, window.widget.asWindow)
      gtk_window_set_modal(modal.widget.asWindow, 1)
      await modal.present()
      await modal.pointer.release()
      modal.close()
      await window.present()
      #expect(counter.count == 0)
      await window.endLinger()
      try await expectUsual(window)
    }

    @Test("The theme changes")
    func themeChanges() async throws {
      let (_, window) = await makeWindow()
      defer {
        HeadlessDisplay.shared.colorScheme = .light
        window.close()
      }
      await window.pointer.press(window.buttons[0])
      HeadlessDisplay.shared.colorScheme = .dark
      await window.settle()
      #expect(await window.showsPressed(window.buttons[0]))
      await window.pointer.release()
      #expect(counter.count == 1)
    }

    @Test(
      "The style changes: the press goes on in the new one",
      arguments: [ChangingStyle.Way.besideText, .aboveText])
    func styleChanges(_ way: ChangingStyle.Way) async throws {
      struct Styled: View {
        let way: ChangingStyle.Way
        let counter: Counter
        var body: some View { Button("Go") { counter.add() }.buttonStyle(ChangingStyle(way: way)) }
      }
      let host = HostingWidget(rootView: Styled(way: .signal, counter: counter))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = window.buttons[0]
      await window.pointer.press(button)
      host.rootView = Styled(way: way, counter: counter)
      await window.settle()
      #expect(window.buttons == [button])
      await window.pointer.release()
      #expect(counter.count == 1)
      host.rootView = Styled(way: .signal, counter: counter)
      await window.endLinger()
      #expect(await !window.showsPressed(button))
    }

    @Test("Disabled while a key activates: the action doesn't run", arguments: [true, false])
    func disabledDuringKeyActivation(_ byHost: Bool) async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      await window.keyboard.press(.space)
      #expect(await window.showsPressed(window.buttons[0]))
      if byHost {
        gtk_widget_set_sensitive(host.widget, 0)
      } else {
        host.rootView = Page(isEnabled: false, counter: counter)
      }
      #expect(await !window.showsPressed(window.buttons[0]))
      // GTK ends an activation after 250 ms.
      try await Task.sleep(nanoseconds: 350_000_000)
      await window.settle()
      await window.keyboard.release(.space)
      #expect(counter.count == 0)
      gtk_widget_set_sensitive(host.widget, 1)
      host.rootView = Page(counter: counter)
      await window.settle()
      try await expectUsual(window)
    }

    @Test("Removed while a key activates")
    func removedDuringKeyActivation() async throws {
      let (host, window) = await makeWindow()
      defer { window.close() }
      await window.keyboard.press(.space)
      host.rootView = Page(isShown: false, counter: counter)
      await window.settle()
      try await Task.sleep(nanoseconds: 350_000_000)
      await window.keyboard.release(.space)
      #expect(counter.count == 0)
      host.rootView = Page(counter: counter)
      await window.settleAndPaint()
      try await expectUsual(window)
    }

    @Test("The key's release goes to another window: the next key press counts in both")
    func releaseInAnotherWindow() async throws {
      let (_, window) = await makeWindow()
      let otherCounter = Counter()
      let other = TestWindow(width: 220, height: 120) { Button("Other") { otherCounter.add() } }
      defer {
        window.close()
        other.close()
      }
      let counter = counter
      await window.keyboard.press(.return)
      try await window.wait(until: { counter.count == 1 })
      await other.present()
      await other.keyboard.release(.return)
      #expect(otherCounter.count == 0)
      await other.keyboard.tap(.return)
      #expect(otherCounter.count == 1)
      await window.present()
      await window.keyboard.tap(.return)
      #expect(counter.count == 2)
    }

    @Test("In a popover that closes")
    func popoverCloses() async throws {
      let counter = counter
      let anchor = gtk_button_new_with_label("anchor")!
      let window = TestWindow(width: 300, height: 250, content: anchor)
      await window.present()
      let popover = gtk_popover_new()!
      gtk_widget_set_parent(popover, anchor)
      let pointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
      let view = Button("Pop") {
        counter.add()
        gtk_popover_popdown(pointer)
      }.buttonStyle(SignalStyle())
      gtk_popover_set_child(pointer, HostingWidget(rootView: view).widget)
      for round in 0..<2 {
        gtk_popover_popup(pointer)
        await window.settleAndPaint()
        let button = window.buttons[0]
        await window.pointer.press(button)
        gtk_popover_popdown(pointer)
        await window.settle()
        await window.pointer.release()
        #expect(counter.count == round)
        gtk_popover_popup(pointer)
        await window.settleAndPaint()
        await window.pointer.click(button)
        await window.settle()
        #expect(counter.count == round + 1)
        #expect(!button.isOnScreen)
      }
      gtk_widget_unparent(popover)
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
