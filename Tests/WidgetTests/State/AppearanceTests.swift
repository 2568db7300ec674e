import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Noted: View {
  let name: String
  let journal: Journal
  var body: some View {
    Text(verbatim: name).onAppear { journal.add("+\(name)") }.onDisappear { journal.add("-\(name)") }
  }
}

private struct Page: View {
  let journal: Journal
  var second = false
  var body: some View {
    VStack {
      Noted(name: "first", journal: journal)
      if second { Noted(name: "second", journal: journal) }
    }
  }
}

extension WidgetSuites {
  /// onAppear and onDisappear.
  @Suite @MainActor
  struct Appearing {
    private let journal = Journal()

    @Test("A view appears when its window is shown, and disappears when what it is in is hidden or destroyed")
    func windowShowsAndHides() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(box.box, HostingWidget(rootView: Page(journal: journal)).widget)
      let window = TestWindow(width: 200, height: 100, content: box)
      await HeadlessDisplay.shared.settle()
      #expect(journal.take() == [])
      await window.present()
      #expect(journal.take() == ["+first"])
      gtk_widget_set_visible(box, 0)
      await window.settle()
      #expect(journal.take() == ["-first"])
      gtk_widget_set_visible(box, 1)
      await window.settle()
      #expect(journal.take() == ["+first"])
      window.close()
      #expect(journal.take() == ["-first"])
    }

    @Test("A view appears and disappears with its place")
    func placeComesAndGoes() async throws {
      let host = HostingWidget(rootView: Page(journal: journal))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == ["+first"])
      host.rootView = Page(journal: journal, second: true)
      await window.settle()
      #expect(journal.take() == ["+second"])
      host.rootView = Page(journal: journal)
      await window.settle()
      #expect(journal.take() == ["-second"])
    }

    @Test("A view that is gone before it could be seen never appeared")
    func unseenViewsDoNothing() async throws {
      let host = HostingWidget(rootView: Page(journal: journal))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      _ = journal.take()
      host.rootView = Page(journal: journal, second: true)
      host.rootView = Page(journal: journal)
      await window.settle()
      #expect(journal.take() == [])
    }

    private struct Loading: View {
      @State private var title = "before"
      var body: some View { Text(verbatim: title).onAppear { title = "loaded" } }
    }

    @Test("What onAppear sets is there before the next frame")
    func stateSetOnAppearing() async throws {
      let host = HostingWidget(rootView: AnyView(Text(verbatim: "nothing")))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.pauseFrames()
      let frames = window.paintedFrames
      host.rootView = AnyView(Loading())
      await window.settle()
      _ = try window.element(text: "loaded")
      #expect(window.paintedFrames == frames)
      await window.resumeFrames()
    }

    @Test("The pages of a GtkStack appear when they are turned to")
    func pagesOfAStack() async throws {
      let stack = gtk_stack_new()!
      let pages = ["one", "two"].map { HostingWidget(rootView: Noted(name: $0, journal: journal)) }
      for (index, page) in pages.enumerated() {
        gtk_stack_add_named(OpaquePointer(stack), page.widget, "page \(index)")
      }
      let window = TestWindow(width: 200, height: 100, content: stack)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == ["+one"])
      gtk_stack_set_visible_child_name(OpaquePointer(stack), "page 1")
      await window.settle()
      #expect(journal.take().sorted() == ["+two", "-one"])
    }

    @Test("A host that is put elsewhere at once has not been away")
    func movingIsNoDisappearing() async throws {
      let boxes = [gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!]
      let outer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      for box in boxes { gtk_box_append(outer.box, box) }
      let host = HostingWidget(rootView: Page(journal: journal))
      gtk_box_append(boxes[0].box, host.widget)
      let window = TestWindow(width: 200, height: 100, content: outer)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == ["+first"])
      gtk_box_remove(boxes[0].box, host.widget)
      gtk_box_append(boxes[1].box, host.widget)
      await window.settle()
      #expect(journal.take() == [])
      gtk_box_remove(boxes[1].box, host.widget)
      await window.settle()
      #expect(journal.take() == ["-first"])
    }

    @Test("A host in a popover appears when that opens")
    func popoversOpen() async throws {
      let button = gtk_menu_button_new()!
      let popover = gtk_popover_new()!
      let host = HostingWidget(rootView: Page(journal: journal))
      gtk_popover_set_child(popover.popover, host.widget)
      gtk_menu_button_set_popover(OpaquePointer(button), popover)
      let window = TestWindow(width: 200, height: 100, content: button)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == [])
      gtk_popover_popup(popover.popover)
      await window.settle()
      #expect(journal.take() == ["+first"])
      gtk_popover_popdown(popover.popover)
      try await window.wait(until: { journal.entries == ["-first"] })
    }

    @Test("onDisappear may do anything, such as close its window")
    func actionsMayDoAnything() async throws {
      final class Holder { var window: TestWindow? }
      let holder = Holder()
      let journal = journal
      struct Closing: View {
        let isThere: Bool
        let close: () -> Void
        var body: some View { VStack { if isThere { Text(verbatim: "there").onDisappear(perform: close) } } }
      }
      func view(_ isThere: Bool) -> Closing {
        Closing(isThere: isThere) {
          journal.add("closed")
          holder.window?.close()
        }
      }
      let host = HostingWidget(rootView: view(true))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      holder.window = window
      await window.present()
      host.rootView = view(false)
      await HeadlessDisplay.shared.settle()
      #expect(journal.take() == ["closed"])
      holder.window = nil
    }
  }
}
