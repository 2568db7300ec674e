import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Keys that press a button from anywhere in its window.
  @Suite @MainActor
  struct KeyboardShortcuts {
    private let counter = Counter()
    private let other = Counter()

    private func makeWindow<Content: View>(@ViewBuilder _ content: () -> Content) async -> TestWindow {
      let window = TestWindow(width: 240, height: 160, content: content)
      await window.present()
      return window
    }

    @Test("Command with a letter is Control, presses from another button and shows as a press")
    func commandPresses() async throws {
      let counter = counter
      let other = other
      let window = await makeWindow {
        Button("Other") { other.add() }
        Button("Save") { counter.add() }.buttonStyle(SignalStyle()).keyboardShortcut("s")
      }
      defer { window.close() }
      let save = try window.element(role: .button, named: "Save")
      #expect(window.buttons[0].isFocused)
      await window.keyboard.press(.control)
      await window.keyboard.press(.character("s"))
      #expect(await window.showsPressed(save))
      await window.keyboard.release(.character("s"))
      await window.keyboard.release(.control)
      #expect(counter.count == 1)
      #expect(other.count == 0)
      await window.endLinger()
      #expect(await !window.showsPressed(save))
      await window.keyboard.tap(.character("s"))
      await window.keyboard.tap(.character("s"), modifiers: [.control, .alt])
      try await Task.sleep(nanoseconds: 300_000_000)
      #expect(counter.count == 1)
    }

    @Test(
      "Return, Enter and Escape press the default and the cancelling button",
      arguments: [Key.return, .keypadEnter, .escape])
    func standardActions(_ key: Key) async throws {
      let counter = counter
      let other = other
      let isCancel = key == .escape
      let window = await makeWindow {
        Text("Sure?")
        Button("OK") { isCancel ? other.add() : counter.add() }.keyboardShortcut(.defaultAction)
        Button("Cancel") { isCancel ? counter.add() : other.add() }.keyboardShortcut(.cancelAction)
      }
      defer { window.close() }
      gtk_window_set_focus(window.widget.asWindow, nil)
      await window.keyboard.tap(key)
      #expect(counter.count == 1)
      #expect(other.count == 0)
    }

    @Test("Of several default buttons Return presses the first that is there, and acts once while it is held")
    func defaultButtons() async throws {
      struct Page: View {
        let isFirst: Bool
        let counter: Counter
        let other: Counter
        var body: some View {
          Text("Sure?")
          if isFirst {
            Button("OK") { other.add() }.keyboardShortcut(.defaultAction)
          } else {
            Button("Apply") { counter.add() }.keyboardShortcut(.defaultAction)
          }
          Button("Last") { other.add() }.keyboardShortcut(.defaultAction)
        }
      }
      let host = HostingWidget(rootView: Page(isFirst: true, counter: counter, other: other))
      let window = TestWindow(width: 200, height: 160, content: host.widget)
      await window.present()
      defer { window.close() }
      gtk_window_set_focus(window.widget.asWindow, nil)
      let other = other
      await window.keyboard.hold(.return, for: 1)
      try await window.wait(until: { other.count == 1 })
      host.rootView = Page(isFirst: false, counter: counter, other: other)
      await window.settleAndPaint()
      gtk_window_set_focus(window.widget.asWindow, nil)
      await window.keyboard.tap(.return)
      try await window.wait(until: { other.count + counter.count == 2 })
      #expect(gtk_window_get_default_widget(window.widget.asWindow) != nil)
    }

    @Test("A held shortcut acts once")
    func heldShortcutActsOnce() async throws {
      let counter = counter
      let window = await makeWindow {
        Button("First") {}
        Button("Save") { counter.add() }.keyboardShortcut("s")
      }
      defer { window.close() }
      await window.keyboard.hold(.character("s"), for: 1.2, modifiers: .control)
      #expect(counter.count == 1)
      try await Task.sleep(nanoseconds: 300_000_000)
      #expect(counter.count == 1)
      await window.keyboard.tap(.character("s"), modifiers: .control)
      #expect(counter.count == 2)
    }

    @Test("A button that is disabled, or gone, does not answer; one that comes back does")
    func disabledButtonDoesNotAnswer() async throws {
      struct Page: View {
        var isEnabled = true
        var isShown = true
        let counter: Counter
        var body: some View {
          Button("First") {}
          if isShown { Button("Save") { counter.add() }.keyboardShortcut("s").disabled(!isEnabled) }
        }
      }
      let host = HostingWidget(rootView: Page(counter: counter))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      for page in [Page(isEnabled: false, counter: counter), Page(isShown: false, counter: counter)] {
        host.rootView = page
        await window.settleAndPaint()
        await window.keyboard.tap(.character("s"), modifiers: .control)
      }
      try await Task.sleep(nanoseconds: 300_000_000)
      #expect(counter.count == 0)
      host.rootView = Page(counter: counter)
      await window.settleAndPaint()
      await window.keyboard.tap(.character("s"), modifiers: .control)
      #expect(counter.count == 1)
    }

    @Test("A shortcut changes and goes with its modifier; a button in the label has none of it")
    func shortcutChanges() async throws {
      struct Page: View {
        let shortcut: KeyboardShortcut?
        let counter: Counter
        let other: Counter
        var body: some View {
          Button(action: counter.add) { Button("Inner") { other.add() } }.keyboardShortcut(shortcut)
        }
      }
      let host = HostingWidget(rootView: Page(shortcut: .init("s"), counter: counter, other: other))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.keyboard.tap(.character("s"), modifiers: .control)
      #expect(counter.count == 1)
      host.rootView = Page(
        shortcut: .init("t", modifiers: [.command, .shift]), counter: counter, other: other)
      await window.settle()
      await window.keyboard.tap(.character("t"), modifiers: [.control, .shift])
      #expect(counter.count == 2)
      await window.keyboard.tap(.character("s"), modifiers: .control)
      host.rootView = Page(shortcut: nil, counter: counter, other: other)
      await window.settle()
      await window.keyboard.tap(.character("t"), modifiers: [.control, .shift])
      try await Task.sleep(nanoseconds: 300_000_000)
      #expect(counter.count == 2)
      #expect(other.count == 0)
    }

    @Test("A default button on a hidden page leaves Return to the one that is shown")
    func hiddenDefaultButton() async throws {
      let counter = counter
      let other = other
      let stack = gtk_stack_new()!
      let pages = [
        HostingWidget(rootView: Button("Hidden") { other.add() }.keyboardShortcut(.defaultAction)),
        HostingWidget(rootView: Button("Shown") { counter.add() }.keyboardShortcut(.defaultAction)),
      ]
      for page in pages { gtk_stack_add_child(OpaquePointer(stack), page.widget) }
      let window = TestWindow(width: 200, height: 120, content: stack)
      await window.present()
      defer { window.close() }
      gtk_stack_set_visible_child(OpaquePointer(stack), pages[1].widget)
      await window.settleAndPaint()
      gtk_window_set_focus(window.widget.asWindow, nil)
      await window.keyboard.tap(.return)
      #expect(counter.count == 1)
      #expect(other.count == 0)
    }

    @Test("A default button that gets a mnemonic stays the default one")
    func defaultButtonChanges() async throws {
      struct Page: View {
        let mnemonic: Character?
        let counter: Counter
        var body: some View {
          Text("Sure?")
          Button("OK") { counter.add() }.keyboardShortcut(.defaultAction).mnemonic(mnemonic)
        }
      }
      let host = HostingWidget(rootView: Page(mnemonic: nil, counter: counter))
      let window = TestWindow(width: 200, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = Page(mnemonic: "o", counter: counter)
      await window.settle()
      gtk_window_set_focus(window.widget.asWindow, nil)
      await window.keyboard.tap(.return)
      #expect(counter.count == 1)
      let keys = window.buttons[0].accessibleProperty(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS)
      #expect(keys == "Return Alt+O")
    }

    @Test("Assistive technology is told the keys")
    func keysAreTold() async throws {
      let window = await makeWindow {
        Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift]).mnemonic("v")
        Button("Plain") {}
      }
      defer { window.close() }
      let save = try window.element(role: .button, named: "Save")
      #expect(save.accessibleProperty(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) == "Control+Shift+S Alt+V")
      let plain = try window.element(role: .button, named: "Plain")
      #expect(plain.accessibleProperty(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) == nil)
    }

    // MARK: Mnemonics

    @Test("Alt with the letter presses the button, whose text is literal")
    func mnemonicPresses() async throws {
      let counter = counter
      let window = await makeWindow {
        Button("First") {}
        Button("Save _as") { counter.add() }.buttonStyle(SignalBackground()).mnemonic("a")
      }
      defer { window.close() }
      let save = try window.element(role: .button, named: "Save _as")
      await window.keyboard.press(.alt)
      await window.keyboard.press(.character("a"))
      #expect(await window.showsPressed(save))
      await window.keyboard.release(.character("a"))
      await window.keyboard.release(.alt)
      try await window.wait(until: { counter.count == 1 }, message: "GTK acts 250 ms after the key")
    }

    @Test("The letter is underlined while the window shows mnemonics, in the first text that has it")
    func mnemonicIsUnderlined() async throws {
      let window = await makeWindow {
        Button {
        } label: {
          VStack {
            Text("Open")
            Text("save")
            Text("Save as")
          }
        }.buttonStyle(.plain).mnemonic("s")
      }
      defer { window.close() }
      let texts = try [
        window.element(text: "Open"), window.element(text: "save"), window.element(text: "Save as"),
      ]
      var before: [Snapshot] = []
      for text in texts { before.append(await window.snapshot(of: text)) }
      gtk_window_set_mnemonics_visible(window.widget.asWindow, 1)
      await window.settleAndPaint()
      var shown: [Snapshot] = []
      for text in texts { shown.append(await window.snapshot(of: text)) }
      #expect(shown[0] == before[0])
      #expect(shown[1] != before[1])
      #expect(shown[2] == before[2])
      gtk_window_set_mnemonics_visible(window.widget.asWindow, 0)
      await window.settleAndPaint()
      #expect(await window.snapshot(of: texts[1]) == before[1])
    }
  }
}
