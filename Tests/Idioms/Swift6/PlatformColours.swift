import Veneer

extension Color {
  /// A colour of the brand, as many applications declare theirs.
  static let brand = Color(red: 0.0, green: 0.5, blue: 1.0)
}

extension ShapeStyle where Self == Color {
  static var brand: Color { .brand }
}

/// Colours by the names that Apple's platforms give them, and by an application's own.
package struct Swatches: View {
  package init() {}

  package var body: some View {
    HStack(spacing: 0) {
      Color(.red).frame(width: 10, height: 10)
      SolidSquare().foregroundStyle(.brand)
      Color.brand.opacity(1).frame(width: 10, height: 10)
      Text(" ").frame(width: 10, height: 10).background(Color(.blue))
    }
  }
}

/// A symbol that is solid all over its middle.
private struct SolidSquare: View {
  var body: some View {
    Image(systemName: "square.fill").frame(width: 16, height: 16)
  }
}
