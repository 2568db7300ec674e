import CGtk

/// Places, and what few boxes need: guides, proportions that depend on both directions, an order of the children, hidden content.
extension BoxWidget {
  /// A box for modifiers around a widget that is none, or that has to be left as it is.
  static func wrapper(around content: Widget, isMeaningful: Bool = false) -> BoxWidget {
    let box = isMeaningful ? BoxWidget.meaningful() : BoxWidget()
    box.isWrapper = true
    box.place([content], in: OverlapLayout(alignment: .center))
    return box
  }

  // MARK: Proportions

  /// Whether a layer keeps proportions, so that a size is found only with both directions known.
  var keepsProportions: Bool {
    guard AspectRatioLayer.areUsed else { return false }
    for layer in layers where layer is AspectRatioLayer { return true }
    return false
  }

  /// What the content with its innermost `count` layers takes of `offer`.
  func size(inside count: Int, offered offer: CGSize) -> CGSize {
    guard count > 0 else {
      let width = measure(inside: 0, .horizontal, for: -1).size(offered: offer.width)
      return CGSize(
        width: width, height: measure(inside: 0, .vertical, for: width).size(offered: offer.height))
    }
    return layers[count - 1].size(offered: offer) {
      size(inside: count - 1, offered: $0)
    } measuring: {
      measure(inside: count - 1, $0, for: $1)
    }
  }

  // MARK: Places

  /// A view takes no more than it can use; what GTK gives beyond that is left free around it.
  func fittedFrame(width: Double, height: Double) -> CGRect {
    let used: CGSize
    if keepsProportions {
      used = size(inside: layers.count, offered: CGSize(width: width, height: height))
    } else {
      let usedWidth = measure(.horizontal, for: -1).size(offered: width)
      let usedHeight = measure(.vertical, for: usedWidth).size(offered: height)
      used = CGSize(width: usedWidth, height: usedHeight)
    }
    return CGRect(
      x: ((width - used.width) / 2).rounded(.down), y: ((height - used.height) / 2).rounded(.down),
      width: used.width, height: used.height)
  }

  /// The upper edge of `frame` that puts the text in it on `baseline`, as far as `height` leaves room for that.
  func place(of frame: CGRect, in height: Double, onBaseline baseline: Double) -> Double {
    guard let own = measure(.vertical, for: frame.width).baseline else { return frame.minY }
    return max(0, min(height - frame.height, baseline - own))
  }

  /// Where what is inside of the layer at `index` goes when that layer has `frame`.
  func contentFrame(ofLayer index: Int, in frame: CGRect, rightToLeft: Bool) -> CGRect {
    let place = layers[index].contentFrame(in: frame, rightToLeft: rightToLeft) {
      measure(inside: index, $0, for: $1)
    }
    guard AspectRatioLayer.areUsed || AlignmentGuides.areUsed, let layer = layers[index] as? FrameLayer else {
      return place
    }
    let size = keepsProportions ? size(inside: index, offered: frame.size) : place.size
    return layer.alignment.frame(of: size, in: frame.size, rightToLeft: rightToLeft) { [self] in
      guide($0, inside: index, in: size)
    }.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  // MARK: Guides

  /// Where a guide is in the content with its innermost `count` layers, when that has `size`; nil where nothing says so.
  /// Leading counts as left.
  func guide(_ key: AlignmentKey, inside count: Int, in size: CGSize) -> Double? {
    guard count > 0 else { return contentGuide(key, in: size) }
    let layer = layers[count - 1]
    if let layer = layer as? GuideLayer, layer.key == key {
      let dimensions = ViewDimensions(size) { [self] in guide($0, inside: count - 1, in: size) }
      return Length.usable(layer.computeValue(dimensions))
    }
    let place = contentFrame(
      ofLayer: count - 1, in: CGRect(origin: .zero, size: size), rightToLeft: false)
    guard let value = guide(key, inside: count - 1, in: place.size) else { return nil }
    // An offset moves what is seen, and nothing is laid out by it.
    if layer is OffsetLayer { return value }
    return value + (key.orientation == .horizontal ? place.minX : place.minY)
  }

  private func contentGuide(_ key: AlignmentKey, in size: CGSize) -> Double? {
    switch content {
    case .none: return nil
    case .drawing(let drawing):
      return key == .firstTextBaseline ? drawing.measure(.vertical, for: size.width, in: self).baseline : nil
    case .children(let children, let layout):
      let frames = layout.frames(in: size, children: children, rightToLeft: false)
      var values: [Double] = []
      for (child, frame) in zip(children, frames) {
        guard let value = child.explicitGuide(key, in: frame.size) else { continue }
        values.append(value + (key.orientation == .horizontal ? frame.minX : frame.minY))
      }
      return isWrapper ? values.first : key.alignment.combined(values)
    }
  }

  // MARK: Order

  /// How early a stack gives the box room. See ``View/layoutPriority(_:)``.
  var layoutPriority: Double {
    for layer in layers.reversed() {
      if let priority = layer.layoutPriority { return priority }
    }
    if isWrapper, let child = children.first?.box { return child.layoutPriority }
    return isSpacer ? -.infinity : 0
  }

  /// The children as they lie over each other, the lowest first.
  var childrenInOrder: [Widget] {
    let children = children
    guard OrderLayer.areUsed, children.count > 1 else { return children }
    let order = children.enumerated().map { (index: $0, zIndex: $1.box?.zIndex ?? 0, child: $1) }
    return order.sorted { ($0.zIndex, $0.index) < ($1.zIndex, $1.index) }.map(\.child)
  }

  private var zIndex: Double {
    // Asked for while the children are about to be placed.
    for layer in collectedLayers.reversed() {
      if let layer = layer as? OrderLayer { return layer.zIndex }
    }
    return isWrapper ? children.first?.box?.zIndex ?? 0 : 0
  }

  // MARK: Hiding

  /// Widgets inside of a hiding layer are neither drawn nor reached; those of layers around it are.
  func hideChildren() {
    let hiding = layers.lastIndex { $0 is HiddenLayer }
    for child in children { child.setShown(hiding == nil) }
    for (index, layer) in layers.enumerated() {
      for widget in layer.attachments { widget.setShown(hiding.map { index > $0 } ?? true) }
    }
  }
}

extension Widget {
  /// Draws the widget and lets it be reached, or neither, without a change of the layout.
  func setShown(_ isShown: Bool) {
    guard (gtk_widget_get_child_visible(pointer) != 0) != isShown else { return }
    gtk_widget_set_child_visible(pointer, gboolean(isShown ? 1 : 0))
  }
}
