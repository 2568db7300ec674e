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
    buttons.append(button)
    if gtk_window_get_default_widget(window) == nil { gtk_window_set_default_widget(window, button) }
  }

  /// What the application made the default widget itself stays it.
  func remove(_ button: WidgetPointer) {
    buttons.removeAll { $0 == button }
    guard gtk_window_get_default_widget(window) == button else { return }
    gtk_window_set_default_widget(window, buttons.first)
  }
}
