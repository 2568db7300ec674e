/// A button with a title and a line below it.
///
///     SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") { choose(.standard) }
///       .buttonStyle(.roundedRow)
///     SubtitledButton(title: "Express", subtitle: "Arrives tomorrow", systemImage: "clock") { choose(.express) }
///
/// Its name for assistive technology is the title and its description the subtitle, in every style. Without a subtitle, or with
/// an empty one, there is no second line, unless ``View/subtitledButtonLayout(_:reservesSubtitleSpace:)`` keeps it free. The icon is
/// that of a ``Label``, so label styles around the button reach it; ``View/lineLimit(_:)`` holds for both lines.
public struct SubtitledButton: View {
  private let title: Text
  private let subtitle: Text?
  private let image: Image?
  private let action: () -> Void
  @Environment(\.subtitledButtonTraits) private var traits

  init(_ title: Text, _ subtitle: Text?, _ image: Image?, _ action: @escaping () -> Void) {
    self.title = title
    self.subtitle = subtitle?.string.isEmpty == true ? nil : subtitle
    self.image = image
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      if let image {
        Label {
          lines
        } icon: {
          image.imageScale(.large)
        }
      } else {
        lines
      }
    }
    .accessibility(name: title, description: subtitle)
  }

  private var lines: some View {
    VStack(alignment: traits.stackAlignment, spacing: 2) {
      title.alignment(traits.textAlignment)
      if subtitle != nil || traits.reservesSubtitleSpace {
        (subtitle ?? Text(verbatim: "")).alignment(traits.textAlignment)
          .font(.footnote).foregroundStyle(.foreground.opacity(0.9))
      }
    }
  }
}

extension SubtitledButton {
  /// A title and a subtitle to be translated.
  public init(title: LocalizedStringKey, subtitle: LocalizedStringKey?, action: @escaping () -> Void) {
    self.init(Text(title), subtitle.map { Text($0) }, nil, action)
  }

  /// A title and a subtitle to be translated.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource?, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, nil, action)
  }

  /// A title and a subtitle as they are.
  @_disfavoredOverload
  public init<Title: StringProtocol, Subtitle: StringProtocol>(
    title: Title, subtitle: Subtitle?, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, nil, action)
  }

  /// A title and perhaps a subtitle as they are.
  @_disfavoredOverload
  public init<Title: StringProtocol>(title: Title, subtitle: String?, action: @escaping () -> Void) {
    self.init(Text(title), subtitle.map { Text($0) }, nil, action)
  }

  /// A title and a subtitle to be translated, and a symbol beside them.
  public init(
    title: LocalizedStringKey, subtitle: LocalizedStringKey?, systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, Image(systemName: systemImage), action)
  }

  /// A title and a subtitle to be translated, and a symbol beside them.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource?, systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, Image(systemName: systemImage), action)
  }

  /// A title and a subtitle as they are, and a symbol beside them.
  @_disfavoredOverload
  public init<Title: StringProtocol, Subtitle: StringProtocol>(
    title: Title, subtitle: Subtitle?, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, Image(systemName: systemImage), action)
  }

  /// A title and perhaps a subtitle as they are, and a symbol beside them.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    title: Title, subtitle: String?, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, Image(systemName: systemImage), action)
  }

  /// A title and a subtitle to be translated, and a picture beside them.
  public init(
    title: LocalizedStringKey, subtitle: LocalizedStringKey?, image: Image, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, image, action)
  }

  /// A title and a subtitle as they are, and a picture beside them.
  @_disfavoredOverload
  public init<Title: StringProtocol, Subtitle: StringProtocol>(
    title: Title, subtitle: Subtitle?, image: Image, action: @escaping () -> Void
  ) {
    self.init(Text(title), subtitle.map { Text($0) }, image, action)
  }
}
