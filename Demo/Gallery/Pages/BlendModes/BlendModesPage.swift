import Veneer

extension GalleryPage {
  static let blendModes = GalleryPage(
    name: "blend-modes", title: "Blend modes", symbol: "square.on.square",
    summary: "How a red gradient mixes with a blue and yellow one, under each of the modes.",
    keywords: "blend mode multiply screen overlay darken lighten hue saturation color luminosity gradient"
  ) { page in
    page.variants("Modes", columnWidth: 190) { grid in
      for (code, mode) in modes { grid.add(code) { Mixture(mode: mode) } }
    }
    page.playground(BlendedPicture()) {
      $0
    } controls: {
      $0.choice("Mode", \.mode, modes.map { (LocalizedStringKey($0.code), $0.mode) })
      $0.choice("Colour", \.color, Swatch.choices)
      $0.range("Strength", \.strength, 0...1, step: 0.05)
    }
    page.source(.blending)
    page.source(.mixture)
  }

  /// The modes by their names in source, which are the same in every language.
  private static let modes: [(code: String, mode: BlendMode)] = BlendMode.allCases.map { mode in
    (".\(mode)", mode)
  }
}

// listing: mixture
/// A gradient mixed into another one.
struct Mixture: View {
  var mode: BlendMode

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
      LinearGradient(
        colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom
      )
      .blendMode(mode)
    }
    .frame(width: 160, height: 64)
    .cornerRadius(6)
  }
}
// end listing

// listing: blending
/// A colour mixed into a picture, within its shape.
struct BlendedPicture: View {
  var mode = BlendMode.multiply
  var color = Color.purple
  var strength = 1.0

  var body: some View {
    HStack(spacing: 32) {
      Image(svg: Drawings.boat)
      Image(svg: Drawings.boat)
        .blending(color: color, mode: mode, strength: strength)
    }
  }
}
// end listing
