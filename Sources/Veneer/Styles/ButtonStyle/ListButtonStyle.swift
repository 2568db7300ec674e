/// A row of a list that is pressed as a whole. See ``ButtonStyle/list``.
public struct ListButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ThemeButton(
      label: configuration.label
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)),
      classes: ["flat", ListButtonStyle.themeClass])
  }

  /// What the style sheet knows such a button by.
  static let themeClass = "veneer-list"
}

extension ButtonStyle where Self == ListButtonStyle {
  /// A row of a list: as wide as there is room, its label at the leading edge, pressed as a whole.
  ///
  /// The label stands as far from the edges as the content of a ``List``'s other rows.
  @_disfavoredOverload
  public static var list: ListButtonStyle { ListButtonStyle() }
}
