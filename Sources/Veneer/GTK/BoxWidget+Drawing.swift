extension BoxWidget {
  /// Draws the content with its innermost `count` layers.
  func drawLayer(_ count: Int, on canvas: Canvas) {
    guard count > 0 else { return drawContent(on: canvas) }
    layers[count - 1].draw(on: canvas, frame: frames[layers.count - count], box: self) { canvas in
      drawLayer(count - 1, on: canvas)
    }
  }

  /// The picture that is all that `layer` has inside, if it is one.
  func picture(directlyInside layer: any Layer) -> (any Picture)? {
    guard case .drawing(let drawing) = content, let picture = drawing as? any Picture else { return nil }
    let inner = layers.prefix { $0 !== layer }
    return inner.contains { $0.draws && !($0 is BlendingLayer) } ? nil : picture
  }

  private func drawContent(on canvas: Canvas) {
    switch content {
    case .none: break
    case .drawing(let drawing): drawing.draw(on: canvas, frame: frames[layers.count], in: self)
    case .children:
      let children = childrenInOrder
      if isBlendGroup {
        drawBlended(children, on: canvas)
      } else if attached.count == children.count, !hasOtherChildren {
        canvas.drawChildren(of: pointer)
      } else {
        for child in children { canvas.draw(child, of: pointer) }
      }
    }
  }

  /// The children are one group: each is recorded by itself and mixed with those below it.
  private func drawBlended(_ children: [Widget], on canvas: Canvas) {
    let nodes = children.compactMap { child in
      Canvas.record { $0.draw(child, of: pointer) }.map { node in
        (node, BlendOperator(child.box?.blendMode ?? .normal))
      }
    }
    canvas.compose(nodes, in: frames[layers.count], scale: scaleFactor)
  }
}
