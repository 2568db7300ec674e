/// A title with a picture that is another one while the button is pressed.
/// See ``ButtonStyle/pressedImage(title:systemImage:pressedImage:pressedScale:)``.
///
/// The style makes the label itself, so label styles around it apply: with `.iconOnly` it is the picture alone, and the title
/// still is the button's name.
public struct PressedImageButtonStyle: ButtonStyle {
  private let title: Text
  private let images: ButtonImages
  private let pressedScale: CGFloat?

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  ///
  /// With `pressedScale` the symbol is also drawn at that multiple of its size meanwhile, in an animated step.
  public nonisolated init(
    title: LocalizedStringKey, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) {
    self.init(
      title: Text(title), images: ButtonImages(systemImage, pressed: pressedImage), pressedScale: pressedScale
    )
  }

  /// A title as it is, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    title: Title, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) {
    self.init(
      title: Text(title), images: ButtonImages(systemImage, pressed: pressedImage), pressedScale: pressedScale
    )
  }

  /// A title to be translated, and the pictures of the button's states.
  public nonisolated init(title: LocalizedStringKey, images: ButtonImages, pressedScale: CGFloat? = nil) {
    self.init(title: Text(title), images: images, pressedScale: pressedScale)
  }

  /// A title as it is, and the pictures of the button's states.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    title: Title, images: ButtonImages, pressedScale: CGFloat? = nil
  ) {
    self.init(title: Text(title), images: images, pressedScale: pressedScale)
  }

  nonisolated init(title: Text, images: ButtonImages, pressedScale: CGFloat?) {
    self.title = title
    self.images = images
    self.pressedScale = pressedScale
  }

  public func makeBody(configuration: Configuration) -> some View {
    Label {
      title
    } icon: {
      ButtonImage(images: images, isPressed: configuration.isPressed)
    }
    .pictureScale(configuration.isPressed ? pressedScale ?? 1 : 1)
  }
}

extension ButtonImages {
  /// A symbol, and another one while the button is pressed.
  init(_ systemImage: String, pressed: String) {
    self.init(Image(systemName: systemImage), pressed: Image(systemName: pressed))
  }
}

extension ButtonStyle where Self == PressedImageButtonStyle {
  /// A title with a symbol that is another one, and optionally of another size, while the button is pressed.
  ///
  ///     Button("Like") { like() }
  ///       .buttonStyle(.pressedImage(title: "Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2))
  @_disfavoredOverload
  public static func pressedImage(
    title: LocalizedStringKey, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) -> PressedImageButtonStyle {
    PressedImageButtonStyle(
      title: title, systemImage: systemImage, pressedImage: pressedImage, pressedScale: pressedScale)
  }

  /// A title with a symbol that is another one, and optionally of another size, while the button is pressed.
  @_disfavoredOverload
  public static func pressedImage<Title: StringProtocol>(
    title: Title, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) -> PressedImageButtonStyle {
    PressedImageButtonStyle(
      title: title, systemImage: systemImage, pressedImage: pressedImage, pressedScale: pressedScale)
  }

  /// A title with a picture for each state of the button.
  @_disfavoredOverload
  public static func pressedImage(
    title: LocalizedStringKey, images: ButtonImages, pressedScale: CGFloat? = nil
  ) -> PressedImageButtonStyle {
    PressedImageButtonStyle(title: title, images: images, pressedScale: pressedScale)
  }

  /// A title with a picture for each state of the button.
  @_disfavoredOverload
  public static func pressedImage<Title: StringProtocol>(
    title: Title, images: ButtonImages, pressedScale: CGFloat? = nil
  ) -> PressedImageButtonStyle {
    PressedImageButtonStyle(title: title, images: images, pressedScale: pressedScale)
  }
}
