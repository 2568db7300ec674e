import CGtk

/// The settings of GTK that the gallery changes, for every window of the program.
@MainActor
enum DesktopSettings {
  /// Whether the theme is dark. Veneer's colours follow it live, as GTK's own do.
  static var isDark: Bool {
    get {
      withValue(of: "gboolean") { value in
        g_object_get_property(settings, darkName, &value)
        return g_value_get_boolean(&value) != 0
      }
    }
    set {
      withValue(of: "gboolean") { value in
        g_value_set_boolean(&value, newValue ? 1 : 0)
        g_object_set_property(settings, darkName, &value)
      }
    }
  }

  private static let darkName = "gtk-application-prefer-dark-theme"

  private static var settings: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
  }

  private static func withValue<Result>(of type: String, _ body: (inout GValue) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, g_type_from_name(type))
    defer { g_value_unset(&value) }
    return body(&value)
  }
}
