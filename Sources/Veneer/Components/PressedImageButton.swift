/// A button whose picture is another one while it is pressed.
///
///     PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2) { like() }
///     PressedImageButton("Lamp", images: ButtonImages(Image("Lamp"), pressed: Image("LampLit"))) { toggle() }
///
/// Label styles around it apply: with `.labelStyle(.iconOnly)` it is the picture alone, and the title still is its name.
/// The pictures are a button style themselves, the innermost, so a button style further out does not change them; put the
/// picture of ``ButtonStyle/pressedImage(title:systemImage:pressedImage:pressedScale:)`` into a style of your own for that.
public struct PressedImageButton: View {
  private let title: Text
  private let images: ButtonImages
  private let pressedScale: CGFloat?
  private let action: () -> Void

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  ///
  /// With `pressedScale` the symbol is also drawn at that multiple of its size meanwhile, in an animated step.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(titleKey), ButtonImages(systemImage, pressed: pressedImage), pressedScale, action)
  }

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, pressedImage: String,
    pressedScale: CGFloat? = nil, action: @escaping () -> Void
  ) {
    self.init(Text(titleResource), ButtonImages(systemImage, pressed: pressedImage), pressedScale, action)
  }

  /// A title as it is, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(title), ButtonImages(systemImage, pressed: pressedImage), pressedScale, action)
  }

  /// A title to be translated, and the pictures of the button's states.
  ///
  /// With `pressedScale` the picture is also drawn at that multiple of its size while the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, images: ButtonImages, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(titleKey), images, pressedScale, action)
  }

  /// A title to be translated, and the pictures of the button's states.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, images: ButtonImages, pressedScale: CGFloat? = nil,
    action: @escaping () -> Void
  ) {
    self.init(Text(titleResource), images, pressedScale, action)
  }

  /// A title as it is, and the pictures of the button's states.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, images: ButtonImages, pressedScale: CGFloat? = nil, action: @escaping () -> Void
  ) {
    self.init(Text(title), images, pressedScale, action)
  }

  private init(
    _ title: Text, _ images: ButtonImages, _ pressedScale: CGFloat?, _ action: @escaping () -> Void
  ) {
    self.title = title
    self.images = images
    self.pressedScale = pressedScale
    self.action = action
  }

  public var body: some View {
    Button(action: action) { title }
      .buttonStyle(PressedImageButtonStyle(title: title, images: images, pressedScale: pressedScale))
  }
}
