/// A rectangle with rounded corners.
///
///     RoundedRectangle(cornerRadius: 12)
///
/// A radius below 0 or that is no number counts as 0; one that does not fit becomes as large as it can be.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// Width and height of the corners, in logical pixels.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  private var inset = 0.0

  /// A rectangle whose corners have a size each way.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let outer = RoundedOutline(rect, cornerSize: cornerSize, style: style)
    return Path(inset == 0 ? outer : outer.inset(evenlyBy: inset))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
    hasher.combine(style)
    hasher.combine(inset)
  }
}

extension RoundedOutline {
  /// The outline with its sides moved inwards. Corners keep their middles, so they become sharper.
  func inset(evenlyBy amount: Double) -> RoundedOutline {
    let inner = rect.inset(evenlyBy: amount)
    return RoundedOutline(
      inner,
      corners: corners.map { size in
        size == .zero
          ? .zero : CGSize(width: max(0, size.width - amount), height: max(0, size.height - amount))
      }, style: style)
  }
}

/// The radii of the four corners of a rectangle, in logical pixels.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner at the leading edge.
  public var topLeading: CGFloat
  /// The lower corner at the leading edge.
  public var bottomLeading: CGFloat
  /// The lower corner at the trailing edge.
  public var bottomTrailing: CGFloat
  /// The upper corner at the trailing edge.
  public var topTrailing: CGFloat

  /// A radius for each corner; sharp where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var corners: RoundedOutline.Corners {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    return RoundedOutline.Corners(
      topLeft: size(topLeading), topRight: size(topTrailing), bottomRight: size(bottomTrailing),
      bottomLeft: size(bottomLeading))
  }
}

/// A rectangle with a radius of its own at each corner.
///
///     UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12)
///
/// In right-to-left text, leading is right. Where the corners of a side do not fit, all become smaller by the same factor.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii, in logical pixels.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  private var inset = 0.0

  /// A rectangle with these corners.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner; sharp where none is given.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let outer = RoundedOutline(rect, corners: cornerRadii.corners, style: style)
    return Path(inset == 0 ? outer : outer.inset(evenlyBy: inset))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }
}
