/// What a view that is attached to another one is there for.
enum AttachmentRole: Equatable {
  case behind, inFront
  /// The content is seen where the attachment is opaque.
  case mask
}

/// Shows other widgets behind or over the content, in the content's frame, or the content through them.
final class AttachmentLayer: Layer {
  var alignment = Alignment.center
  var role = AttachmentRole.behind
  var attachments: [Widget] = [] {
    didSet {
      // A line around the content, or a mask, is not to keep the pointer from what is inside.
      for widget in attachments where role == .mask || role == .inFront && widget.box?.isHollow == true {
        widget.ignorePointer()
      }
    }
  }

  var attachmentsCoverContent: Bool { role == .inFront }

  func allocateAttachments(in frame: CGRect, rightToLeft: Bool) {
    let layout = OverlapLayout(alignment: alignment)
    let places = layout.frames(in: frame.size, children: attachments, rightToLeft: rightToLeft)
    for (widget, place) in zip(attachments, places) {
      widget.allocate(place.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    if role == .mask { return drawMasked(on: canvas, box: box, content: content) }
    if role == .inFront, attachments.contains(where: { $0.box.map { $0.blendMode != .normal } ?? false }) {
      return drawBlended(on: canvas, frame: frame, box: box, content: content)
    }
    if role == .inFront { content(canvas) }
    for widget in attachments { canvas.draw(widget, of: box.pointer) }
    if role == .behind { content(canvas) }
  }

  private func drawMasked(on canvas: Canvas, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    let mask = Canvas.record { canvas in
      for widget in attachments { canvas.draw(widget, of: box.pointer) }
    }
    guard let mask, let content = Canvas.record(content) else { return }
    canvas.draw(content, masked: mask)
  }

  /// What lies over the content under a blend mode is mixed with the content.
  private func drawBlended(
    on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void
  ) {
    var nodes = Canvas.record(content).map { [($0, BlendOperator(.normal))] } ?? []
    for widget in attachments {
      guard let node = Canvas.record({ $0.draw(widget, of: box.pointer) }) else { continue }
      nodes.append((node, BlendOperator(widget.box?.blendMode ?? .normal)))
    }
    canvas.compose(nodes, in: frame, scale: box.scaleFactor)
  }

  func cornerRadius(in frame: CGRect, of box: BoxWidget) -> Double? {
    role == .behind && attachments.count == 1 ? attachments[0].box?.cornerRadius : nil
  }
}
