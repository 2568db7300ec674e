/// A shape whose type is hidden.
///
///     let outline = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of `shape`.
  public nonisolated init<Content: Shape>(_ shape: Content) { base = (shape as? AnyShape)?.base ?? shape }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// The shape that ``View/containerShape(_:)`` has set around, or a rectangle.
///
/// It takes that shape in its own frame: it does not grow sharper with the distance from the container's edge.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  private var inset = 0.0

  /// The container's shape.
  public nonisolated init() {}

  /// A rectangle: outside of a view there is no container.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.inset(evenlyBy: inset)) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += Length.usable(amount)
    return shape
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> any Shape {
    guard let container = environment.containerShape else { return self }
    return inset == 0 ? container : container.inset(by: inset)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue: (any InsettableShape)? = nil
}

extension EnvironmentValues {
  fileprivate var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension Shape {
  /// The shape to draw in an environment.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> any Shape {
    guard Self.self == ContainerRelativeShape.self, let own = self as? ContainerRelativeShape else {
      return self
    }
    return own.resolved(in: environment)
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` stands for inside.
  public func containerShape<Container: InsettableShape>(_ shape: Container) -> some View {
    writingEnvironment { $0.containerShape = shape }
  }
}
