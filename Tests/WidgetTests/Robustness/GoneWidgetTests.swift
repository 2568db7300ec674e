import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Widgets that go, or come anew, while something else still knows of them.
  @Suite @MainActor
  struct GoneWidgets {
    @MainActor
    private final class Kept {
      var configuration: PrimitiveButtonStyleConfiguration?
    }

    private struct KeepingStyle: PrimitiveButtonStyle {
      let kept: Kept

      func makeBody(configuration: Configuration) -> some View {
        kept.configuration = configuration
        return Button(configuration)
      }
    }

    @Test("A style may trigger the button of a GObject type that has gone; nothing happens")
    func triggeredButton() async throws {
      VeneerTypes.register()
      let kept = Kept()
      let button = veneer_widget_new(g_type_from_name("VeneerSubtitledButton"))!
      let window = TestWindow(width: 200, height: 100, content: button)
      setInheritedModifiers(on: window.widget) { $0.buttonStyle(KeepingStyle(kept: kept)) }
      await window.present()
      let configuration = try #require(kept.configuration)
      window.close()
      while g_main_context_iteration(nil, 0) != 0 {}
      configuration.trigger()
    }

    private struct Remover: View {
      @Environment(\.lineLimit) private var lineLimit
      let remove: () -> Void

      var body: some View {
        if lineLimit == 7 { let _ = remove() }
        Text("A")
      }
    }

    @Test("A view may take the next host away when it hears of inherited modifiers")
    func removedSibling() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      let second = HostingWidget(rootView: Text("B")).widget
      let first = HostingWidget(
        rootView: Remover {
          if gtk_widget_get_parent(second) != nil { gtk_box_remove(column, second) }
        })
      gtk_box_append(column, first.widget)
      gtk_box_append(column, second)
      g_object_ref(second)
      defer { g_object_unref(second) }
      gtk_box_append(column, HostingWidget(rootView: Text("C")).widget)
      let window = TestWindow(width: 200, height: 100, content: box)
      await window.present()
      defer { window.close() }
      setInheritedModifiers(on: window.widget) { $0.lineLimit(7) }
      await window.settle()
      #expect(gtk_widget_get_parent(second) == nil)
      _ = try window.element(role: .label, named: "C")
    }

    @Test("Two collections of one list may lose their elements together")
    func shrinkingCollections() async throws {
      let host = HostingWidget(rootView: Collections(count: 30))
      let window = TestWindow(width: 200, height: 300, content: host.widget)
      await window.present()
      defer { window.close() }
      for count in [3, 300, 100, 0, 5, 0] {
        host.rootView = Collections(count: count)
        await window.settle()
        let isSeen = !window.elements(role: .label, named: "y 0").isEmpty
        #expect(isSeen == (count > 0 && count < 10), "\(count)")
      }
    }

    private struct Collections: View {
      let count: Int

      var body: some View {
        List {
          ForEach(0..<count, id: \.self) { Text("x \($0)") }
          ForEach(0..<count, id: \.self) { Text("y \($0)") }
        }
      }
    }

    @Test("A view with another identity is another view, and keeps its state while it is the same")
    func identity() async throws {
      let host = HostingWidget(rootView: Tally().id(1))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "0"))
      host.rootView = Tally().id(1)
      await window.settle()
      _ = try window.element(role: .button, named: "1")
      host.rootView = Tally().id(2)
      await window.settle()
      _ = try window.element(role: .button, named: "0")
    }

    private struct Tally: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test("What is scrolled is drawn in a window that was unrealized in between")
    func unrealized() async throws {
      let host = HostingWidget(
        rootView: VStack(spacing: 0) {
          ForEach(0..<400, id: \.self) { _ in Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20) }
        })
      let scrolled = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), host.widget)
      let window = TestWindow(width: 40, height: 200, content: scrolled)
      await window.present()
      defer { window.close() }
      gtk_widget_set_visible(window.widget, 0)
      gtk_widget_unrealize(window.widget)
      await window.present()
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)), 3000)
      let picture = await window.snapshot()
      #expect(picture.count { $0.red == 255 && $0.green == 0 } == picture.width * picture.height)
    }
  }
}
