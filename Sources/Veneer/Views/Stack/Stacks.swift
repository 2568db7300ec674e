/// Arranges views in a row, from the leading to the trailing edge.
///
/// The room is given to the least flexible views first; each takes what it can use of an equal share of the rest. GTK never
/// gives a view less than its minimum, so where the room is too small the row asks for more instead of overflowing.
public struct HStack<Content: View>: ContainerView {
  let arrangement: ContainerArrangement
  let content: Content

  /// A row of `content`.
  ///
  /// `spacing` is in logical pixels. Below 0 the views lie over each other, the later ones on top. nil stands for 8, and for
  /// nothing beside a ``Spacer``; so does what is infinite or no number.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = .stack(.horizontal, spacing: spacing, alignment: alignment.stack)
    self.content = content()
  }
}

/// Arranges views in a column, from the top down.
///
/// The room is given as in an ``HStack``.
public struct VStack<Content: View>: ContainerView {
  let arrangement: ContainerArrangement
  let content: Content

  /// A column of `content`. `spacing` is as for an ``HStack``.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = .stack(.vertical, spacing: spacing, alignment: alignment.stack)
    self.content = content()
  }
}

/// Puts views over each other, the last one on top.
///
/// It is as large as the largest of the views of the highest ``View/layoutPriority(_:)``. It is the group in which ``View/blendMode(_:)`` mixes colours.
public struct ZStack<Content: View>: ContainerView {
  private let alignment: Alignment
  let content: Content

  /// A pile of `content`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var arrangement: ContainerArrangement { .overlap(OverlapLayout(alignment: alignment)) }
}
