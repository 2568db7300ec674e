/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that answers the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

private struct ContentShapeModifier<Content: Shape>: LayerModifier {
  let shape: Content
  let eoFill: Bool
  var kinds = ContentShapeKinds.interaction

  func makeLayer() -> ContentShapeLayer { ContentShapeLayer() }

  func apply(to layer: ContentShapeLayer, in environment: EnvironmentValues) -> LayerChange {
    layer.contains =
      kinds.contains(.interaction)
      ? { [shape, eoFill] in shape.path(in: CGRect(origin: .zero, size: $1)).contains($0, eoFill: eoFill) }
      : nil
    return .none
  }
}

extension View {
  /// Sets the area in which a button answers the pointer: on the button, or on the label in it.
  ///
  /// Without it, that is the button's whole frame. The area is never larger than the frame. Of several shapes around one
  /// view the outermost counts.
  ///
  ///     configuration.label.padding(20).contentShape(Circle())
  public func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
    layered(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the area for `kinds`, of which there is ``ContentShapeKinds/interaction``.
  public func contentShape<Content: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
  ) -> some View {
    layered(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kinds))
  }
}
