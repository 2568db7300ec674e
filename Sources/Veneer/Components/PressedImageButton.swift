/// A button whose symbol is another one while it is pressed.
///
///     PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2) { like() }
///
/// Label styles around it apply: with `.labelStyle(.iconOnly)` it is the symbol alone, and the title still is its name.
public struct PressedImageButton: View {
  private let title: Text
  private let systemImage: String
  private let pressedImage: String
  private let pressedScale: CGFloat?
  private let action: () -> Void

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  ///
  /// With `pressedScale` the symbol is also drawn at that multiple of its size meanwhile, in an animated step.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(titleKey), systemImage, pressedImage, pressedScale, action)
  }

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, pressedImage: String,
    pressedScale: CGFloat? = nil, action: @escaping () -> Void
  ) {
    self.init(Text(titleResource), systemImage, pressedImage, pressedScale, action)
  }

  /// A title as it is, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(title), systemImage, pressedImage, pressedScale, action)
  }

  private init(
    _ title: Text, _ systemImage: String, _ pressedImage: String, _ pressedScale: CGFloat?,
    _ action: @escaping () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.pressedImage = pressedImage
    self.pressedScale = pressedScale
    self.action = action
  }

  public var body: some View {
    Button(action: action) { title }
      .buttonStyle(
        PressedImageButtonStyle(
          title: title, systemImage: systemImage, pressedImage: pressedImage, pressedScale: pressedScale))
  }
}
