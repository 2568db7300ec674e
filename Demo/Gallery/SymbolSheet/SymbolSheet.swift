import Veneer

/// The pages of the symbol sheet.
enum SymbolSheet: String, CaseIterable {
  /// Every symbol and its filled form, with its name.
  case symbols
  /// The symbols of the first half of the alphabet in all of their variants, and those of the second.
  case firstVariants = "symbol-variants-1"
  case lastVariants = "symbol-variants-2"
  /// Weights, sizes and the colours of parts.
  case colors = "symbol-colors"

  /// In logical pixels.
  var width: Int {
    switch self {
    case .symbols: 1070
    case .firstVariants, .lastVariants: 1080
    case .colors: 900
    }
  }

  @MainActor @ViewBuilder
  var content: some View {
    switch self {
    case .symbols: SymbolNamesPage()
    case .firstVariants: SymbolVariantsPage(names: Array(Self.names[..<Self.half]))
    case .lastVariants: SymbolVariantsPage(names: Array(Self.names[Self.half...]))
    case .colors: SymbolColorsPage()
    }
  }

  /// The symbols by their base names.
  @MainActor static let names = SymbolCatalogue.names

  @MainActor private static var half: Int { names.count / 2 }

  /// `items` in lines of `count`.
  static func lines<Item>(of items: [Item], count: Int) -> [[Item]] {
    stride(from: 0, to: items.count, by: count).map { Array(items[$0..<min($0 + count, items.count)]) }
  }
}

/// Black on white, or light on dark grey.
struct SymbolPaper: ViewModifier {
  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color(light: .black, dark: Color(white: 0.95)))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(light: .white, dark: Color(white: 0.12)))
  }
}
