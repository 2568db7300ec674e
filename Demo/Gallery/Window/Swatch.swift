import Veneer

/// A colour to choose.
struct Swatch: Equatable {
  let name: LocalizedStringKey
  let color: Color

  static let all = [
    Swatch(name: "Purple", color: .purple),
    Swatch(name: "Blue", color: .blue),
    Swatch(name: "Teal", color: .teal),
    Swatch(name: "Green", color: .green),
    Swatch(name: "Orange", color: .orange),
    Swatch(name: "Red", color: .red),
  ]

  /// The colours for a list to choose from.
  static var choices: [(title: LocalizedStringKey, option: Color)] { all.map { ($0.name, $0.color) } }
}
