extension ComponentType {
  /// `VeneerPressedImageButton`: ``PressedImageButton`` as a GObject.
  static let pressedImageButton = ComponentType(
    name: "VeneerPressedImageButton",
    properties: [.label, .iconName, .pressedIconName, .pressedScale, .tint, .labelStyle], isButton: true
  ) { values, click in
    let pressedName = values.nonEmptyText(.pressedIconName)
    let scale = values.number(.pressedScale) ?? 1
    return AnyView(
      PressedImageButton(
        values.text(.label) ?? "",
        images: ButtonImages(
          Image(systemName: values.text(.iconName) ?? ""), pressed: pressedName.map { Image(systemName: $0) }),
        pressedScale: scale == 1 ? nil : scale, action: click
      )
      .iconTint(values.text(.tint))
      .labelParts(of: values)
      .labelStyle(named: values.text(.style)))
  }
}

extension ComponentProperty {
  fileprivate static let pressedIconName = ComponentProperty(
    name: .pressedIconName, nick: "Pressed icon name",
    blurb: "The name of the symbol that is shown while the button is pressed; none for the same one",
    kind: .text)

  fileprivate static let pressedScale = ComponentProperty(
    name: .pressedScale, nick: "Pressed scale",
    blurb: "The multiple of its size that the symbol is drawn at while the button is pressed",
    kind: .scale(byDefault: 1))
}
