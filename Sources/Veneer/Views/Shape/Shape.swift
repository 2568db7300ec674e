/// An outline for whatever room it is given. As a view it fills that room with the foreground style.
///
///     struct Notch: Shape {
///       func path(in rect: CGRect) -> Path {
///         var path = Path(rect)
///         path.addEllipse(in: CGRect(x: rect.maxX - 8, y: rect.midY - 8, width: 16, height: 16))
///         return path
///       }
///     }
///
/// Draw it in other ways with ``fill(_:style:)``, ``stroke(_:lineWidth:antialiased:)`` and, where its edge can be moved
/// inwards, ``InsettableShape/strokeBorder(_:lineWidth:antialiased:)``. In right-to-left text it is mirrored.
public protocol Shape: View, Sendable {
  /// The outline in `rect`, in logical pixels from the upper left corner of the view.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is for; ``ShapeRole/fill`` unless it says otherwise.
  nonisolated static var role: ShapeRole { get }

  /// What becomes of the outline in right-to-left text; it is mirrored unless the shape says otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public var body: some View { _ShapeView(shape: self, filling: ForegroundStyle()) }

  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline as it is seen in a room at the origin.
  nonisolated func path(in size: CGSize, rightToLeft: Bool) -> Path {
    let path = path(in: CGRect(origin: .zero, size: size).usable)
    return rightToLeft && layoutDirectionBehavior == .mirrors ? path.mirrored(in: size.width) : path
  }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be drawn along.
  case stroke
  /// To part other things.
  case separator
}

/// What becomes of a drawing in right-to-left text.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is seen in a mirror.
  case mirrors
}

/// A shape whose edge can be moved inwards.
///
///     struct Diamond: InsettableShape {
///       var insetAmount = 0.0
///
///       func path(in rect: CGRect) -> Path {
///         let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
///         return Path { path in
///           path.addLines([
///             CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///             CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///           ])
///           path.closeSubpath()
///         }
///       }
///
///       func inset(by amount: CGFloat) -> some InsettableShape {
///         var shape = self
///         shape.insetAmount += amount
///         return shape
///       }
///     }
public protocol InsettableShape: Shape {
  /// The shape with its edge moved.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards by `amount` logical pixels; outwards where that is negative.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself, wherever the room is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
