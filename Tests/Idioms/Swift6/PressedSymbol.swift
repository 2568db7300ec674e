import Veneer

/// Another symbol while the button is pressed, and a larger one.
struct ReactionStyle: ButtonStyle {
  let title: LocalizedStringKey
  let symbol: String
  let pressedSymbol: String

  func makeBody(configuration: Self.Configuration) -> some View {
    Label(title, systemImage: configuration.isPressed ? pressedSymbol : symbol)
      .symbolEffect(.scale.up, isActive: configuration.isPressed)
  }
}

struct ReactionButton: View {
  let title: LocalizedStringKey
  let react: () -> Void

  var body: some View {
    Button(title, action: react)
      .buttonStyle(ReactionStyle(title: title, symbol: "star", pressedSymbol: "heart.fill"))
  }
}

/// The symbol alone, large; what it is called is known nevertheless.
package struct Reactions: View {
  let react: () -> Void

  package init(react: @escaping () -> Void) {
    self.react = react
  }

  package var body: some View {
    ReactionButton(title: "Applaud", react: react)
      .labelStyle(.iconOnly)
      .font(.largeTitle)
      .padding(24)
  }
}

/// The pictures that the button is expected to show, without a button.
package struct ReactionPicture: View {
  let symbol: String

  package init(symbol: String) {
    self.symbol = symbol
  }

  package var body: some View {
    Image(systemName: symbol)
      .font(.largeTitle)
      .padding(24)
  }
}
