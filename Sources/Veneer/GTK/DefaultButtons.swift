import CGtk

/// The buttons of one window that Return presses, of which the first one there is GTK's default widget.
@MainActor
final class DefaultButtons {
  private static let quark = g_quark_from_static_string("veneer-default-buttons")

  private let window: UnsafeMutablePointer<GtkWindow>
  private var buttons: [WidgetPointer] = []

  private init(_ window: UnsafeMutablePointer<GtkWindow>) { self.window = window }

  /// The default buttons of `window`, a `GtkWindow`, which keeps them for its life.
  static func of(_ window: UnsafeMutableRawPointer) -> DefaultButtons {
    let object = window.assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_qdata(object, quark) {
      return Unmanaged<DefaultButtons>.fromOpaque(known).takeUnretainedValue()
    }
    let buttons = DefaultButtons(window.assumingMemoryBound(to: GtkWindow.self))
    g_object_set_qdata_full(object, quark, Unmanaged.passRetained(buttons).toOpaque()) {
      Unmanaged<DefaultButtons>.fromOpaque($0!).release()
    }
    return buttons
  }

  func add(_ button: WidgetPointer) {
    guard !buttons.contains(button) else { return }
    let old = chosen
    buttons.append(button)
    update(from: old)
  }

  func remove(_ button: WidgetPointer) {
    let old = chosen
    buttons.removeAll { $0 == button }
    update(from: old)
  }

  /// The first in the window, or the last in a popover that is open over it.
  private var chosen: WidgetPointer? {
    let root = OpaquePointer(window)
    return buttons.last { gtk_widget_get_native($0) != root } ?? buttons.first
  }

  /// What the application made the default widget itself stays it.
  private func update(from old: WidgetPointer?) {
    let now = gtk_window_get_default_widget(window)
    if now == nil || now == old { gtk_window_set_default_widget(window, chosen) }
  }
}
