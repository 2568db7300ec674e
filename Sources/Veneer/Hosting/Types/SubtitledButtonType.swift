extension ComponentType {
  /// `VeneerSubtitledButton`: ``SubtitledButton`` as a GObject.
  static let subtitledButton = ComponentType(
    name: "VeneerSubtitledButton",
    properties: [.label, .subtitle, .iconName, .tint, .buttonStyle, .layout], isButton: true
  ) { values, click in
    AnyView(
      SubtitledButton(
        Text(verbatim: values.text(.label) ?? ""), values.text(.subtitle).map { Text(verbatim: $0) },
        values.nonEmptyText(.iconName).map { Image(systemName: $0) }, click
      )
      .iconTint(values.text(.tint))
      .buttonStyle(named: values.text(.style))
      .subtitledButtonLayout(named: values.text(.layout)))
  }
}

extension ComponentProperty {
  fileprivate static let subtitle = ComponentProperty(
    name: .subtitle, nick: "Subtitle", blurb: "The line below the title; none or an empty one for no line",
    kind: .text)

  fileprivate static let layout = ComponentProperty(
    name: .layout, nick: "Layout", blurb: "Where the lines stand; none for what is set around the widget",
    kind: .meaning(isKnown: { layouts[$0] != nil }, form: "“leading” or “centered”"))

  fileprivate static let layouts: [String: SubtitledButtonLayout] = [
    "leading": .leading, "centered": .centered,
  ]
}

extension View {
  fileprivate func subtitledButtonLayout(named name: String?) -> some View {
    writingEnvironment {
      guard let name, let layout = ComponentProperty.layouts[name] else { return }
      $0.subtitledButtonTraits.layout = layout
    }
  }
}
