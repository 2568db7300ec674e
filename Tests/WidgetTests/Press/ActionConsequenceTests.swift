import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Actions that pull the ground from under their own button, on each of the roads that lead to an action.
  @Suite @MainActor
  struct ActionConsequences {
    enum Road: CaseIterable, Sendable {
      case pointer, key, touch

      @MainActor
      func press(_ button: Element, in window: TestWindow) async {
        switch self {
        case .pointer: await window.pointer.click(button)
        case .touch: await window.touch.tap(button)
        case .key:
          gtk_widget_grab_focus(button.widget)
          await window.keyboard.tap(.space)
        }
        await window.settle()
      }
    }

    /// A button whose look, place and action are state.
    private struct Page: View {
      enum Look { case signal, primitive, plain }

      var title = "Go"
      var look = Look.signal
      var isShown = true
      var isEnabled = true
      let action: () -> Void

      var body: some View {
        VStack {
          Button("Other") {}
          if isShown {
            switch look {
            case .signal: Button(title, action: action).buttonStyle(SignalStyle()).disabled(!isEnabled)
            case .primitive: Button(title, action: action).buttonStyle(ChangingStyle(way: .besideText))
            case .plain: Button(title, action: action).buttonStyle(.plain)
            }
          }
        }
      }
    }

    /// Keeps the host's handle, which the action uses, until the test is over.
    private final class Stage {
      var host: HostingWidget<Page>?
    }

    private let counter = Counter()
    private let mark = WarningLog.mark
    private let stage = Stage()

    private func makeWindow(
      _ action: @escaping (HostingWidget<Page>, TestWindow) -> Void
    ) async throws -> (HostingWidget<Page>, TestWindow, Element) {
      let counter = counter
      let host = HostingWidget(rootView: Page(action: {}))
      stage.host = host
      let window = TestWindow(width: 240, height: 200, content: host.widget)
      host.rootView = Page { [unowned host, unowned window] in
        counter.add()
        action(host, window)
      }
      await window.present()
      return (host, window, try window.element(role: .button, named: "Go"))
    }

    @Test("It closes its window", arguments: Road.allCases)
    func closesWindow(_ road: Road) async throws {
      let census = WidgetCensus()
      do {
        let (_, window, button) = try await makeWindow { _, window in
          gtk_window_destroy(window.widget.asWindow)
        }
        census.add(window.widget)
        await road.press(button, in: window)
        window.close()
        stage.host = nil
      }
      await HeadlessDisplay.shared.settle()
      #expect(counter.count == 1)
      #expect(census.alive == 0)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("It removes its button, and the button that comes back is as good as new", arguments: Road.allCases)
    func removesButton(_ road: Road) async throws {
      let (host, window, button) = try await makeWindow { host, _ in host.rootView.isShown = false }
      defer { window.close() }
      await road.press(button, in: window)
      #expect(counter.count == 1)
      #expect(window.buttons.count == 1)
      host.rootView.isShown = true
      await window.settleAndPaint()
      let again = try window.element(role: .button, named: "Go")
      await window.endLinger()
      #expect(await !window.showsPressed(again))
      await road.press(again, in: window)
      #expect(counter.count == 2)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("It changes its own title and style, and goes on being one button", arguments: Road.allCases)
    func changesTitleAndStyle(_ road: Road) async throws {
      let (_, window, button) = try await makeWindow { host, _ in
        host.rootView.title += "!"
        host.rootView.look = host.rootView.look == .signal ? .primitive : .signal
      }
      defer { window.close() }
      await road.press(button, in: window)
      #expect(window.buttonNames.last?.hasPrefix("Go!") == true)
      let changed = try #require(window.buttons.last)
      await road.press(changed, in: window)
      #expect(window.buttonNames.last == "Go!!")
      #expect(counter.count == 2)
      await window.endLinger()
      #expect(await !window.showsPressed(try #require(window.buttons.last)))
    }

    @Test("It disables its own button; enabled again it has the focus back", arguments: Road.allCases)
    func disablesItself(_ road: Road) async throws {
      let (host, window, button) = try await makeWindow { host, _ in host.rootView.isEnabled = false }
      defer { window.close() }
      await road.press(button, in: window)
      #expect(counter.count == 1)
      #expect(!button.isSensitive)
      #expect(await !window.showsPressed(button))
      await road.press(button, in: window)
      #expect(counter.count == 1)
      host.rootView.isEnabled = true
      await window.settleAndPaint()
      #expect(button.isFocused)
      // GTK 4.8 loses the first press of a button that was disabled under the pointer until that moves.
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      await road.press(button, in: window)
      #expect(counter.count == 2)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("It runs a nested main loop, in which tasks run and other buttons act", arguments: Road.allCases)
    func runsNestedLoop(_ road: Road) async throws {
      let tasks = Counter()
      let (_, window, button) = try await makeWindow { _, window in
        Task { @MainActor in tasks.add() }
        let loop = g_main_loop_new(nil, 0)
        let other = window.buttons[0].widget
        // GTK acts 250 ms after the activation; the loop ends after that.
        gtk_widget_activate(other)
        MainLoop.timeout(milliseconds: 350) { g_main_loop_quit(loop) }
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
      }
      defer { window.close() }
      await road.press(button, in: window)
      #expect(counter.count == 1)
      await window.settle()
      #expect(tasks.count == 1)
      await window.endLinger()
      #expect(await !window.showsPressed(button))
      #expect(!button.stateFlags.contains(.active))
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("It takes its own host out of the window", arguments: Road.allCases)
    func removesHost(_ road: Road) async throws {
      let counter = counter
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let census = WidgetCensus()
      let window = TestWindow(width: 200, height: 120, content: box)
      var host: HostingWidget<Page>? = HostingWidget(
        rootView: Page {
          counter.add()
          if let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.asBox, child) }
        })
      if let widget = host?.widget {
        census.add(widget)
        gtk_box_append(box.asBox, widget)
      }
      host = nil
      await window.present()
      defer { window.close() }
      await road.press(try window.element(role: .button, named: "Go"), in: window)
      await window.settleAndPaint()
      #expect(counter.count == 1)
      // GTK remembers what a finger touched until something else is touched.
      if road == .touch {
        await window.touch.begin(at: CGPoint(x: 5, y: 5))
        await window.touch.end()
      }
      #expect(census.alive == 0)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("It opens a popover that closes by itself", arguments: Road.allCases)
    func opensPopover(_ road: Road) async throws {
      let (_, window, button) = try await makeWindow { host, _ in
        let popover = gtk_popover_new()!
        let pointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_set_child(pointer, gtk_label_new("inside"))
        gtk_widget_set_parent(popover, host.widget)
        gtk_popover_popup(pointer)
      }
      defer { window.close() }
      await road.press(button, in: window)
      let popover = try window.element(ofType: "GtkPopover")
      #expect(popover.isOnScreen)
      gtk_popover_popdown(UnsafeMutableRawPointer(popover.widget).assumingMemoryBound(to: GtkPopover.self))
      gtk_widget_unparent(popover.widget)
      await window.settleAndPaint()
      await window.endLinger()
      #expect(await !window.showsPressed(button))
      #expect(!button.stateFlags.contains(.active))
    }

    @Test("It presses its own button once more", arguments: Road.allCases)
    func pressesItself(_ road: Road) async throws {
      let counter = counter
      let (_, window, button) = try await makeWindow { _, window in
        if counter.count == 1, let own = window.buttons.last { gtk_widget_activate(own.widget) }
      }
      defer { window.close() }
      await road.press(button, in: window)
      try await window.wait(until: { counter.count == 2 })
      await window.endLinger()
      try await window.wait(until: { !button.cssClasses.contains("keyboard-activating") })
      #expect(counter.count == 2)
      #expect(await !window.showsPressed(button))
    }
  }
}
