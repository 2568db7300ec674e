private struct PaddingModifier: LayerModifier {
  let insets: EdgeInsets

  func makeLayer() -> InsetLayer { InsetLayer() }

  func apply(to layer: InsetLayer, in environment: EnvironmentValues) -> LayerChange {
    let usable = EdgeInsets(
      top: Length.usable(insets.top), leading: Length.usable(insets.leading),
      bottom: Length.usable(insets.bottom), trailing: Length.usable(insets.trailing))
    guard layer.insets != usable else { return .none }
    layer.insets = usable
    return .resize
  }
}

private struct FrameModifier: LayerModifier {
  let width: FrameLengths
  let height: FrameLengths
  let alignment: Alignment

  func makeLayer() -> FrameLayer { FrameLayer() }

  func apply(to layer: FrameLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.width != width || layer.height != height || layer.alignment != alignment else { return .none }
    layer.width = width
    layer.height = height
    layer.alignment = alignment
    return .resize
  }
}

private struct AspectRatioModifier: LayerModifier {
  let ratio: Double?
  let contentMode: ContentMode

  func makeLayer() -> AspectRatioLayer { AspectRatioLayer() }

  func apply(to layer: AspectRatioLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.ratio != ratio || layer.contentMode != contentMode else { return .none }
    layer.ratio = ratio
    layer.contentMode = contentMode
    return .resize
  }
}

private struct PriorityModifier: LayerModifier {
  let priority: Double

  func makeLayer() -> PriorityLayer { PriorityLayer() }

  func apply(to layer: PriorityLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.priority != priority else { return .none }
    layer.priority = priority
    return .resize
  }
}

extension View {
  func layered<Modifier: LayerModifier>(_ modifier: Modifier) -> LayeredView<Self, Modifier> {
    LayeredView(content: self, modifier: modifier)
  }

  /// Keeps a distance from some edges. `length` is in logical pixels; nil stands for the usual 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layered(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Keeps a distance from every edge, in logical pixels.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps a distance of its own from each edge.
  public func padding(_ insets: EdgeInsets) -> some View { layered(PaddingModifier(insets: insets)) }

  /// Gives the view a fixed width, height or both, in logical pixels, and a place in them.
  ///
  /// GTK makes no widget smaller than its minimum, so where a view needs more, it gets more.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    layered(
      FrameModifier(
        width: FrameLengths(fixed: width), height: FrameLengths(fixed: height), alignment: alignment))
  }

  /// Gives the view limits in which it takes what it is offered, in logical pixels, and a place in them.
  ///
  /// `.infinity` as a maximum makes it take all the room there is:
  ///
  ///     Text("A whole row").frame(maxWidth: .infinity, alignment: .leading)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layered(
      FrameModifier(
        width: FrameLengths(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FrameLengths(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  /// Gives the view the proportions `ratio`, width to height; nil for its own.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layered(AspectRatioModifier(ratio: ratio.map(Double.init), contentMode: contentMode))
  }

  /// Gives the view the proportions of `size`.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Shows the view as large as it fits, in its own proportions.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover the room, in its own proportions.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// How early a stack gives the view room; 0 for most.
  public func layoutPriority(_ value: Double) -> some View { layered(PriorityModifier(priority: value)) }
}
