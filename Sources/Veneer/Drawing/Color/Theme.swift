/// What Veneer reads from the desktop's theme where a view stands.
struct Theme: Hashable, Sendable {
  var isDark = false
  var accent = ColorComponents(0x3584e4)
  /// The font size of running text, in logical pixels.
  var fontSize = 15.0

  /// The accent for text and symbols. Themes choose theirs as a ground for white text, which is too dark to be read itself
  /// in a dark window, and a little light in a light one.
  var accentForeground: ColorComponents {
    if isDark { return accent.luminance < 0.35 ? accent.mixed(with: 1, by: 0.5) : accent }
    return accent.luminance > 0.35 ? accent.mixed(with: 0, by: 0.2) : accent
  }
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
