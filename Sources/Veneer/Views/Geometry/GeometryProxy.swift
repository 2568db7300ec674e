/// What a view is told of its own place. See ``GeometryReader``.
public struct GeometryProxy {
  /// The room that the reader has, in logical pixels.
  public let size: CGSize
  private weak var box: GeometryBox?

  init(size: CGSize, box: GeometryBox) {
    self.size = size
    self.box = box
  }

  /// The reader's frame, in its own coordinates or in those of the window's content.
  ///
  /// A window's coordinates are those of the last layout: a reader that only moves is not told of it.
  @MainActor
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: box?.originInWindow ?? .zero, size: size)
    }
  }

  /// The parts of the room that something covers. A window on a desktop has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// What coordinates count from.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the upper left corner of the window's content.
  case global
  /// From the upper left corner of the view itself.
  case local
}
