import Veneer

/// Symbols in all of their variants at the size beside ordinary text, in two columns.
struct SymbolVariantsPage: View {
  private static let variants: [SymbolVariants] = [
    .none, .fill, .slash, .slash.fill, .circle, .circle.fill, .circle.slash, .circle.slash.fill,
    .square, .square.fill, .square.slash, .square.slash.fill, .rectangle, .rectangle.fill,
  ]

  let names: [String]

  var body: some View {
    let rows = (names.count + 1) / 2
    HStack(alignment: .top, spacing: 20) {
      ForEach(SymbolSheet.lines(of: names, count: rows), id: \.[0]) { names in
        VStack(alignment: .leading, spacing: 8) {
          ForEach(names, id: \.self) { name in
            HStack(spacing: 8) {
              Text(name).font(.caption).lineLimit(1).foregroundStyle(.secondary)
                .frame(width: 176, alignment: .leading)
              ForEach(Self.variants, id: \.self) { variant in
                Image(systemName: name).symbolVariant(variant)
              }
            }
            .font(.system(size: 15))
            .frame(height: 16)
          }
        }
      }
    }
    .padding(15)
  }
}
