import Veneer

extension GalleryPage {
  static let symbols = GalleryPage(
    name: "symbols", title: "Symbols", symbol: "square.grid.3x3",
    summary: "Symbols follow the font in size and weight, and every one has every variant.",
    keywords: "symbol icon sf image system name variant fill circle slash weight palette hierarchical"
  ) { page in
    page.variants("Variants and colours", columnWidth: 180) {
      $0.add("\"bell\"") { Image(systemName: "bell").font(.title) }
      $0.add(".fill") { Image(systemName: "bell").symbolVariant(.fill).font(.title) }
      $0.add(".slash") { Image(systemName: "bell").symbolVariant(.slash).font(.title) }
      $0.add(".circle.fill") {
        Image(systemName: "bell").symbolVariant(.circle.fill).font(.title)
      }
      $0.add(".hierarchical") {
        Image(systemName: "person.crop.circle.fill").symbolRenderingMode(.hierarchical)
          .foregroundStyle(.blue).font(.title)
      }
      $0.add("(.white, .green)") {
        Image(systemName: "plus.circle.fill").foregroundStyle(Color.white, Color.green).font(.title)
      }
      $0.add("(.blue, .green, .orange)") {
        Image(systemName: "person.2.fill").foregroundStyle(Color.blue, Color.green, Color.orange).font(.title)
      }
      $0.add(caption: "A gradient") {
        Image(systemName: "flame.fill").font(.title).foregroundStyle(
          LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
      }
      $0.add(caption: "Weights of fonts") { SymbolWeights() }
    }
    page.states("In a button") { Button("Ring", systemImage: "bell") {}.labelStyle(.iconOnly) }
    page.playground(SymbolSample()) {
      $0
    } controls: {
      $0.text("Name", \.name)
      $0.range("Size", \.size, 12...96, step: 1)
      $0.choice(
        "Weight", \.weight,
        [("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black)])
      $0.choice(
        "Variant", \.variant,
        [
          ("None", .none), ("Fill", .fill), ("Slash", .slash), ("Circle", .circle),
          ("Square, filled", .square.fill),
        ])
    }
    page.source(.symbolSample)
    page.section("All symbols", SymbolBrowser().widget)
  }
}

/// One symbol in several weights.
private struct SymbolWeights: View {
  var body: some View {
    HStack(spacing: 8) {
      ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .heavy], id: \.self) { weight in
        Image(systemName: "folder.badge.plus").font(.system(size: 24, weight: weight))
      }
    }
  }
}

// listing: symbolSample
struct SymbolSample: View {
  var name = "heart"
  var size = 48.0
  var weight = Font.Weight.regular
  var variant = SymbolVariants.none

  var body: some View {
    Image(systemName: name)
      .symbolVariant(variant)
      .font(.system(size: size, weight: weight))
  }
}
// end listing
