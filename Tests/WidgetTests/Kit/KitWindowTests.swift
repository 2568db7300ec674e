import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Windows, and how their elements are found.
  @Suite @MainActor struct KitWindows {
    @Test func aWindowThatTheProgramPresentsItselfTakesInput() async throws {
      let counter = Counter()
      let below = TestWindow(width: 200, height: 60) { Text("Below") }
      await below.present()
      defer { below.close() }
      let window = TestWindow(width: 200, height: 60) { Button("Go") { counter.add() } }
      defer { window.close() }
      gtk_window_present(UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
      await window.settle()
      await window.present()
      try await window.pointer.click(window.element(role: .button))
      #expect(counter.count == 1)
      await window.pauseFrames()
      let frames = window.paintedFrames
      gtk_widget_queue_draw(window.widget)
      await window.settle()
      #expect(window.paintedFrames == frames, "these are the frames of this window")
      await window.advanceFrame()
      #expect(window.paintedFrames == frames + 1)
      await window.resumeFrames()
    }

    @Test func aWindowOfTheProgramsOwnIsTaken() async throws {
      let counter = Counter()
      let host = HostingWidget(rootView: Button("Go") { counter.add() })
      let widget = gtk_window_new()!
      let gtkWindow = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_child(gtkWindow, host.widget)
      gtk_window_present(gtkWindow)
      await HeadlessDisplay.shared.settle()
      let later = TestWindow(width: 50, height: 50) { Text("Later") }
      await later.present()
      defer { later.close() }

      let window = TestWindow(widget)
      defer { window.close() }
      await window.present()
      try await window.pointer.click(window.element(role: .button, named: "Go"))
      #expect(counter.count == 1, "also with a title bar and a shadow")
      #expect(await window.snapshot().count { $0.alpha == 255 } > 0)
      let frames = window.paintedFrames
      await window.advanceFrame()
      #expect(window.paintedFrames == frames + 1)
    }

    @Test func elementsAreFoundByIdentifier() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      for identifier in ["first", "second"] {
        let button = gtk_button_new_with_label("Same")!
        gtk_widget_set_name(button, identifier)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), button)
      }
      let window = TestWindow(width: 200, height: 100, content: box)
      await window.present()
      defer { window.close() }
      let second = try window.element(identifier: "second")
      #expect(second.identifier == "second")
      #expect(second == window.elements(role: .button)[1])
      #expect(try window.element(text: "Same").identifier == nil)
      let error = #expect(throws: HeadlessError.self) { try window.element(identifier: "third") }
      #expect(error?.description.contains("GtkButton #second button “Same”") == true)
    }

    @Test func elementsAreFoundByPlace() async throws {
      let button = gtk_menu_button_new()!
      let popover = gtk_popover_new()!
      gtk_popover_set_child(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), gtk_label_new("Inside"))
      gtk_menu_button_set_popover(OpaquePointer(button), popover)
      gtk_widget_set_valign(button, GTK_ALIGN_START)
      let window = TestWindow(width: 200, height: 200, content: button)
      await window.present()
      defer { window.close() }
      #expect(window.element(at: CGPoint(x: 300, y: 10)) == nil)
      #expect(window.element(at: CGPoint(x: 100, y: 190)) == window.root)
      let place = window.root.children[0].center
      let found = try #require(window.element(at: place))
      #expect(found.isOfType("GtkToggleButton") || found.parent?.isOfType("GtkToggleButton") == true)
      await window.pointer.click(at: place)
      await window.settle()
      let inside = try window.element(text: "Inside")
      #expect(window.element(at: inside.center) == inside)
    }

    @Test func aWindowMayBeClosedWithAnOpenPopover() async throws {
      let button = gtk_menu_button_new()!
      gtk_menu_button_set_popover(OpaquePointer(button), gtk_popover_new())
      let window = TestWindow(width: 200, height: 200, content: button)
      await window.present()
      await window.pointer.click(at: CGPoint(x: 100, y: 100))
      await window.settle()
      #expect(window.root.visibleDescendants.contains { $0.isOfType("GtkPopover") && $0.isOnScreen })
      window.close()

      let counter = Counter()
      let next = TestWindow(width: 200, height: 200) { Button("Go") { counter.add() } }
      await next.present()
      defer { next.close() }
      try await next.pointer.click(next.element(role: .button))
      #expect(counter.count == 1)
    }

    @Test func aWaitInVainSaysForWhatAndShowsTheElements() async throws {
      let window = TestWindow(width: 200, height: 60) { Button("Go") {} }
      await window.present()
      defer { window.close() }
      let error = await #expect(throws: HeadlessError.self) {
        try await window.wait(until: { false }, timeout: 0.02, message: "no letter came")
      }
      #expect(error?.description.hasPrefix("no letter came, within 0.02 s") == true)
      #expect(error?.description.contains("button “Go”") == true)
    }
  }
}
