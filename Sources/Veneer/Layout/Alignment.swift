/// A position along the horizontal axis. Leading is left in left-to-right text and right in right-to-left text.
public struct HorizontalAlignment: Hashable, Sendable {
  let stack: StackAlignment

  /// At the leading edge.
  public static let leading = HorizontalAlignment(stack: .start)
  /// In the middle.
  public static let center = HorizontalAlignment(stack: .center)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(stack: .end)
}

/// A position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let stack: StackAlignment

  /// At the top.
  public static let top = VerticalAlignment(stack: .start)
  /// In the middle.
  public static let center = VerticalAlignment(stack: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(stack: .end)
  /// The first lines of text stand on one line.
  public static let firstTextBaseline = VerticalAlignment(stack: .firstTextBaseline)
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

  /// Where `size` stands in `room`.
  func frame(of size: CGSize, in room: CGSize, rightToLeft: Bool) -> CGRect {
    let leading = horizontal.stack.start(of: size.width, in: room.width)
    return CGRect(
      x: rightToLeft ? room.width - size.width - leading : leading,
      y: vertical.stack.start(of: size.height, in: room.height),
      width: size.width, height: size.height)
  }
}

/// The edges of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Every edge.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges of a rectangle, in logical pixels.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// One distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
