import Veneer

/// Buttons that show another symbol while they are pressed.
struct PressedImageSection: View {
  @State private var presses = 0
  @State private var isPulsing = false

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
      Sample("ButtonImages") {
        HStack(spacing: 24) {
          lamp("At rest")
          lamp("Disabled").disabled(true)
        }
      }
      Sample("symbolEffect") {
        HStack(spacing: 24) {
          Label("Bounces", systemImage: "bell.fill").symbolEffect(.bounce, value: presses)
          Label("Pulses", systemImage: "star.fill").symbolEffect(.pulse, isActive: isPulsing)
          Button(isPulsing ? "Stop" : "Pulse") { isPulsing.toggle() }
        }
      }
    }
  }

  /// Another picture in each state: press it, or let the pointer rest on it.
  private func lamp(_ title: String) -> some View {
    PressedImageButton(title, images: Drawings.lamp, pressedScale: 1.1) { presses += 1 }
  }

  private var like: some View {
    PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill") { presses += 1 }
  }
}
