import Veneer

extension GalleryPage {
  static let animation = GalleryPage(
    name: "animation", title: "Animation", symbol: "play",
    summary: "Changes that take their time, on the frame clock; at once where the desktop wants no motion.",
    keywords: "animation spring curve ease bounce pulse symbol effect withAnimation motion"
  ) { page in
    page.variants("Symbol effects", columnWidth: 150) {
      $0.add(".bounce") { EffectButton(title: "Bounce") { $0.symbolEffect(.bounce, value: $1) } }
      $0.add(".bounce.down") {
        EffectButton(title: "Bounce down") { $0.symbolEffect(.bounce.down, value: $1) }
      }
      $0.add(".pulse") { EffectButton(title: "Pulse") { $0.symbolEffect(.pulse, isActive: $1 % 2 == 1) } }
      $0.add(".scale.up") {
        EffectButton(title: "Scale up") { $0.symbolEffect(.scale.up, isActive: $1 % 2 == 1) }
      }
    }
    page.playground(MovingSquare(), title: "Curves") {
      $0
    } controls: {
      $0.choice(
        "Animation", \.animation,
        [
          ("Ease in and out", .easeInOut(duration: 0.8)), ("Linear", .linear(duration: 0.8)),
          ("Ease out", .easeOut(duration: 0.8)), ("Spring", .spring(response: 0.6, dampingFraction: 0.5)),
          ("Bouncy", .bouncy(duration: 0.8)), ("None", nil),
        ])
    }
    page.events()
    page.source(.movingSquare)
  }
}

/// A button whose symbol shows an effect with each press.
private struct EffectButton<Effect: View>: View {
  let title: LocalizedStringKey
  let effect: (Button<Label<Text, Image>>, Int) -> Effect
  @State private var presses = 0

  init(title: LocalizedStringKey, effect: @escaping (Button<Label<Text, Image>>, Int) -> Effect) {
    self.title = title
    self.effect = effect
  }

  var body: some View {
    effect(Button(title, systemImage: "bell.fill") { presses += 1 }, presses)
  }
}

// listing: movingSquare
struct MovingSquare: View {
  var animation: Animation? = .easeInOut(duration: 0.8)
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: isMoved ? 24 : 8)
        .fill(isMoved ? Color.orange : Color.blue)
        .frame(width: 48, height: 48)
        .rotationEffect(.degrees(isMoved ? 180 : 0))
        .offset(x: isMoved ? 100 : -100)
        .animation(animation, value: isMoved)
        .frame(width: 260)
      Button("Move") { isMoved.toggle() }
    }
  }
}
// end listing
