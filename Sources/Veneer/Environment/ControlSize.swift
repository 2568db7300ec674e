/// How large controls are, relative to each other.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The font that buttons of this size have where none is set.
  var font: Font? {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }

  /// What the style sheet knows buttons of this size by.
  var themeClass: String? {
    switch self {
    case .mini: "veneer-mini"
    case .small: "veneer-small"
    case .regular: nil
    case .large: "veneer-large"
    case .extraLarge: "veneer-extra-large"
    }
  }
}

extension View {
  /// Sets how large the buttons inside are.
  ///
  /// It is a matter of styles that Veneer brings along and the theme draws, such as ``PrimitiveButtonStyle/bordered``:
  /// they get more or less room around their label, and below `.regular` a smaller font where none is set. Styles of your
  /// own read ``EnvironmentValues/controlSize``.
  ///
  ///     Button("Get started") { start() }.controlSize(.large)
  public func controlSize(_ size: ControlSize) -> some View {
    writingEnvironment { $0.controlSize = size }
  }
}
