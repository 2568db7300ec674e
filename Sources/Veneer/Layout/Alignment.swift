/// A position along the horizontal axis. Leading is left in left-to-right text and right in right-to-left text.
///
/// Positions of your own come from an ``AlignmentID``.
public struct HorizontalAlignment: Hashable, Sendable {
  let stack: StackAlignment

  init(stack: StackAlignment) { self.stack = stack }

  /// The position that `id` defines.
  public init(_ id: any AlignmentID.Type) { stack = .custom(CustomAlignment(id)) }

  /// At the leading edge.
  public static let leading = HorizontalAlignment(stack: .start)
  /// In the middle.
  public static let center = HorizontalAlignment(stack: .center)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(stack: .end)

  var key: AlignmentKey { AlignmentKey(orientation: .horizontal, alignment: stack) }
}

/// A position along the vertical axis.
///
/// Positions of your own come from an ``AlignmentID``.
public struct VerticalAlignment: Hashable, Sendable {
  let stack: StackAlignment

  init(stack: StackAlignment) { self.stack = stack }

  /// The position that `id` defines.
  public init(_ id: any AlignmentID.Type) { stack = .custom(CustomAlignment(id)) }

  /// At the top.
  public static let top = VerticalAlignment(stack: .start)
  /// In the middle.
  public static let center = VerticalAlignment(stack: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(stack: .end)
  /// On the line on which the first row of text stands. A view without text stands on it with its bottom.
  public static let firstTextBaseline = VerticalAlignment(stack: .firstTextBaseline)
  /// On the line on which the last row of text stands. A view without text stands on it with its bottom.
  public static let lastTextBaseline = VerticalAlignment(stack: .lastTextBaseline)

  var key: AlignmentKey { AlignmentKey(orientation: .vertical, alignment: stack) }
}

/// A position along both axes.
///
///     Text("Corner").frame(width: 100, height: 40, alignment: .bottomTrailing)
public struct Alignment: Hashable, Sendable {
  /// The position from leading to trailing.
  public var horizontal: HorizontalAlignment
  /// The position from top to bottom.
  public var vertical: VerticalAlignment

  /// Combines one alignment of each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, on the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// In the middle, on the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading edge, on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, on the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, on the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, on the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where `size` stands in `room`, where nothing in it has an opinion of its own.
  func frame(of size: CGSize, in room: CGSize, rightToLeft: Bool) -> CGRect {
    let leading = horizontal.stack.start(of: size.width, in: room.width)
    return CGRect(
      x: rightToLeft ? room.width - size.width - leading : leading,
      y: vertical.stack.start(of: size.height, in: room.height),
      width: size.width, height: size.height)
  }

  /// Where `size` stands in `room`, where `guide` says what the content in it has an opinion about.
  @MainActor
  func frame(
    of size: CGSize, in room: CGSize, rightToLeft: Bool,
    guide: @escaping @MainActor @Sendable (AlignmentKey) -> Double?
  ) -> CGRect {
    let own = ViewDimensions(size, explicit: guide)
    let around = ViewDimensions(room) { _ in nil }
    let leading = (horizontal.key.defaultValue(in: around) - own[horizontal.key]).rounded(.down)
    return CGRect(
      x: rightToLeft ? room.width - size.width - leading : leading,
      y: (vertical.key.defaultValue(in: around) - own[vertical.key]).rounded(.down),
      width: size.width, height: size.height)
  }
}
