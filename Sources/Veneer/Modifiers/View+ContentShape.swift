/// What a content shape is for.
///
/// Only ``interaction`` makes a difference on this desktop; the others are there for drawings that come from elsewhere.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that answers the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The outline of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The outline of what a context menu is shown for.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The outline of what the pointer is over.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline of what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The outline that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

private struct ContentShapeModifier<Content: Shape>: LayerModifier {
  let shape: Content
  let eoFill: Bool
  var kinds = ContentShapeKinds.interaction

  func makeLayer() -> ContentShapeLayer { ContentShapeLayer() }

  func apply(to layer: ContentShapeLayer, in environment: EnvironmentValues) -> LayerChange {
    layer.shape = kinds.contains(.interaction) ? shape.resolved(in: environment) : nil
    layer.eoFill = eoFill
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

  /// Sets the area for `kinds`, of which only ``ContentShapeKinds/interaction`` makes a difference.
  public func contentShape<Content: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
  ) -> some View {
    layered(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kinds))
  }
}
