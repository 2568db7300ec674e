/// A title with a symbol that is another one while the button is pressed.
/// See ``ButtonStyle/pressedImage(title:systemImage:pressedImage:pressedScale:)``.
///
/// The style makes the label itself, so label styles around it apply: with `.iconOnly` it is the symbol alone, and the title
/// still is the button's name.
public struct PressedImageButtonStyle: ButtonStyle {
  private let title: Text
  private let systemImage: String
  private let pressedImage: String
  private let pressedScale: CGFloat?

  /// A title to be translated, a symbol, and the symbol that is shown while the button is pressed.
  ///
  /// With `pressedScale` the symbol is also drawn at that multiple of its size meanwhile, in an animated step.
  public nonisolated init(
    title: LocalizedStringKey, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) {
    self.init(
      title: Text(title), systemImage: systemImage, pressedImage: pressedImage, pressedScale: pressedScale)
  }

  /// A title as it is, a symbol, and the symbol that is shown while the button is pressed.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    title: Title, systemImage: String, pressedImage: String, pressedScale: CGFloat? = nil
  ) {
    self.init(
      title: Text(title), systemImage: systemImage, pressedImage: pressedImage, pressedScale: pressedScale)
  }

  nonisolated init(title: Text, systemImage: String, pressedImage: String, pressedScale: CGFloat?) {
    self.title = title
    self.systemImage = systemImage
    self.pressedImage = pressedImage
    self.pressedScale = pressedScale
  }

  public func makeBody(configuration: Configuration) -> some View {
    Label {
      title
    } icon: {
      Image(systemName: configuration.isPressed ? pressedImage : systemImage)
    }
    .symbolScale(configuration.isPressed ? pressedScale ?? 1 : 1)
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
}

extension View {
  /// Draws the symbols inside at `factor` times their size, without taking more room.
  func symbolScale(_ factor: CGFloat) -> some View {
    writingEnvironment {
      $0.symbolScale = factor == 1 ? $0.symbolScale : min(Length.positive(factor, or: 1), 10)
    }
  }
}
