import Veneer

/// Symbols in all weights and sizes, and with colours for their parts.
struct SymbolColorsPage: View {
  private static let weights: [Font.Weight] = [
    .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  private static let weighted = ["heart", "gear", "plus.circle", "mic.slash", "clock.fill"]
  private static let layered = [
    "plus.circle.fill", "mic.slash", "exclamationmark.triangle.fill", "checkmark.seal.fill",
    "folder.badge.plus",
    "person.crop.circle", "speaker.wave.2.fill", "wifi", "sparkles", "sun.max.fill",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      row("weights") {
        ForEach(Self.weighted, id: \.self) { name in
          HStack(spacing: 2) {
            ForEach(Self.weights, id: \.self) { weight in Image(systemName: name).fontWeight(weight) }
          }
          .font(.system(size: 15))
        }
      }
      row("sizes") {
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          ForEach([11, 15, 20, 28, 40], id: \.self) { size in
            text("checkmark.circle").font(.system(size: CGFloat(size)))
          }
        }
      }
      row("image scales") {
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          ForEach(Image.Scale.allCases, id: \.self) { scale in
            text("bell").imageScale(scale).font(.system(size: 20))
          }
        }
      }
      row("monochrome") { symbols }
      row("hierarchical") { symbols.symbolRenderingMode(.hierarchical).foregroundStyle(Color.blue) }
      row("two colours") { symbols.foregroundStyle(Color(light: .black, dark: .white), Color.orange) }
      row("three colours") { symbols.foregroundStyle(Color.blue, Color.green, Color.orange) }
    }
    .padding(20)
  }

  private var symbols: some View {
    HStack(spacing: 18) {
      ForEach(Self.layered, id: \.self) { name in Image(systemName: name) }
    }
    .font(.system(size: 30))
  }

  private func text(_ name: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: name)
      Text(verbatim: "Hx")
    }
  }

  private func row<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    HStack(spacing: 12) {
      Text(title).font(.caption).foregroundStyle(.secondary).frame(width: 90, alignment: .leading)
      content()
    }
  }
}
