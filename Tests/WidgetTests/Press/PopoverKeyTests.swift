import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Keys around popovers that close by themselves: GTK gives such a popover all events, and the window none.
  @Suite @MainActor
  struct PopoverKeys {
    private let outside = Counter()
    private let inside = Counter()

    /// A button in a window, and a popover with another one.
    private func makeWindow() async -> (TestWindow, UnsafeMutablePointer<GtkPopover>) {
      let (outside, inside) = (outside, inside)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let button = HostingWidget(rootView: Button("Open") { outside.add() })
      gtk_box_append(box.asBox, button.widget)
      let popover = gtk_popover_new()!
      let pointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
      gtk_popover_set_child(pointer, HostingWidget(rootView: Button("In") { inside.add() }).widget)
      let window = TestWindow(width: 300, height: 240, content: box)
      await window.present()
      gtk_widget_set_parent(popover, box)
      gtk_widget_grab_focus(window.buttons[0].widget)
      return (window, pointer)
    }

    private func close(_ window: TestWindow, _ popover: UnsafeMutablePointer<GtkPopover>) {
      // GTK 4.8 gives other windows no events any more when an open popover goes.
      gtk_popover_popdown(popover)
      gtk_widget_unparent(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self))
      window.close()
    }

    @Test("A key that opens a popover and is let go in it counts when it is pressed again")
    func keyLetGoInPopover() async throws {
      let (window, popover) = await makeWindow()
      defer { close(window, popover) }
      let outside = outside
      await window.keyboard.press(.space)
      try await window.wait(until: { outside.count == 1 }, message: "GTK ends an activation after 250 ms")
      gtk_popover_popup(popover)
      await window.settleAndPaint()
      await window.keyboard.release(.space)
      gtk_popover_popdown(popover)
      await window.settleAndPaint()
      gtk_widget_grab_focus(window.buttons[0].widget)
      await window.keyboard.tap(.space)
      #expect(outside.count == 2)
      #expect(inside.count == 0)
    }

    @Test("A key held on a button in a popover acts once")
    func heldKeyInPopover() async throws {
      let (window, popover) = await makeWindow()
      defer { close(window, popover) }
      gtk_popover_popup(popover)
      await window.settleAndPaint()
      #expect(window.focusedElement?.accessibleName == "In")
      await window.keyboard.hold(.space, for: 1.2)
      #expect(inside.count == 1)
      await window.keyboard.tap(.space)
      #expect(inside.count == 2)
    }
  }
}
