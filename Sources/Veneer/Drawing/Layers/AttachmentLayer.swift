/// Shows other widgets behind or over the content, in the content's frame.
final class AttachmentLayer: Layer {
  var alignment = Alignment.center
  var isInFront = false
  var attachments: [Widget] = []

  var attachmentsCoverContent: Bool { isInFront }

  func allocateAttachments(in frame: CGRect, rightToLeft: Bool) {
    let layout = OverlapLayout(alignment: alignment)
    let places = layout.frames(in: frame.size, children: attachments, rightToLeft: rightToLeft)
    for (widget, place) in zip(attachments, places) {
      widget.allocate(place.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  func draw(on canvas: Canvas, frame: CGRect, box: BoxWidget, content: @MainActor (Canvas) -> Void) {
    if isInFront { content(canvas) }
    for widget in attachments { canvas.draw(widget, of: box.pointer) }
    if !isInFront { content(canvas) }
  }
}
