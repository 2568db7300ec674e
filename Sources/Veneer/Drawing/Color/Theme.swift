/// What Veneer reads from the desktop's theme where a view stands.
struct Theme: Hashable, Sendable {
  var isDark = false
  var accent = ColorComponents(0x3584e4)
  /// The font size of running text, in logical pixels.
  var fontSize = 15.0
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// Whether the theme is light or dark here.
  public var colorScheme: ColorScheme {
    get { theme.isDark ? .dark : .light }
    set { theme.isDark = newValue == .dark }
  }
}
