/// Defines an alignment of one's own.
///
///     enum FirstThird: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///     }
///     extension VerticalAlignment {
///       static let firstThird = VerticalAlignment(FirstThird.self)
///     }
///
/// Stacks, piles and frames take it like any other alignment, and ``View/alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)``
/// sets it for one view. In a stack the values of its views are averaged.
public protocol AlignmentID {
  /// Where the alignment is in a view that says nothing about it, in logical pixels from its leading edge or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the guides in it, as ``AlignmentID`` and alignment guides are told them.
///
///     Text("Sub").alignmentGuide(.top) { $0[.firstTextBaseline] }
public struct ViewDimensions: Equatable, Sendable {
  /// The width in logical pixels.
  public let width: CGFloat
  /// The height in logical pixels.
  public let height: CGFloat
  private let explicit: @MainActor @Sendable (AlignmentKey) -> Double?

  @MainActor
  init(_ size: CGSize, explicit: @escaping @MainActor @Sendable (AlignmentKey) -> Double?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// Where `guide` is, in logical pixels from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where `guide` is, in logical pixels from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where `guide` was set to be, in logical pixels from the leading edge; nil where nobody has set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { value(guide.key) }
  /// Where `guide` was set to be, in logical pixels from the top; nil where nobody has set it. Text sets its baselines.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { value(guide.key) }

  subscript(key: AlignmentKey) -> Double { value(key).map(Double.init) ?? key.defaultValue(in: self) }

  private func value(_ key: AlignmentKey) -> CGFloat? {
    // Layout is done on the main thread only.
    MainActor.assumeIsolated { explicit(key).map { CGFloat($0) } }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
