import Veneer

// listing: ticketButtonStyle
/// A pale card with a coloured edge that fills up while it is pressed.
struct TicketButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Color.orange.frame(width: 6)
      configuration.label.padding(.horizontal, 16).padding(.vertical, 8)
    }
    .background(Color.orange.opacity(configuration.isPressed ? 0.35 : 0.15))
    .cornerRadius(6)
  }
}
// end listing
