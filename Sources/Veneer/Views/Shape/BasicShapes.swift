extension CGRect {
  /// The rectangle with its sides moved inwards, until nothing is left.
  nonisolated func inset(evenlyBy amount: CGFloat) -> CGRect {
    let amount = Length.usable(amount)
    let (across, down) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(
      x: minX + across, y: minY + down, width: width - across * 2, height: height - down * 2)
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  private var inset = 0.0

  /// A rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.inset(evenlyBy: inset)) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  private var inset = 0.0

  /// A rectangle whose shorter sides are half circles, or with continuous corners nearly so.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.inset(evenlyBy: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }
}

/// The largest circle in the middle of the room.
public struct Circle: InsettableShape, Hashable {
  private var inset = 0.0

  /// A circle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.inset(evenlyBy: inset)
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }
}

/// The largest ellipse in the room.
public struct Ellipse: InsettableShape, Hashable {
  private var inset = 0.0

  /// An ellipse.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(evenlyBy: inset)) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }
}
