import CGtk
import Foundation

extension HeadlessDisplay {
  /// Lets GTK open the private display, and nothing of the user's desktop.
  static func openDisplay(directory: String, font: Font) throws -> OpaquePointer {
    let variables = [
      "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":0", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "test",
      "XDG_CONFIG_HOME": directory + "/config", "XDG_CACHE_HOME": directory + "/cache",
    ].merging(font.environment) { $1 }
    for (name, value) in variables { setenv(name, value, 1) }
    let disturbing = [
      "DISPLAY", "WAYLAND_DISPLAY", "GTK_THEME", "GTK_IM_MODULE", "GSK_RENDERER", "GDK_SCALE",
      "GDK_DPI_SCALE",
    ]
    for name in disturbing { unsetenv(name) }
    // GLib has read G_DEBUG before any code of this program ran, so the default is set by its function.
    if getenv("G_DEBUG") == nil {
      let fatal = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
      g_log_set_always_fatal(GLogLevelFlags(rawValue: fatal))
    }

    guard String(cString: g_get_user_runtime_dir()) == directory else {
      throw HeadlessError("start the headless display earlier: GLib has already used another XDG_RUNTIME_DIR")
    }
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      throw HeadlessError("GTK cannot open its private display; was it built with the Broadway backend?")
    }
    try font.check()
    return display
  }

  /// Makes pixels the same on every machine that has the same GTK and the same fonts.
  func pinSettings() {
    Self.set("gtk-icon-theme-name", "Adwaita")
    Self.set("gtk-font-name", "\(options.font.family) 11")
    Self.set("gtk-xft-antialias", 1)
    Self.set("gtk-xft-hinting", 0)
    Self.set("gtk-xft-hintstyle", "hintnone")
    Self.set("gtk-xft-rgba", "none")
    // Glyphs stand on whole pixels, or versions of Pango that round otherwise would space them otherwise.
    Self.set("gtk-hint-font-metrics", 1)
    Self.set("gtk-cursor-blink", 0)
    // Newer versions of GTK take the xft settings as advice, unless told that they are meant.
    if Self.hasSetting("gtk-font-rendering") { Self.set("gtk-font-rendering", 1) }
    colorScheme = options.colorScheme
    highContrast = options.highContrast
    textScale = options.textScale
    layoutDirection = options.layoutDirection
    animations = options.animations
  }

  static func set(_ name: String, _ value: String) {
    veneer_test_set_string(UnsafeMutableRawPointer(gtk_settings_get_default()), name, value)
  }

  static func set(_ name: String, _ value: Int32) {
    veneer_test_set_int(UnsafeMutableRawPointer(gtk_settings_get_default()), name, value)
  }

  /// A setting that is a text.
  static func text(_ name: String) -> String {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
    defer { g_value_unset(&value) }
    g_object_get_property(settings, name, &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }

  /// A setting that is a number or yes or no.
  static func number(_ name: String) -> Int {
    veneer_test_number(UnsafeMutableRawPointer(gtk_settings_get_default()), name)
  }

  private static var settings: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
  }

  private static func hasSetting(_ name: String) -> Bool {
    let instance = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GTypeInstance.self)
    let settingsClass = UnsafeMutableRawPointer(instance.pointee.g_class)
      .assumingMemoryBound(to: GObjectClass.self)
    return g_object_class_find_property(settingsClass, name) != nil
  }
}
