/// A button with a title and a line below it.
///
///     SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") { choose(.standard) }
///       .buttonStyle(.roundedRow)
///
/// Its name for assistive technology is the title and its description the subtitle, in every style. An empty subtitle takes
/// no room.
public struct SubtitledButton: View {
  private let title: Text
  private let subtitle: Text
  private let action: () -> Void

  /// A title and a subtitle to be translated.
  public init(
    title: LocalizedStringKey, subtitle: LocalizedStringKey, action: @escaping () -> Void
  ) {
    self.init(Text(title), Text(subtitle), action)
  }

  /// A title and a subtitle to be translated.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource, action: @escaping () -> Void
  ) {
    self.init(Text(title), Text(subtitle), action)
  }

  /// A title and a subtitle as they are.
  @_disfavoredOverload
  public init<Title: StringProtocol, Subtitle: StringProtocol>(
    title: Title, subtitle: Subtitle, action: @escaping () -> Void
  ) {
    self.init(Text(title), Text(subtitle), action)
  }

  private init(_ title: Text, _ subtitle: Text, _ action: @escaping () -> Void) {
    self.title = title
    self.subtitle = subtitle
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      VStack(spacing: 2) {
        title
        if !subtitle.string.isEmpty {
          subtitle.font(.footnote).foregroundStyle(.foreground.opacity(0.9))
        }
      }
    }
    .accessibility(name: title, description: subtitle.string.isEmpty ? nil : subtitle)
  }
}
