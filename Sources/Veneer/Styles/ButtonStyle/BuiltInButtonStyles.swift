/// The theme's own button. See ``PrimitiveButtonStyle/automatic``.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: ThemeLook { ThemeLook(classes: []) }
}

/// The theme's own button. See ``PrimitiveButtonStyle/bordered``.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: ThemeLook { ThemeLook(classes: []) }
}

/// The theme's button for what the user most likely wants. See ``PrimitiveButtonStyle/borderedProminent``.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: ThemeLook { ThemeLook(classes: ["suggested-action"]) }
}

/// A title in the tint that shows its button under the pointer only. See ``PrimitiveButtonStyle/borderless``.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: BorderlessLook { BorderlessLook() }
}

/// The label as it is. See ``PrimitiveButtonStyle/plain``.
public struct PlainButtonStyle: BuiltInButtonStyle {
  public nonisolated init() {}
  var look: PlainLook { PlainLook() }
  var isSized: Bool { false }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The theme's own button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The theme's own button.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The theme's button for what the user most likely wants.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A title in the tint that shows its button under the pointer only.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, a little lighter while it is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Drawn by the theme, with these style classes of its own.
struct ThemeLook: ButtonStyle {
  let classes: [String]

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role == .destructive ? ["destructive-action"] : classes
    ThemeButton(label: configuration.label, classes: role)
  }
}

struct BorderlessLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(TintForeground())
    ThemeButton(label: configuration.label.foregroundStyle(color), classes: ["flat"])
  }
}

struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}
