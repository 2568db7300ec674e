/// The pictures of a button, one for each of its states.
///
///     ButtonImages(Image("Lamp"), hovered: Image("LampGlow"), pressed: Image("LampLit"), disabled: Image("LampOff"))
///
/// Symbols, assets and SVGs go together as you like. A state without a picture of its own has the one that it began from:
/// hovered and disabled the normal one, pressed that of the pointer over the button. While a button without a picture for it is
/// disabled, it is dimmed as every other; one with such a picture is not dimmed as well.
public struct ButtonImages: Equatable, Sendable {
  /// The picture at rest.
  public var normal: Image
  /// The picture while the pointer is over the button.
  public var hovered: Image?
  /// The picture while the button is pressed. It comes before that of the pointer.
  public var pressed: Image?
  /// The picture while the button is disabled.
  public var disabled: Image?

  /// A picture, and those of the states that have one of their own.
  public init(_ normal: Image, hovered: Image? = nil, pressed: Image? = nil, disabled: Image? = nil) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
    self.disabled = disabled
  }

  func image(isHovered: Bool, isPressed: Bool, isEnabled: Bool) -> Image {
    let image =
      if !isEnabled {
        disabled ?? normal
      } else if isPressed {
        pressed ?? (isHovered ? hovered : nil) ?? normal
      } else {
        (isHovered ? hovered : nil) ?? normal
      }
    return image.preparing([normal, hovered, pressed, disabled].compactMap { $0 })
  }
}

/// The picture of a button as it is. What has no picture of its own is not even asked for, so that a button which shows
/// nothing of being disabled is dimmed.
struct ButtonImage: View {
  let images: ButtonImages
  let isPressed: Bool

  var body: some View {
    if images.disabled != nil {
      EnabledButtonImage(images: images, isPressed: isPressed)
    } else if images.hovered != nil {
      HoveredButtonImage(images: images, isPressed: isPressed, isEnabled: true)
    } else {
      images.image(isHovered: false, isPressed: isPressed, isEnabled: true)
    }
  }
}

private struct EnabledButtonImage: View {
  let images: ButtonImages
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { HoveredButtonImage(images: images, isPressed: isPressed, isEnabled: isEnabled) }
}

private struct HoveredButtonImage: View {
  let images: ButtonImages
  let isPressed: Bool
  let isEnabled: Bool
  @Environment(\.isControlHovered) private var isHovered

  var body: some View { images.image(isHovered: isHovered, isPressed: isPressed, isEnabled: isEnabled) }
}
