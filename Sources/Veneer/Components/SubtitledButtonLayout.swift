/// Where the two lines of a ``SubtitledButton`` stand.
public enum SubtitledButtonLayout: Hashable, Sendable, CaseIterable {
  /// Both begin at the same edge, and the row styles put them at the leading edge of the row.
  case leading
  /// One is centred below the other.
  case centered
}

/// What subtitled buttons read of the environment.
struct SubtitledButtonTraits: Equatable, Sendable {
  var layout = SubtitledButtonLayout.centered
  var reservesSubtitleSpace = false

  var stackAlignment: HorizontalAlignment { layout == .leading ? .leading : .center }
  /// The lines of a wrapped text follow the layout.
  var textAlignment: TextAlignment { layout == .leading ? .leading : .center }
  var rowAlignment: Alignment { layout == .leading ? .leading : .center }
}

private struct SubtitledButtonTraitsKey: EnvironmentKey {
  static let defaultValue = SubtitledButtonTraits()
}

extension EnvironmentValues {
  var subtitledButtonTraits: SubtitledButtonTraits {
    get { self[SubtitledButtonTraitsKey.self] }
    set { self[SubtitledButtonTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets where the title and the subtitle of the ``SubtitledButton``s inside stand.
  ///
  /// With `reservesSubtitleSpace` a button without a subtitle is as high as one with a line of it, so that the buttons of a row
  /// are alike.
  ///
  ///     VStack { … }.buttonStyle(.roundedRow).subtitledButtonLayout(.leading)
  @_disfavoredOverload
  public func subtitledButtonLayout(
    _ layout: SubtitledButtonLayout, reservesSubtitleSpace: Bool = false
  ) -> some View {
    writingEnvironment {
      $0.subtitledButtonTraits = SubtitledButtonTraits(
        layout: layout, reservesSubtitleSpace: reservesSubtitleSpace)
    }
  }
}
