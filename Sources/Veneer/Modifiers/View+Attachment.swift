/// A view with another one behind it or over it.
struct AttachedView<Content: View, Attachment: View>: PrimitiveView {
  let content: Content
  let attachment: Attachment
  let alignment: Alignment
  let isInFront: Bool

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { AttachmentNode(view, context) }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
    Attachment._describe(view.attachment, in: context, &description)
  }
}

private final class AttachmentNode<Content: View, Attachment: View>: _ViewNode<AttachedView<Content, Attachment>> {
  private let layer = AttachmentLayer()
  private var child: _ViewNode<LayeredView<Content, AttachmentModifier>>?
  private var attachment: _ViewNode<Attachment>?

  init(_ view: AttachedView<Content, Attachment>, _ context: _NodeContext) {
    super.init(context)
    attachment = Attachment._makeNode(view.attachment, _NodeContext(below: self))
    child = LayeredView._makeNode(layered(view), _NodeContext(below: self))
  }

  private func layered(_ view: AttachedView<Content, Attachment>) -> LayeredView<Content, AttachmentModifier> {
    view.content.layered(
      AttachmentModifier(layer: layer, alignment: view.alignment, isInFront: view.isInFront))
  }

  override func update(_ view: AttachedView<Content, Attachment>) {
    attachment?.update(view.attachment)
    child?.update(layered(view))
  }

  override func collect(into widgets: inout [Widget]) {
    var attached: [Widget] = []
    attachment?.collect(into: &attached)
    layer.attachments = attached
    child?.collect(into: &widgets)
  }

  override func describe(_ description: inout _TextDescription) {
    child?.describe(&description)
    attachment?.describe(&description)
  }
}

private struct AttachmentModifier: LayerModifier {
  let layer: AttachmentLayer
  let alignment: Alignment
  let isInFront: Bool

  func makeLayer() -> AttachmentLayer { layer }

  func apply(to layer: AttachmentLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.alignment != alignment || layer.isInFront != isInFront else { return .none }
    layer.alignment = alignment
    layer.isInFront = isInFront
    return .resize
  }
}

extension View {
  /// Puts `background` behind the view, in its frame.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    AttachedView(content: self, attachment: background, alignment: alignment, isInFront: false)
  }

  /// Puts views behind the view, in its frame.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    AttachedView(content: self, attachment: content(), alignment: alignment, isInFront: false)
  }

  /// Puts `overlay` over the view, in its frame.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    AttachedView(content: self, attachment: overlay, alignment: alignment, isInFront: true)
  }

  /// Puts views over the view, in its frame.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    AttachedView(content: self, attachment: content(), alignment: alignment, isInFront: true)
  }
}
