/// A label whose icon has a colour of its own.
///
///     IconTintLabel("Online", systemImage: "checkmark.circle.fill", tint: .green)
public struct IconTintLabel: View {
  private let title: Text
  private let systemImage: String
  private let tint: Color

  /// A title to be translated and a symbol in `tint`.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, tint: Color) {
    self.init(title: Text(titleKey), systemImage: systemImage, tint: tint)
  }

  /// A title to be translated and a symbol in `tint`.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, tint: Color) {
    self.init(title: Text(titleResource), systemImage: systemImage, tint: tint)
  }

  /// A title as it is and a symbol in `tint`.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage: String, tint: Color) {
    self.init(title: Text(title), systemImage: systemImage, tint: tint)
  }

  private nonisolated init(title: Text, systemImage: String, tint: Color) {
    self.title = title
    self.systemImage = systemImage
    self.tint = tint
  }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: systemImage)
    }
    .labelStyle(.iconTint(tint))
  }
}
