/// One step of a chain of modifiers around a widget's content: it may take room, and it may draw.
///
/// A ``BoxWidget`` holds an ordered list of them, innermost first, so a chain of modifiers is one GTK widget.
@MainActor
package protocol Layer: AnyObject {
  /// What layer and content need together. `content` measures what is inside for a given size across (-1 for any).
  func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement

  /// How much room beyond the natural size layer and content make use of.
  func growth(_ orientation: Orientation, content: Growth) -> Growth

  /// Where the content goes when layer and content are given `frame`.
  func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect

  /// What layer and content take of `offer`, where both directions have to be known at once: where something in the box keeps
  /// proportions. `content` says what the content takes of an offer, and `measuring` what it asks for.
  func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize

  /// Whether the layer changes what is seen, and not only where.
  var draws: Bool { get }

  /// Whether the layer draws its content elsewhere than the content's frame is.
  var drawsContentElsewhere: Bool { get }

  /// Draws the layer, and the content through `content`, within `frame`.
  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void)

  /// Widgets that belong to the layer itself, such as a background view.
  var attachments: [Widget] { get }

  /// Whether the attachments lie over the content rather than behind it.
  var attachmentsCoverContent: Bool { get }

  /// Places the attachments; `frame` is the layer's.
  func allocateAttachments(in frame: CGRect, rightToLeft: Bool)

  /// The outline of what the layer draws in `frame`, when it shapes the whole: its corner radius.
  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double?

  /// How the box as a whole mixes with what is behind it in its group.
  var blendMode: BlendMode { get }

  /// Whether the layer decides about ``blendMode``, in whatever mode.
  var blends: Bool { get }

  /// Whether blending inside stays inside.
  var isolatesBlending: Bool { get }

  /// How early a stack gives the box room, where the layer says so.
  var layoutPriority: Double? { get }

  /// The numbers that an animation moves from one look to the next; none where the layer only jumps.
  var animatableData: [Double] { get set }

  /// Whether `point` is in the area that answers the pointer; nil where the layer says nothing about it.
  func contentShapeContains(_ point: CGPoint, in frame: CGRect, rightToLeft: Bool) -> Bool?
}

extension Layer {
  package func measure(
    _ orientation: Orientation, for size: Double, content: @MainActor (Orientation, Double) -> Measurement
  ) -> Measurement {
    content(orientation, size)
  }

  package func growth(_ orientation: Orientation, content: Growth) -> Growth { content }

  package func contentFrame(
    in frame: CGRect, rightToLeft: Bool, content: @MainActor (Orientation, Double) -> Measurement
  ) -> CGRect {
    frame
  }

  package func size(
    offered offer: CGSize, content: @MainActor (CGSize) -> CGSize,
    measuring: @MainActor (Orientation, Double) -> Measurement
  ) -> CGSize {
    content(offer)
  }

  package func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    content(canvas)
  }
  package var draws: Bool { true }
  package var drawsContentElsewhere: Bool { false }
  package var attachments: [Widget] { [] }
  package var attachmentsCoverContent: Bool { false }
  package func allocateAttachments(in frame: CGRect, rightToLeft: Bool) {}
  package func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? { nil }
  package var blendMode: BlendMode { .normal }
  package var blends: Bool { false }
  package var isolatesBlending: Bool { false }
  package var layoutPriority: Double? { nil }
  package var animatableData: [Double] {
    get { [] }
    set {}
  }
  package func contentShapeContains(_ point: CGPoint, in frame: CGRect, rightToLeft: Bool) -> Bool? { nil }
}

/// What a box without children shows: a colour, an image.
@MainActor
package protocol Drawing: AnyObject {
  func measure(_ orientation: Orientation, for size: Double, in box: BoxWidget) -> Measurement
  func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth
  func draw(on canvas: Canvas, frame: CGRect, in box: BoxWidget)
  /// The theme, the text direction or the scale may have changed.
  func styleChanged(in box: BoxWidget)
  /// The corner radius of what is drawn in `frame`, where that is one shape.
  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double?
}

/// A drawing that can colour itself, without the renderer's help.
@MainActor
package protocol Picture: Drawing {
  /// Draws through `draw` with `blend` mixed in.
  func blended(with blend: Blend, _ draw: @MainActor () -> Void)
}

extension ContainerLayout {
  package var isColumn: Bool { false }

  package func growth(_ orientation: Orientation, children: [Widget]) -> Growth {
    var result = Growth.none
    for child in children {
      result = max(result, child.growth(orientation))
      if result == .unlimited { break }
    }
    return result
  }
}

extension Drawing {
  package func growth(_ orientation: Orientation, in box: BoxWidget) -> Growth { .none }
  package func styleChanged(in box: BoxWidget) {}
  package func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? { nil }
}

/// How a box places several children.
@MainActor
package protocol ContainerLayout {
  func measure(_ orientation: Orientation, for size: Double, children: [Widget]) -> Measurement
  func growth(_ orientation: Orientation, children: [Widget]) -> Growth
  func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect]
  /// Whether each child begins and ends below where the one before it does.
  var isColumn: Bool { get }
}
