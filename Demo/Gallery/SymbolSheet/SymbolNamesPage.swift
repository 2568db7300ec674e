import Veneer

/// Every symbol and its filled form, with its name, in lines of four.
struct SymbolNamesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(SymbolSheet.lines(of: SymbolSheet.names, count: 4), id: \.[0]) { names in
        HStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            HStack(spacing: 8) {
              Image(systemName: name)
              Image(systemName: name).symbolVariant(.fill)
              Text(name).font(.caption).lineLimit(1).foregroundStyle(.secondary)
            }
            .font(.system(size: 19))
            .frame(width: 260, height: 26, alignment: .leading)
          }
        }
      }
    }
    .padding(15)
  }
}
