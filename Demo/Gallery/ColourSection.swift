import Veneer

/// Symbols in several colours, gradients, and one picture under each of the blend modes.
struct ColourSection: View {
  private let names = ["plus.circle.fill", "bell.badge.fill", "person.circle.fill", "heart.slash.fill"]
  private let modes: [[(String, BlendMode)]] = [
    [
      ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
      ("lighten", .lighten), ("softLight", .softLight),
    ],
    [
      ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation),
      ("color", .color), ("luminosity", .luminosity),
    ],
  ]

  var body: some View {
    GallerySection(
      "Symbols and colour",
      summary: "Symbols follow the font. Their parts may have colours, and so may gradients."
    ) {
      Group {
        Sample(".iconTint(palette:)") { symbols.labelStyle(.iconTint(palette: .orange, .blue)) }
        Sample(".iconTint(gradient)") {
          symbols.labelStyle(
            .iconTint(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)))
        }
        Sample(".symbolRenderingMode") { symbols.symbolRenderingMode(.hierarchical).foregroundStyle(.blue) }
      }
      .labelStyle(.iconOnly)
      Sample("fontWeight") {
        HStack(spacing: 12) {
          ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .heavy], id: \.self) { weight in
            Image(systemName: "folder.badge.plus").font(.system(size: 28, weight: weight))
          }
        }
      }
      ForEach(modes.indices, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(modes[row].indices, id: \.self) { column in
            Mixture(name: modes[row][column].0, mode: modes[row][column].1)
          }
        }
      }
    }
  }

  private var symbols: some View {
    HStack(spacing: 12) {
      ForEach(names, id: \.self) { name in
        Label(name, systemImage: name)
      }
    }
    .font(.system(size: 28))
  }
}

/// A gradient mixed into another one.
private struct Mixture: View {
  let name: String
  let mode: BlendMode

  var body: some View {
    VStack(spacing: 4) {
      ZStack {
        LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom).blendMode(mode)
      }
      .frame(height: 48)
      .cornerRadius(6)
      Text(name).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
