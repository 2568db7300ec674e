/// The layout of an ``HStack``, by itself: called with views, it arranges them.
///
///     let row = HStackLayout(spacing: 4)
///     row { Text("One"); Text("Two") }
public struct HStackLayout: Sendable {
  /// Where the views stand across the row.
  public var alignment: VerticalAlignment
  /// Between two views, in logical pixels; nil as for an ``HStack``.
  public var spacing: CGFloat?

  /// The layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges `content`.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self)(content)
  }
}

/// The layout of a ``VStack``, by itself: called with views, it arranges them.
public struct VStackLayout: Sendable {
  /// Where the views stand across the column.
  public var alignment: HorizontalAlignment
  /// Between two views, in logical pixels; nil as for an ``HStack``.
  public var spacing: CGFloat?

  /// The layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges `content`.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self)(content)
  }
}

/// The layout of a ``ZStack``, by itself: called with views, it puts them over each other.
public struct ZStackLayout: Sendable {
  /// Where the views stand.
  public var alignment: Alignment

  /// The layout of a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Puts the views of `content` over each other.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    AnyLayout(self)(content)
  }
}

/// One of several layouts. When another takes its place, the views stay, with their state and their widgets.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
@MainActor
public struct AnyLayout {
  private let arrangement: ContainerArrangement

  /// The layout of a row.
  public init(_ layout: HStackLayout) {
    arrangement = .stack(.horizontal, spacing: layout.spacing, alignment: layout.alignment.stack)
  }

  /// The layout of a column.
  public init(_ layout: VStackLayout) {
    arrangement = .stack(.vertical, spacing: layout.spacing, alignment: layout.alignment.stack)
  }

  /// The layout of a pile.
  public init(_ layout: ZStackLayout) {
    arrangement = .overlap(OverlapLayout(alignment: layout.alignment))
  }

  /// Arranges `content`.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedView(arrangement: arrangement, content: content())
  }
}

/// Views in a layout that may become another.
private struct ArrangedView<Content: View>: ContainerView {
  let arrangement: ContainerArrangement
  let content: Content
}
