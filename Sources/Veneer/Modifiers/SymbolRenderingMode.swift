/// Which colours the parts of symbols have.
///
/// Many symbols have parts: a glyph and the shape around it, a slash and what it strikes through, a badge and what it marks, a
/// loudspeaker and its waves. `Documentation/Symbols.md` shows them.
///
/// ```swift
/// Image(systemName: "speaker.wave.2.fill").symbolRenderingMode(.hierarchical)
/// ```
///
/// Set it with ``View/symbolRenderingMode(_:)``. A symbol without parts, and an icon of the theme, looks the same in all modes.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All parts in the foreground style; what lies on a solid part is cut out of it.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The front part in the foreground style, the one behind it in half its strength, a third in a quarter.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each part in its own style of ``View/foregroundStyle(_:_:_:)``. Where one style alone is set, this is ``hierarchical``.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol in colours of its own. Veneer's symbols have none, so this is ``monochrome``.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// How symbols with parts are coloured. One value, as few symbols have parts.
struct SymbolRendering: Equatable, Sendable {
  var mode: SymbolRenderingMode?
  /// The second and third style that are set.
  private(set) var palette: [Paint] = []

  mutating func setPalette(_ paints: [Paint]) { palette = paints }

  /// A single foreground style replaces all styles that are set further out.
  mutating func forgetPalette() {
    if !palette.isEmpty { palette = [] }
  }

  /// What the parts behind the front one are drawn with; where there are more of them, they take the last. None where all
  /// parts are drawn in the same colour.
  func paintsOfBackParts(foreground: Paint) -> [Paint] {
    switch mode {
    case .monochrome, .multicolor: []
    case .hierarchical: hierarchy(of: foreground)
    case .palette: palette.isEmpty ? hierarchy(of: foreground) : palette
    default: palette
    }
  }

  private func hierarchy(of foreground: Paint) -> [Paint] {
    [foreground.opacity(0.5), foreground.opacity(0.25)]
  }
}
