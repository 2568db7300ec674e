import CGtk

/// The settings of GTK that the gallery changes, for every window of the program. Veneer follows them live, as GTK does.
@MainActor
enum DesktopSettings {
  /// Whether the theme is dark.
  static var isDark: Bool {
    get {
      ObjectProperty.bool(settings, "gtk-application-prefer-dark-theme") || themeName == darkHighContrast
    }
    set { show(isDark: newValue, isHighContrast: isHighContrast) }
  }

  /// Whether the theme is GTK's own of high contrast. Off again, it is the one that was there before.
  static var isHighContrast: Bool {
    get { [lightHighContrast, darkHighContrast].contains(themeName) }
    set { show(isDark: isDark, isHighContrast: newValue) }
  }

  /// GTK has a dark theme of high contrast by its own name, and no dark variant of the other one.
  private static func show(isDark: Bool, isHighContrast: Bool) {
    if isHighContrast, !Self.isHighContrast { usualTheme = themeName }
    ObjectProperty.set(settings, "gtk-application-prefer-dark-theme", isDark && !isHighContrast)
    ObjectProperty.set(
      settings, "gtk-theme-name",
      !isHighContrast ? usualTheme ?? themeName : isDark ? darkHighContrast : lightHighContrast)
  }

  /// The name of the theme.
  static var themeName: String { ObjectProperty.string(settings, "gtk-theme-name") }

  /// The name of the icon theme.
  static var iconThemeName: String { ObjectProperty.string(settings, "gtk-icon-theme-name") }

  /// The font of all widgets.
  static var fontName: String { ObjectProperty.string(settings, "gtk-font-name") }

  /// Whether things move.
  static var showsAnimations: Bool {
    get { ObjectProperty.bool(settings, "gtk-enable-animations") }
    set { ObjectProperty.set(settings, "gtk-enable-animations", newValue) }
  }

  /// Whether a text that can be selected is selected as a whole when the keyboard focus comes to it.
  static var selectsFocusedLabels: Bool {
    get { ObjectProperty.bool(settings, "gtk-label-select-on-focus") }
    set { ObjectProperty.set(settings, "gtk-label-select-on-focus", newValue) }
  }

  /// Whether widgets are laid out from right to left.
  static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// How much larger text is than the desktop has it.
  static var textScale = 1.0 {
    didSet {
      let usual = usualResolution ?? ObjectProperty.int(settings, resolution)
      usualResolution = usual
      // Where the desktop does not say, 96 dots per inch.
      let dots = usual > 0 ? Double(usual) : 96 * 1024
      ObjectProperty.set(settings, resolution, Int32((dots * textScale).rounded()))
    }
  }

  private static var usualTheme: String?
  private static var usualResolution: Int32?
  private static let lightHighContrast = "Default-hc"
  private static let darkHighContrast = "Default-hc-dark"
  private static let resolution = "gtk-xft-dpi"

  private static var settings: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_settings_get_default()!)
  }
}
