/// Whether buttons act again and again while they are held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the button: once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action runs again and again while the button is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action runs once, however long the button is held.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Sets whether the buttons inside act again and again while they are held down.
  ///
  /// With `.enabled` a button that is held by pointer, finger, Space or Return acts again after half a second, and from
  /// then on ten times a second. A press that has repeated does not act once more when it is let go. It pauses while the
  /// pointer is outside. Space and Return act a first time after a quarter of a second, as GTK's activation ends then.
  ///
  ///     Button("Louder") { volume += 1 }.buttonRepeatBehavior(.enabled)
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    writingEnvironment { $0.buttonRepeatBehavior = behavior }
  }
}
