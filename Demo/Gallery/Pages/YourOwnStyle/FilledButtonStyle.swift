import Veneer

// listing: filledButtonStyle
/// A filled shape that is a little smaller while it is pressed.
struct FilledButtonStyle: ButtonStyle {
  var tint: Color
  var radius: CGFloat = 8
  var pressedScale: CGFloat = 0.96

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .foregroundStyle(.white)
      .background(tint.mix(with: .black, by: 0.2))
      .cornerRadius(radius)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? pressedScale : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
// end listing
