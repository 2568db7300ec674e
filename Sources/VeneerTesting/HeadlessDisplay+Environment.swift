import CGtk
import Foundation

extension HeadlessDisplay {
  /// Lets GTK open the private display, and nothing of the user's desktop.
  static func openDisplay(directory: String) throws -> OpaquePointer {
    let variables = [
      "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":0", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "test",
      "XDG_CONFIG_HOME": directory + "/config",
    ]
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
    return display
  }

  /// Makes pixels the same on every machine that has the same GTK and the same fonts.
  static func pinSettings(_ options: Options) {
    set("gtk-theme-name", "Default")
    set("gtk-icon-theme-name", "Adwaita")
    set("gtk-font-name", installedFont() + " 11")
    set("gtk-xft-antialias", 1)
    set("gtk-xft-hinting", 0)
    set("gtk-xft-hintstyle", "hintnone")
    set("gtk-xft-rgba", "none")
    set("gtk-xft-dpi", 96 * 1024)
    set("gtk-hint-font-metrics", 0)
    set("gtk-cursor-blink", 0)
    set("gtk-application-prefer-dark-theme", options.colorScheme == .dark ? 1 : 0)
    set("gtk-enable-animations", options.animations ? 1 : 0)
    // Newer versions of GTK take the xft settings as advice, unless told that they are meant.
    if hasSetting("gtk-font-rendering") { set("gtk-font-rendering", 1) }
  }

  static func set(_ name: String, _ value: String) {
    veneer_test_set_string(UnsafeMutableRawPointer(gtk_settings_get_default()), name, value)
  }

  static func set(_ name: String, _ value: Int32) {
    veneer_test_set_int(UnsafeMutableRawPointer(gtk_settings_get_default()), name, value)
  }

  static func flag(_ name: String) -> Bool {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN
    defer { g_value_unset(&value) }
    g_object_get_property(settings, name, &value)
    return g_value_get_boolean(&value) != 0
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

  private static func installedFont() -> String {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    let installed = UnsafeBufferPointer(start: families, count: Int(count)).compactMap { family in
      family.map { String(cString: pango_font_family_get_name($0)) }
    }
    let preferred = ["DejaVu Sans", "Noto Sans", "Cantarell", "Liberation Sans"]
    return preferred.first(where: installed.contains) ?? "Sans"
  }
}
