/// An outline for whatever room it is given. As a view it fills that room with the foreground style.
///
///     struct Notch: Shape {
///       func path(in rect: CGRect) -> Path {
///         var path = Path(rect)
///         path.addEllipse(in: CGRect(x: rect.maxX - 8, y: rect.midY - 8, width: 16, height: 16))
///         return path
///       }
///     }
public protocol Shape: View, Sendable {
  /// The outline in `rect`, in logical pixels from the upper left corner of the view.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { ShapeView(shape: self) }
}

/// A rectangle.
public struct Rectangle: Shape, Hashable {
  /// A rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, Hashable {
  /// Width and height of the corners, in logical pixels.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

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
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
    hasher.combine(style)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, Hashable {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose shorter sides are half circles.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// The largest circle in the middle of the room.
public struct Circle: Shape, Hashable {
  /// A circle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// The largest ellipse in the room.
public struct Ellipse: Shape, Hashable {
  /// An ellipse.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
