import Veneer

/// A colour to choose.
struct Swatch: Identifiable, Equatable {
  let name: String
  let color: Color

  var id: String { name }

  static let all = [
    Swatch(name: "Purple", color: .purple),
    Swatch(name: "Blue", color: .blue),
    Swatch(name: "Teal", color: .teal),
    Swatch(name: "Green", color: .green),
    Swatch(name: "Orange", color: .orange),
    Swatch(name: "Red", color: .red),
  ]
}

/// Colours in a row, of which one is chosen.
struct SwatchRow: View {
  @Binding var selection: Swatch

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Swatch.all) { swatch in
        Button(
          swatch.name, systemImage: swatch == selection ? "checkmark.circle.fill" : "circle.fill",
          action: { selection = swatch }
        )
        .foregroundStyle(swatch.color)
      }
    }
    .buttonStyle(.plain)
    .labelStyle(.iconOnly)
    .imageScale(.large)
  }
}
