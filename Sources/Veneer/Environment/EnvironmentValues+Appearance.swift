private struct ForegroundKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}

struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
  static let identifier = ObjectIdentifier(IsEnabledKey.self)
}

extension EnvironmentValues {
  /// What text and symbols are drawn with; nil for the theme's text colour.
  var foreground: Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var foregroundPaint: Paint { foreground ?? .foreground }

  /// The tint of controls; nil for the theme's accent.
  var tint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintPaint: Paint { tint ?? theme.accent.paint }

  /// Whether controls here react to the user. ``View/disabled(_:)`` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
