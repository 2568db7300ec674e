/// The built-in button styles by name.
@MainActor
enum ButtonStyleNames {
  static let entries: [String: AnyStyle<ButtonStyleInput>] = [
    "automatic": DefaultButtonStyle().entry,
    "bordered": BorderedButtonStyle().entry,
    "bordered-prominent": BorderedProminentButtonStyle().entry,
    "borderless": BorderlessButtonStyle().entry,
    "link": LinkButtonStyle().entry,
    "list": buttonStyleEntry(ListButtonStyle()),
    "plain": PlainButtonStyle().entry,
    "rounded-row": buttonStyleEntry(RoundedRowButtonStyle()),
  ]

  nonisolated static let list =
    "“automatic”, “bordered”, “bordered-prominent”, “borderless”, “link”, “list”, “plain” or “rounded-row”"
}

/// The built-in label styles by name.
@MainActor
enum LabelStyleNames {
  static let entries: [String: AnyStyle<LabelStyleConfiguration>] = [
    "automatic": labelStyleEntry(DefaultLabelStyle()),
    "icon-only": labelStyleEntry(IconOnlyLabelStyle()),
    "title-and-icon": labelStyleEntry(TitleAndIconLabelStyle()),
    "title-only": labelStyleEntry(TitleOnlyLabelStyle()),
  ]

  nonisolated static let list = "“automatic”, “icon-only”, “title-and-icon” or “title-only”"
}

extension View {
  /// Sets the button style of that name. Buttons keep their widgets whatever the name is, and whether there is one.
  func buttonStyle(named name: String?) -> some View {
    writingEnvironment {
      guard let name, let style = ButtonStyleNames.entries[name] else { return }
      $0.buttonStyles = StyleStack(style, over: $0.buttonStyles)
    }
  }

  /// Sets the label style of that name.
  func labelStyle(named name: String?) -> some View {
    writingEnvironment {
      guard let name, let style = LabelStyleNames.entries[name] else { return }
      $0.labelStyles = StyleStack(style, over: $0.labelStyles)
    }
  }

  /// Colours the icons of labels in the colour that `text` means; without one they are as `otherwise` says.
  func iconTint(_ text: String?, otherwise: AnyShapeStyle? = nil) -> some View {
    let tint = text.flatMap { Color(css: $0) }.map { AnyShapeStyle($0) } ?? otherwise
    return writingEnvironment {
      guard let tint else { return }
      $0.labelStyles = StyleStack(labelStyleEntry(IconTintLabelStyle(tint)), over: $0.labelStyles)
    }
  }

  /// What has no icon shows its title alone, and what has no title its icon.
  func labelParts(of values: ComponentValues) -> some View {
    let hasTitle = values.nonEmptyText(.label) != nil
    let hasIcon = values.nonEmptyText(.iconName) != nil
    return labelStyle(named: hasIcon ? hasTitle ? nil : "icon-only" : "title-only")
  }
}
