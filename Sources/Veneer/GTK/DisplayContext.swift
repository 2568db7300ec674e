import CGtk

/// What Veneer keeps once for each display: its style sheets and the clock that everything on it runs on.
@MainActor
package final class DisplayContext {
  private static var contexts: [OpaquePointer: DisplayContext] = [:]

  /// The clock of press pictures and animations on this display. Tests put a ``ManualClock`` here.
  package var clock: any Clock = SystemClock()

  /// The key that the keyboard holds a button with.
  let heldKey = HeldKey()

  private let display: OpaquePointer

  private init(display: OpaquePointer) {
    self.display = display
    installStyleSheets()
  }

  /// The context of `display`, a `GdkDisplay`.
  package static func of(_ display: OpaquePointer) -> DisplayContext {
    if let context = contexts[display] { return context }
    let context = DisplayContext(display: display)
    contexts[display] = context
    return context
  }

  /// Makes sure that the default display, and each that opens later, has Veneer's style sheets.
  static func prepare() {
    guard let display = gdk_display_get_default() else {
      fatalError("Veneer needs a display: call gtk_init() or run a GtkApplication before making views.")
    }
    _ = of(display)
  }

  private func installStyleSheets() {
    install("style.css", priority: 400)
    install("fallback.css", priority: guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
  }

  private func install(_ name: String, priority: guint) {
    guard let sheet = Resources.data(name) else { return }
    let provider = gtk_css_provider_new()!
    defer { g_object_unref(provider) }
    sheet.withUnsafeBytes { bytes in
      gtk_css_provider_load_from_data(
        provider, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), gssize(bytes.count))
    }
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
  }

  /// The colour of a focus ring on `widget`: its text colour, at full strength where the theme has high contrast.
  func focusRing(for widget: Widget) -> GdkRGBA {
    var color = widget.foreground
    if !isHighContrast { color.alpha *= 0.5 }
    return color
  }

  private var isHighContrast: Bool {
    guard let settings = gtk_settings_get_for_display(display) else { return false }
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name", &value)
    guard let name = g_value_get_string(&value) else { return false }
    let theme = String(cString: name)
    return theme.hasSuffix("-hc") || theme.contains("-hc-") || theme.contains("HighContrast")
  }
}
