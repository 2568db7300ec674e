extension BoxWidget {
  /// Draws the content with its innermost `count` layers.
  func drawLayer(_ count: Int, on canvas: Canvas) {
    guard count > 0 else { return drawContent(on: canvas) }
    layers[count - 1].draw(on: canvas, frame: frames[layers.count - count], box: self) { canvas in
      drawLayer(count - 1, on: canvas)
    }
  }

  /// Whether what the content draws is all that the box does.
  private var hasNoDrawingLayers: Bool {
    for layer in layers where layer.draws { return false }
    return true
  }

  /// Has `node`, which is all of the content, be what the box draws the next time as well, unless something changes.
  func keep(_ node: RenderNode, scale: Double) {
    if hasNoDrawingLayers { kept = .node(node, scale: scale) }
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
    case .children(_, let layout):
      let children = childrenInOrder
      if isBlendGroup {
        drawBlended(children, on: canvas)
      } else if children.count >= DrawnPart.leastChildren {
        drawMany(children, in: layout, on: canvas)
      } else if attached.count == children.count {
        if hasNoDrawingLayers { kept = .children }
        canvas.drawChildren(of: pointer)
      } else {
        for child in children { canvas.draw(child, of: pointer) }
      }
    }
  }

  /// Of many children only those that may be seen are drawn.
  private func drawMany(_ children: [Widget], in layout: any ContainerLayout, on canvas: Canvas) {
    if drawnPart?.isFollowing != true { drawnPart = DrawnPart(of: self) }
    guard let area = drawnPart?.renewed() else {
      drawnPart = nil
      for child in children { canvas.draw(child, of: pointer) }
      return
    }
    if layout.isColumn, !OrderLayer.areUsed {
      // In order from the top: a search passes over most of thousands of children.
      var index = children.partitioningIndex { $0.allocation.maxY >= area.minY }
      while index < children.count, children[index].allocation.minY <= area.maxY {
        canvas.draw(children[index], of: pointer)
        index += 1
      }
    } else {
      for child in children where child.allocation.intersects(area) { canvas.draw(child, of: pointer) }
    }
  }

  /// Whether a layer draws what is inside elsewhere than it is.
  var drawsContentElsewhere: Bool {
    for layer in layers where layer.drawsContentElsewhere { return true }
    return false
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

extension [Widget] {
  /// The index of the first element that fulfils `predicate`, where all after it do as well.
  @MainActor
  fileprivate func partitioningIndex(_ predicate: @MainActor (Widget) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = predicate(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
