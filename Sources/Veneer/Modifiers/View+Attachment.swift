/// A view with another one behind it or over it, or seen through another one.
struct AttachedView<Content: View, Attachment: View>: PrimitiveView {
  let content: Content
  let attachment: Attachment
  let alignment: Alignment
  let role: AttachmentRole

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AttachmentNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
    if view.role != .mask { Attachment._describe(view.attachment, in: context, &description) }
  }
}

/// Gives each widget of the content an attachment of its own, as a modifier of a group is applied to each view in it.
private final class AttachmentNode<Content: View, Attachment: View>: _ViewNode<
  AttachedView<Content, Attachment>
>
{
  private struct Attached {
    let layer = AttachmentLayer()
    let node: _ViewNode<Attachment>
  }

  private var attachment: Attachment
  private var alignment: Alignment
  private var role: AttachmentRole
  private var child: _ViewNode<Content>?
  private var attached: [Attached] = []
  private var boxes = LayerBoxes()

  init(_ view: AttachedView<Content, Attachment>, _ context: _NodeContext) {
    attachment = view.attachment
    alignment = view.alignment
    role = view.role
    super.init(context)
    child = Content._makeNode(view.content, _NodeContext(below: self))
    attached = [makeAttached()]
  }

  private func makeAttached() -> Attached {
    Attached(node: Attachment._makeNode(attachment, _NodeContext(below: self)))
  }

  override func update(_ view: AttachedView<Content, Attachment>) {
    let isMoved = view.alignment != alignment || view.role != role
    attachment = view.attachment
    alignment = view.alignment
    role = view.role
    child?.update(view.content)
    for entry in attached { entry.node.update(attachment) }
    if isMoved { structureChanged() }
  }

  override func collect(into widgets: inout [Widget]) {
    let start = widgets.count
    child?.collect(into: &widgets)
    let count = max(1, widgets.count - start)
    while attached.count < count { attached.append(makeAttached()) }
    attached.removeLast(attached.count - count)
    boxes.wrap(&widgets, from: start, in: graph, hasAttachments: true) { index, _ in
      let entry = attached[index]
      var shown: [Widget] = []
      entry.node.collect(into: &shown)
      entry.layer.role = role
      entry.layer.alignment = alignment
      entry.layer.attachments = shown
      return entry.layer
    }
  }

  override func describe(_ description: inout _TextDescription) {
    child?.describe(&description)
    if role != .mask { attached.first?.node.describe(&description) }
  }
}

extension View {
  /// Puts `background` behind the view, in its frame.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    AttachedView(content: self, attachment: background, alignment: alignment, role: .behind)
  }

  /// Puts views behind the view, in its frame.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    AttachedView(content: self, attachment: content(), alignment: alignment, role: .behind)
  }

  /// Puts `overlay` over the view, in its frame.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    AttachedView(content: self, attachment: overlay, alignment: alignment, role: .inFront)
  }

  /// Puts views over the view, in its frame.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    AttachedView(content: self, attachment: content(), alignment: alignment, role: .inFront)
  }
}
