/// A title that looks like a link. See ``PrimitiveButtonStyle/link``.
public struct LinkButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: LinkLook { LinkLook() }
  var isSized: Bool { false }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A title in the theme's colour of links, underlined, with a hand as the pointer.
  ///
  /// It stands in a line with text and takes no more room than its title. To assistive technology it is a button, as it
  /// does something rather than leads somewhere.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

struct LinkLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ThemeButton(
      label: configuration.label
        .underline()
        .opacity(configuration.isPressed ? 0.75 : 1),
      classes: ["flat", "link", "veneer-link"])
  }
}
