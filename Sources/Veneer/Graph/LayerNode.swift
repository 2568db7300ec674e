/// A modifier that is one layer of the box around its content.
@MainActor
protocol LayerModifier {
  associatedtype LayerType: Layer

  func makeLayer() -> LayerType

  /// Brings the layer up to date; what is read of the environment is followed. Says what has to be done anew.
  func apply(to layer: LayerType, in environment: EnvironmentValues) -> LayerChange

  /// Whether the container around has to look at its children again when the layer asks for a new layout.
  static var ordersViews: Bool { get }
}

extension LayerModifier {
  static var ordersViews: Bool { false }
}

/// What a changed layer asks of GTK.
enum LayerChange: Int, Comparable {
  case none, redraw, resize

  static func < (left: LayerChange, right: LayerChange) -> Bool { left.rawValue < right.rawValue }
}

/// A view within one more layer.
struct LayeredView<Content: View, Modifier: LayerModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { LayerNode(view, context) }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

/// Hands its layer to the box of the content, or makes a box around content that has none.
private final class LayerNode<Content: View, Modifier: LayerModifier>: _ViewNode<
  LayeredView<Content, Modifier>
>
{
  private var modifier: Modifier
  private let layer: Modifier.LayerType
  private var child: _ViewNode<Content>?
  /// The box that has the layer. Views of a group have it each.
  private var box: BoxWidget?
  private var otherBoxes: [BoxWidget] = []
  private var boxes = LayerBoxes()
  /// Brings the layer to its present look, where that is animated.
  private var motion: LayerMotion?

  init(_ view: LayeredView<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    layer = view.modifier.makeLayer()
    super.init(context)
    reevaluate()
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  override func update(_ view: LayeredView<Content, Modifier>) {
    modifier = view.modifier
    reevaluate()
    child?.update(view.content)
  }

  override func reevaluate() {
    willEvaluate()
    let animation = graph.animation
    let isAnimated = animation != nil || motion != nil
    let before = isAnimated ? layer.animatableData : []
    // What is new is told from where the layer is going, not from where it happens to be.
    if let motion { layer.animatableData = motion.target }
    let change = modifier.apply(to: layer, in: environment)
    if change != .none {
      if isAnimated { animate(from: before, animation, change) }
    } else if let motion {
      layer.animatableData = motion.value
    }
    show(change)
  }

  /// The layer has its new look already; with an animation it goes back to where it was and moves from there.
  private func animate(from before: [Double], _ animation: Animation?, _ change: LayerChange) {
    let target = layer.animatableData
    if let motion, motion.target == target {
      layer.animatableData = motion.value
      return
    }
    motion = nil
    guard let animation, let box, box.isMapped, box.showsAnimations, before.count == target.count,
      before != target
    else { return }
    layer.animatableData = before
    descendantKeepsState()
    motion = LayerMotion(of: box, from: before, to: target, animation) { [unowned self] isOver in
      guard let motion else { return }
      layer.animatableData = motion.value
      if isOver { self.motion = nil }
      show(change)
    }
  }

  private func show(_ change: LayerChange) {
    switch change {
    case .none: break
    case .redraw:
      box?.queueDraw()
      for box in otherBoxes { box.queueDraw() }
    case .resize:
      box?.queueResize()
      for box in otherBoxes { box.queueResize() }
      graph.noteExpansion()
      if Modifier.ordersViews, child != nil { structureChanged() }
    }
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    var shown: [BoxWidget] = []
    boxes.wrap(&widgets, from: start, in: graph) { index, box in
      if index > 0 {
        shown.append(box)
      } else if self.box !== box {
        self.box = box
        motion?.goOn(in: box)
      }
      return layer
    }
    otherBoxes = shown
  }

  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
