import Veneer

/// Buttons that show another symbol while they are pressed.
struct PressedImageSection: View {
  @State private var presses = 0

  var body: some View {
    GallerySection(
      "Pressed image button", summary: "The symbol is another one while the button is held down.",
      status: timesPressed(presses)
    ) {
      Sample("heart → heart.fill") { like }
      Sample("pressedScale: 1.3") {
        PressedImageButton("Star", systemImage: "star", pressedImage: "star.fill", pressedScale: 1.3) {
          presses += 1
        }
      }
      Sample(".iconOnly, .largeTitle") {
        like.labelStyle(.iconOnly).font(.largeTitle).foregroundStyle(.red)
      }
    }
  }

  private var like: some View {
    PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill") { presses += 1 }
  }
}
