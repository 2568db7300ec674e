import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    (configuration.isPressed ? Color.red : Color.green).frame(width: 60, height: 30)
      .overlay { configuration.label }
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

extension WidgetSuites {
  /// Hosts in all kinds of GTK containers.
  @Suite @MainActor
  struct HostPlaces {
    private func click(_ name: String, in window: TestWindow) async throws {
      await window.pointer.click(try window.element(role: .button, named: name))
      await window.settle()
    }

    @Test("Rows of a GtkListBox have a host each")
    func rowsOfAListBox() async throws {
      let list = gtk_list_box_new()!
      for index in 0..<5 {
        gtk_list_box_append(
          OpaquePointer(list), HostingWidget(rootView: Tally(name: "row \(index)")).widget)
      }
      let window = TestWindow(width: 200, height: 300, content: list)
      await window.present()
      defer { window.close() }
      try await click("row 3 0", in: window)
      _ = try window.element(role: .button, named: "row 3 1")
      _ = try window.element(role: .button, named: "row 2 0")
      gtk_list_box_remove(
        OpaquePointer(list), gtk_widget_get_parent(window.elements(ofType: "VeneerHost")[2].widget))
      await window.settle()
      #expect(window.elements(ofType: "VeneerHost").count == 4)
    }

    @Test("A header bar, a dialog and its parent have hosts of their own")
    func headerBarsAndDialogs() async throws {
      let parent = gtk_window_new()!
      let header = gtk_header_bar_new()!
      gtk_header_bar_pack_start(OpaquePointer(header), HostingWidget(rootView: Tally(name: "header")).widget)
      gtk_header_bar_pack_start(OpaquePointer(header), gtk_button_new_with_label("plain"))
      gtk_window_set_titlebar(parent.window, header)
      gtk_window_set_child(parent.window, HostingWidget(rootView: Tally(name: "content")).widget)
      let window = TestWindow(parent)
      await window.present()
      let button = try window.element(role: .button, named: "header 0")
      #expect(try button.frame.height == window.element(role: .button, named: "plain").frame.height)
      try await click("header 0", in: window)
      _ = try window.element(role: .button, named: "header 1")

      let dialog = gtk_window_new()!
      gtk_window_set_transient_for(dialog.window, parent.window)
      gtk_window_set_modal(dialog.window, 1)
      gtk_window_set_decorated(dialog.window, 0)
      gtk_window_set_child(dialog.window, HostingWidget(rootView: Tally(name: "dialog")).widget)
      let dialogWindow = TestWindow(dialog)
      await dialogWindow.present()
      try await click("dialog 0", in: dialogWindow)
      _ = try dialogWindow.element(role: .button, named: "dialog 1")
      dialogWindow.close()
      try await click("content 0", in: window)
      _ = try window.element(role: .button, named: "content 1")
      window.close()
    }

    @Test("A pressed button whose host is moved is let go without acting, and works in its new place")
    func movingWhilePressed() async throws {
      let boxes = [gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!]
      let outer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 20)!
      for box in boxes { gtk_box_append(outer.box, box) }
      let host = HostingWidget(rootView: Tally(name: "tally").buttonStyle(Pressing()))
      gtk_box_append(boxes[0].box, host.widget)
      let window = TestWindow(width: 300, height: 100, content: outer)
      await window.present()
      defer { window.close() }
      func redPixels() async -> Int { await window.snapshot().count { $0.red > 150 && $0.green < 90 } }
      try await click("tally 0", in: window)
      await window.advanceTime(by: 1)
      await window.pointer.press()
      await window.settle()
      #expect(await redPixels() > 500)
      g_object_ref(host.widget)
      gtk_box_remove(boxes[0].box, host.widget)
      host.rootView = Tally(name: "moved").buttonStyle(Pressing())
      gtk_box_append(boxes[1].box, host.widget)
      g_object_unref(host.widget)
      await window.settle()
      await window.advanceTime(by: 1)
      await window.advanceFrame()
      #expect(await redPixels() == 0)
      await window.pointer.release()
      await window.settle()
      try await click("moved 1", in: window)
      _ = try window.element(role: .button, named: "moved 2")
    }

    @Test("A host that nothing holds takes new values, and shows them where it is put")
    func rootViewWithoutAPlace() async throws {
      let host = HostingWidget(rootView: Text(verbatim: "one"))
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(box.box, host.widget)
      let window = TestWindow(width: 300, height: 100, content: box)
      await window.present()
      defer { window.close() }
      gtk_box_remove(box.box, host.widget)
      host.rootView = Text(verbatim: "two")
      await window.settle()
      host.rootView = Text(verbatim: "three")
      gtk_box_append(box.box, host.widget)
      await window.settle()
      await window.advanceFrame()
      let text = try window.element(text: "three")
      #expect(text.frame.width > 10)
    }
  }
}
