import CGtk

/// What Veneer keeps once for each display: its style sheets and the clock that everything on it runs on.
@MainActor
package final class DisplayContext {
  private static var contexts: [OpaquePointer: DisplayContext] = [:]

  /// The clock of press pictures and animations on this display. Tests put a ``ManualClock`` here.
  package var clock: any Clock = SystemClock()

  /// Device pixels to a logical one while a picture is taken at another scale than the display's.
  package var drawingScale: Double?

  /// Whether boxes draw children that are scrolled out of sight too, for a picture of them.
  package var drawsOutOfSight = false

  /// Told of all presses on this display, for a log of them.
  package var pressObserver: ((PressEvent, ButtonWidget) -> Void)?

  /// The key that the keyboard holds a button with.
  let heldKey = HeldKey()

  /// The buttons that GTK marks as pressed.
  let pressMarks = PressMarks()

  private let display: OpaquePointer

  private init(display: OpaquePointer) {
    self.display = display
    installStyleSheets()
    DisplayContext.opened?(display)
  }

  /// Hears of each display that is new.
  static var opened: ((OpaquePointer) -> Void)?

  /// The context of `display`, a `GdkDisplay`.
  package static func of(_ display: OpaquePointer) -> DisplayContext {
    if let context = contexts[display] { return context }
    let context = DisplayContext(display: display)
    contexts[display] = context
    return context
  }

  /// Makes sure that every display that is open, and each that opens later, has Veneer's style sheets.
  static func prepare() {
    guard !isPrepared else { return }
    guard gdk_display_get_default() != nil else {
      fatalError("Veneer needs a display: call gtk_init() or run a GtkApplication before making views.")
    }
    isPrepared = true
    prepareOpenDisplays()
    Signal.connectPointer(UnsafeMutableRawPointer(gdk_display_manager_get()), "display-opened") {
      prepareOpenDisplays()
    }
  }

  private static var isPrepared = false

  private static func prepareOpenDisplays() {
    for display in openDisplays { _ = of(display) }
  }

  /// All displays that are open.
  static var openDisplays: [OpaquePointer] {
    let displays = gdk_display_manager_list_displays(gdk_display_manager_get())
    defer { g_slist_free(displays) }
    var open: [OpaquePointer] = []
    var entry = displays
    while let current = entry {
      open.append(OpaquePointer(current.pointee.data))
      entry = current.pointee.next
    }
    return open
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
