/// A symbol's name taken apart: `bell.slash.circle.fill` is the base `bell` with three variants.
struct SymbolName: Hashable, Sendable {
  var base: String
  var variants: SymbolVariants

  /// Reads `name` from its end; what remains in front is the base, and it is never empty.
  init(_ name: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var variants = SymbolVariants()
    func takesLast(_ part: String) -> Bool {
      guard parts.count > 1, parts.last == part else { return false }
      parts.removeLast()
      return true
    }
    variants.isFilled = takesLast("fill")
    if !SymbolName.endsInOwnShape(parts) {
      variants.shape = SymbolVariants.Shape.allCases.first { takesLast($0.rawValue) }
    }
    variants.isSlashed = takesLast("slash")
    self.base = parts.joined(separator: ".")
    self.variants = variants
    takeFillOfBadge()
    base = SymbolAliases.names[base] ?? base
  }

  /// A badge comes after the `fill` in some names: `person.fill.badge.plus`.
  private mutating func takeFillOfBadge() {
    guard let fill = base.firstRange(of: ".fill.badge") else { return }
    base.replaceSubrange(fill, with: ".badge")
    variants.isFilled = true
  }

  /// The shape at the end of some names is what the symbol shows, not what it is enclosed in.
  private static func endsInOwnShape(_ parts: [String]) -> Bool {
    parts.count > 2 && parts[parts.count - 2] == "on"
      || parts.count > 1 && shapedBases.contains(parts.joined(separator: "."))
  }

  private static let shapedBases: Set<String> = [
    "record.circle", "person.crop.circle", "menubar.rectangle", "heart.text.square",
  ]

  /// Whether a symbol points along the direction of reading: `chevron.forward` does, `chevron.right` is right everywhere. Players
  /// run forward from left to right in every language.
  static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first, first != "forward", first != "backward" else { return false }
    return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
      || name.hasPrefix("list.bullet") || name.hasPrefix("list.dash") || name.hasPrefix("list.number")
  }

  /// The whole name again.
  var text: String { base + variants.suffix }
}
