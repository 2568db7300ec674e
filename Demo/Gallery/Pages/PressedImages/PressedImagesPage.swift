import Veneer

extension GalleryPage {
  static let pressedImages = GalleryPage(
    name: "pressed-images", title: "Pressed images", symbol: "heart",
    summary: "The picture is another one while the button is held down.",
    keywords: "pressed image symbol scale effect lamp like star hover"
  ) { page in
    page.variants {
      $0.add("heart → heart.fill") { like }
      $0.add("pressedScale: 1.3") {
        PressedImageButton("Star", systemImage: "star", pressedImage: "star.fill", pressedScale: 1.3) {}
      }
      $0.add(".iconOnly, .largeTitle") { like.labelStyle(.iconOnly).font(.largeTitle).foregroundStyle(.red) }
      $0.add(".iconTint(.orange)") { like.labelStyle(.iconTint(.orange)) }
      $0.add("ButtonImages") { lamp }
      $0.add("symbolEffect(.bounce, value:)") { BouncingBell() }
    }
    page.states { like.foregroundStyle(.red) }
    page.states("States with a picture each") { lamp }
    page.playground(LikeButton()) {
      $0
    } controls: {
      $0.choice(
        "Symbol", \.symbol, [("Heart", "heart"), ("Star", "star"), ("Bell", "bell"), ("Flag", "flag")])
      $0.range("Scale while pressed", \.pressedScale, 0.6...1.6, step: 0.1)
      $0.toggle("Icon only", \.isIconOnly)
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.pressedImages)
    page.source(.buttonImages)
  }

  private static var like: PressedImageButton {
    PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill") {}
  }

  private static var lamp: some View {
    // listing: buttonImages
    // A picture for each state: at rest, pointed at, held down, disabled.
    PressedImageButton("Lamp", images: Drawings.lamp, pressedScale: 1.1) {}
    // end listing
  }
}

/// A symbol that bounces with each press.
private struct BouncingBell: View {
  @State private var presses = 0

  var body: some View {
    Button("Ring", systemImage: "bell.fill") { presses += 1 }
      .symbolEffect(.bounce, value: presses)
  }
}

// listing: pressedImages
struct LikeButton: View {
  var symbol = "heart"
  var pressedScale = 1.2
  var isIconOnly = false
  var isDisabled = false

  var body: some View {
    if isIconOnly {
      button.labelStyle(.iconOnly).font(.largeTitle)
    } else {
      button
    }
  }

  private var button: some View {
    PressedImageButton(
      "Like", systemImage: symbol, pressedImage: "\(symbol).fill",
      pressedScale: pressedScale
    ) {}
    .foregroundStyle(.red)
    .disabled(isDisabled)
  }
}
// end listing
