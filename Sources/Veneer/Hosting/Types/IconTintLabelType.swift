extension ComponentType {
  /// `VeneerIconTintLabel`: ``IconTintLabel`` as a GObject.
  static let iconTintLabel = ComponentType(
    name: "VeneerIconTintLabel", properties: [.label, .iconName, .tint, .labelStyle], isButton: false
  ) { values, _ in
    AnyView(
      Label {
        Text(verbatim: values.text(.label) ?? "")
      } icon: {
        Image(systemName: values.text(.iconName) ?? "")
      }
      .iconTint(values.text(.tint), otherwise: AnyShapeStyle(.tint))
      .labelParts(of: values)
      .labelStyle(named: values.text(.style)))
  }
}
