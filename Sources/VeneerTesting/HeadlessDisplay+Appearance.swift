import CGtk

/// What people set for all of their desktop. All of it may be changed while windows are open; they follow
/// with the next frame.
extension HeadlessDisplay {
  /// Whether widgets look light or dark.
  public var colorScheme: ColorScheme {
    get {
      let isDark =
        Self.number("gtk-application-prefer-dark-theme") != 0 || Self.theme == Self.darkHighContrast
      return isDark ? .dark : .light
    }
    set { show(newValue, highContrast: highContrast) }
  }

  /// Whether widgets are drawn by GTK's theme of high contrast, in the light or dark variant of
  /// ``colorScheme``.
  public var highContrast: Bool {
    get { [Self.lightHighContrast, Self.darkHighContrast].contains(Self.theme) }
    set { show(colorScheme, highContrast: newValue) }
  }

  /// The dark theme of high contrast is one by its own name; GTK finds no dark variant of the other one, and would show the
  /// usual dark theme instead.
  private func show(_ scheme: ColorScheme, highContrast: Bool) {
    let isDark = scheme == .dark
    Self.set("gtk-application-prefer-dark-theme", isDark && !highContrast ? 1 : 0)
    Self.set(
      "gtk-theme-name",
      !highContrast ? "Default" : isDark ? Self.darkHighContrast : Self.lightHighContrast)
  }

  private static var theme: String { text("gtk-theme-name") }
  private static let lightHighContrast = "Default-hc"
  private static let darkHighContrast = "Default-hc-dark"

  /// How much larger text is than usual.
  public var textScale: Double {
    get { Double(Self.number("gtk-xft-dpi")) / Self.usualResolution }
    set { Self.set("gtk-xft-dpi", Int32((newValue * Self.usualResolution).rounded())) }
  }

  /// The direction in which widgets without one of their own are laid out.
  public var layoutDirection: LayoutDirection {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set { gtk_widget_set_default_direction(newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Whether GTK animates (`gtk-enable-animations`).
  public var animations: Bool {
    get { Self.number("gtk-enable-animations") != 0 }
    set { Self.set("gtk-enable-animations", newValue ? 1 : 0) }
  }

  /// 96 dots per inch, in the unit of the setting.
  private static let usualResolution = 96.0 * 1024
}
