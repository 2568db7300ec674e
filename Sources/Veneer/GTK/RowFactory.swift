import CGtk

/// Makes the rows of a list when GTK asks for them, and has its source fill them.
///
/// The signals' closures keep this object, so it lives as long as GTK's factory does.
@MainActor
final class RowFactory {
  private nonisolated(unsafe) let factory = gtk_signal_list_item_factory_new()!
  weak var source: (any ListWidgetSource)?
  /// By GTK's list item. GTK may have taken the widget out of that before it says that the row goes.
  private var widgets: [OpaquePointer: RowWidget] = [:]
  private var depth = 0

  init() {
    connect("setup") { $0.setUp($1) }
    connect("bind") { $0.bind($1) }
    connect("unbind") { $0.unbind($1) }
    connect("teardown") { $0.tearDown($1) }
  }

  /// Whether a row is being made, filled or emptied, or goes from the screen.
  var isBusy: Bool { depth > 0 }

  /// The reference to GTK's factory, for the list to take over.
  func makeReference() -> OpaquePointer { factory }

  func connectActivation(of list: Widget) {
    let callback: @convention(c) (gpointer, guint, gpointer) -> Void = { _, position, data in
      RowFactory.with(data) { $0.activate(Int(position)) }
    }
    connect(UnsafeMutableRawPointer(list.pointer), "activate", unsafeBitCast(callback, to: GCallback.self))
  }

  // MARK: Rows

  private func setUp(_ item: OpaquePointer) {
    let widget = RowWidget(of: item) { [unowned self] in rowChanges($0) }
    widgets[item] = widget
    gtk_list_item_set_activatable(item, gboolean(0))
    gtk_list_item_set_child(item, widget.pointer)
  }

  private func rowChanges(_ change: RowWidget.ScreenChange) {
    switch change {
    case .hasCome: source?.seenRowsChanged()
    case .isGoing: depth += 1
    case .hasGone:
      depth -= 1
      source?.seenRowsChanged()
    }
  }

  private func bind(_ item: OpaquePointer) {
    guard let widget = widgets[item], let object = gtk_list_item_get_item(item) else { return }
    let position = Int(gtk_list_item_get_position(item))
    work {
      widget.takePlace()
      source?.fill(widget, at: position, as: RowItem(object))
    }
  }

  private func unbind(_ item: OpaquePointer) {
    guard let widget = widgets[item] else { return }
    work { source?.empty(widget) }
  }

  private func tearDown(_ item: OpaquePointer) {
    guard let widget = widgets.removeValue(forKey: item) else { return }
    work {
      widget.dismiss()
      gtk_list_item_set_child(item, nil)
    }
  }

  private func activate(_ position: Int) {
    widgets.values.first { $0.position == position }?.pressOnlyButton()
  }

  private func work(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }

  // MARK: Signals

  /// The handlers that GTK's signals are handed to, by which a C function without a closure finds its own.
  private final class Handler: Sendable {
    let factory: RowFactory
    let call: @MainActor (RowFactory, OpaquePointer) -> Void

    init(_ factory: RowFactory, _ call: @escaping @MainActor (RowFactory, OpaquePointer) -> Void) {
      self.factory = factory
      self.call = call
    }
  }

  private func connect(_ signal: String, _ call: @escaping @MainActor (RowFactory, OpaquePointer) -> Void) {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, data in
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let item = item
      MainActor.assumeIsolated { handler.call(handler.factory, item) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(factory), signal, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(Handler(self, call)).toOpaque(),
      { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }

  private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback) {
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in Unmanaged<RowFactory>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (RowFactory) -> Void) {
    let factory = Unmanaged<RowFactory>.fromOpaque(data).takeUnretainedValue()
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(factory) } }
  }
}
