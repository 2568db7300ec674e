import Veneer

extension GalleryPage {
  static let yourOwnStyle = GalleryPage(
    name: "your-own-style", title: "Your own style", symbol: "pencil",
    summary: "A style is a few lines: it gets the label and whether the button is pressed.",
    keywords: "custom own button style label style ticket filled press environment"
  ) { page in
    page.states(code: "TicketButtonStyle()") { book.buttonStyle(TicketButtonStyle()) }
    page.source(.ticketButtonStyle)
    page.states(code: "FilledButtonStyle()") { book.buttonStyle(FilledButtonStyle(tint: .blue)) }
    page.source(.filledButtonStyle)
    page.playground(OwnStyleButton()) {
      $0
    } controls: {
      $0.choice("Tint", \.tint, Swatch.choices)
      $0.range("Corner radius", \.radius, 0...24, step: 1)
      $0.range("Scale while pressed", \.pressedScale, 0.8...1.1, step: 0.01)
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.ownStyleButton)
  }

  private static var book: some View { Button("Book", systemImage: "tag") {} }
}

// listing: ownStyleButton
struct OwnStyleButton: View {
  var tint = Color.blue
  var radius = 8.0
  var pressedScale = 0.96
  var isDisabled = false

  var body: some View {
    HStack(spacing: 16) {
      Button("Book", systemImage: "tag") {}
      Button("Cancel booking") {}
    }
    .buttonStyle(
      FilledButtonStyle(
        tint: tint, radius: radius, pressedScale: pressedScale)
    )
    .disabled(isDisabled)
  }
}
// end listing
