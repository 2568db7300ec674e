/// Why a picture cannot be shown, in one sentence for whoever has to mend it.
public struct ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

extension Image {
  /// Does `action` when the image cannot be shown: it is not found, cannot be read, or cannot be drawn.
  ///
  /// The image shows a placeholder by then. The action runs once for each picture that fails, after the update or the frame
  /// that met the failure, so it may change state:
  ///
  ///     Image(svg: received).onFailure { failure in message = failure.description }
  @_disfavoredOverload @MainActor
  public func onFailure(perform action: @escaping (ImageFailure) -> Void) -> some View {
    ImageFailureView(content: self, action: action)
  }
}

/// An image, and who hears when it fails.
private struct ImageFailureView: PrimitiveView {
  let content: Image
  let action: (ImageFailure) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ImageFailureNode(view, context)
  }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    view.content.describe(&description)
  }
}

private final class ImageFailureNode: _ViewNode<ImageFailureView> {
  private var action: (ImageFailure) -> Void
  private let image: ImageNode
  private var reported: ImageFailure?

  init(_ view: ImageFailureView, _ context: _NodeContext) {
    action = view.action
    image = ImageNode(view.content, context)
    super.init(context)
    image.failed = { [unowned self] in failed($0) }
    if let failure = image.failure { failed(failure) }
  }

  override func update(_ view: ImageFailureView) {
    action = view.action
    image.update(view.content)
  }

  private func failed(_ failure: ImageFailure?) {
    guard failure != reported else { return }
    reported = failure
    guard let failure else { return }
    MainLoop.idle { [weak self] in
      // Another picture may have taken its place meanwhile.
      if let self, reported == failure { action(failure) }
    }
  }

  override func collect(into widgets: inout [Widget]) { image.collect(into: &widgets) }
  override func describe(_ description: inout _TextDescription) { image.describe(&description) }
}
