/// A row of a list that is pressed as a whole. See ``ButtonStyle/list``.
public struct ListButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ThemeButton(
      label: configuration.label.frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 4),
      classes: ["flat"])
  }
}

extension ButtonStyle where Self == ListButtonStyle {
  /// A row of a list: as wide as there is room, its label at the leading edge, pressed as a whole.
  @_disfavoredOverload
  public static var list: ListButtonStyle { ListButtonStyle() }
}
