import CGtk
import Testing
import Veneer
import VeneerTesting

private struct NumberRow: View {
  let number: Int
  let press: (Int) -> Void
  @Environment(\.level) private var level
  var body: some View { Button("item \(number) at \(level)") { press(number) } }
}

/// A `GtkListView` of an application's own with a host in each row.
@MainActor
private final class NumberList {
  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var pressed: [Int] = []
  private(set) var hosts: [UnsafeMutableRawPointer: HostingWidget<NumberRow>] = [:]

  init(count: Int) {
    let strings = gtk_string_list_new(nil)
    for index in 0..<count { gtk_string_list_append(strings, String(index)) }
    let factory = gtk_signal_list_item_factory_new()
    let selection = gtk_no_selection_new(strings)
    widget = gtk_list_view_new(UnsafeMutableRawPointer(selection).map { OpaquePointer($0) }, factory)
    connect(factory, "setup") { $0.setUp($1) }
    connect(factory, "bind") { $0.bind($1) }
    connect(factory, "teardown") { $0.hosts[UnsafeMutableRawPointer($1)] = nil }
  }

  private func setUp(_ item: OpaquePointer) {
    let host = HostingWidget(rootView: row(-1))
    hosts[UnsafeMutableRawPointer(item)] = host
    gtk_list_item_set_child(item, host.widget)
  }

  private func bind(_ item: OpaquePointer) {
    hosts[UnsafeMutableRawPointer(item)]?.rootView = row(Int(gtk_list_item_get_position(item)))
  }

  private func row(_ number: Int) -> NumberRow {
    NumberRow(number: number) { [unowned self] in pressed.append($0) }
  }

  private final class Handler {
    unowned let list: NumberList
    let call: (NumberList, OpaquePointer) -> Void
    init(_ list: NumberList, _ call: @escaping (NumberList, OpaquePointer) -> Void) {
      self.list = list
      self.call = call
    }
  }

  private func connect(
    _ factory: OpaquePointer?, _ signal: String, _ call: @escaping (NumberList, OpaquePointer) -> Void
  ) {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, data in
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      handler.call(handler.list, item)
    }
    g_signal_connect_data(
      factory.map { UnsafeMutableRawPointer($0) }, signal, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(Handler(self, call)).toOpaque(),
      { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }
}

extension WidgetSuites {
  @Suite @MainActor
  struct ListViewRows {
    @Test("Rows of a GtkListView are used again with other values, answer the pointer, and inherit")
    func rowsOfAListView() async throws {
      let list = NumberList(count: 5000)
      let scrolled = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), list.widget)
      let window = TestWindow(width: 240, height: 300, content: scrolled)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "item 3 at 0"))
      #expect(list.pressed == [3])
      let made = list.hosts.count
      #expect(made < 1000)
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, 1) }
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
      for _ in 0..<5 {
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) / 2)
        await window.settle()
        await window.advanceFrame()
        gtk_adjustment_set_value(adjustment, 0)
        await window.settle()
        await window.advanceFrame()
      }
      #expect(list.hosts.count <= made + 20)
      await window.pointer.click(try window.element(role: .button, named: "item 2 at 1"))
      #expect(list.pressed == [3, 2])
    }
  }
}
