/// A form of a symbol: filled, struck through, or enclosed in a shape.
///
/// Variants are chained, and a symbol drawn by `Image(systemName:)` takes the ones of its environment beside
/// those that its own name asks for:
///
/// ```swift
/// Label("Add", systemImage: "plus")
///   .symbolVariant(.circle.fill)  // draws "plus.circle.fill"
/// ```
///
/// Modifiers add up: `.fill` set far outside and `.circle` set near the image give `.circle.fill`. A symbol
/// has one shape at most; where several are asked for, the one closest to the symbol is drawn, and a shape in
/// the symbol's name is the closest. Every symbol has every variant: where no drawing of its own exists, the
/// variant is composed from the plain symbol; one that encloses nothing, such as `plus`, stays as it is without
/// a shape to fill.
public struct SymbolVariants: Hashable, Sendable {
  /// What a symbol can be enclosed in.
  enum Shape: String, CaseIterable, Sendable {
    case circle, square, rectangle
  }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The plain symbol, as its name says.
  public static let none = SymbolVariants()

  /// The symbol in a ring.
  public static let circle = SymbolVariants(shape: .circle)

  /// The symbol in the outline of a square with rounded corners.
  public static let square = SymbolVariants(shape: .square)

  /// The symbol in the outline of a rectangle with rounded corners.
  public static let rectangle = SymbolVariants(shape: .rectangle)

  /// The solid symbol. Together with a shape the shape is solid and the symbol is cut out of it.
  public static let fill = SymbolVariants(isFilled: true)

  /// The symbol with a line struck through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants with the symbol in a ring, in place of any other shape.
  public var circle: SymbolVariants { with { $0.shape = .circle } }

  /// These variants with the symbol in the outline of a square, in place of any other shape.
  public var square: SymbolVariants { with { $0.shape = .square } }

  /// These variants with the symbol in the outline of a rectangle, in place of any other shape.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }

  /// These variants, solid.
  public var fill: SymbolVariants { with { $0.isFilled = true } }

  /// These variants, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether everything that `other` asks for is asked for here too.
  ///
  /// `.circle.fill` contains `.circle`, `.fill` and `.none`, but not `.square`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape)
      && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// These variants, closer to the symbol, together with `outer` ones: flags add up, the own shape wins.
  func united(withOuter outer: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: shape ?? outer.shape,
      isFilled: isFilled || outer.isFilled,
      isSlashed: isSlashed || outer.isSlashed)
  }

  /// The variants as a symbol's name ends in them: `.slash.circle.fill`.
  var suffix: String {
    (isSlashed ? ".slash" : "") + (shape.map { ".\($0.rawValue)" } ?? "") + (isFilled ? ".fill" : "")
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}
