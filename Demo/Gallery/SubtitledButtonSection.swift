import Veneer

/// The same button in different styles.
struct SubtitledButtonSection: View {
  @State private var presses = 0

  var body: some View {
    GallerySection(
      "Subtitled button", summary: "The same button each time. Only the style around it differs.",
      status: timesPressed(presses)
    ) {
      Sample(".automatic") { button }
      Sample(".plain") { button.buttonStyle(.plain) }
      Sample(".borderedProminent") { button.buttonStyle(.borderedProminent) }
      Sample(".roundedRow") { button.buttonStyle(.roundedRow) }
      Sample("TicketButtonStyle()") { button.buttonStyle(TicketButtonStyle()) }
      Sample("layout: .leading, icon") {
        VStack(spacing: 8) {
          SubtitledButton(title: "By post", subtitle: "Arrives on Friday", systemImage: "envelope") {
            presses += 1
          }
          SubtitledButton(title: "Collect", subtitle: nil, systemImage: "house") { presses += 1 }
        }
        .buttonStyle(.roundedRow)
        .subtitledButtonLayout(.leading, reservesSubtitleSpace: true)
      }
    }
  }

  private var button: some View {
    SubtitledButton(title: "Express delivery", subtitle: "Arrives tomorrow") { presses += 1 }
  }
}
