private struct FrameModifier: LayerModifier {
  let width: FrameLengths
  let height: FrameLengths
  let alignment: Alignment

  @MainActor
  func makeLayer() -> FrameLayer {
    if !alignment.horizontal.stack.isOfFrame || !alignment.vertical.stack.isOfFrame {
      AlignmentGuides.areUsed = true
    }
    return FrameLayer()
  }

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

extension View {
  /// Gives the view a fixed width, height or both, in logical pixels, and a place in them.
  ///
  ///     configuration.icon.frame(width: 24, height: 24)
  ///
  /// A view that cannot be as small stands beyond the frame's edges, as the alignment says. A length that is negative, infinite or
  /// no number is left to the view, and reported once.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    FrameLengths.check([width, height])
    return layered(
      FrameModifier(
        width: FrameLengths(fixed: width), height: FrameLengths(fixed: height), alignment: alignment))
  }

  /// Leaves the view as it is.
  @available(*, deprecated, message: "Give a frame one length or more.")
  public func frame() -> some View { frame(width: nil, height: nil) }

  /// Gives the view limits in which it takes what it is offered, in logical pixels, and a place in them.
  ///
  /// `.infinity` as a maximum makes it take all the room there is:
  ///
  ///     Text("A whole row").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// With a minimum and a maximum the frame takes what it is offered between them. With one of them it is as large as the view, but
  /// no smaller than the minimum, or no larger than the maximum. The ideal is for where nothing is offered, as in ``fixedSize()``.
  ///
  /// A length that is negative or no number is left to the view, and so is an infinite minimum or ideal. Of lengths in the wrong
  /// order the smaller one holds. Both is reported once.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameLengths.check([minWidth, idealWidth, minHeight, idealHeight])
    FrameLengths.check(maxWidth, after: idealWidth, minWidth)
    FrameLengths.check(maxHeight, after: idealHeight, minHeight)
    return layered(
      FrameModifier(
        width: FrameLengths(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FrameLengths(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  /// Offers the view room of the proportions `ratio`, width to height; nil for its own.
  ///
  /// With ``ContentMode/fit`` the view stays within the room, with ``ContentMode/fill`` it covers all of it and may reach beyond.
  /// A view of a fixed size stays as it is. What is not above 0, infinite or no number counts as nil.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let usable = ratio.flatMap { $0 > 0.001 && $0 < 1000 ? Double($0) : nil }
    return layered(AspectRatioModifier(ratio: usable, contentMode: contentMode))
  }

  /// Offers the view room of the proportions of `size`. See ``aspectRatio(_:contentMode:)-(CGFloat?,_)``.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Shows the view as large as it fits, in its own proportions.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover the room, in its own proportions.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension FrameLengths {
  /// Reports lengths that no frame can have.
  @MainActor
  fileprivate static func check(_ lengths: [CGFloat?]) {
    for case .some(let length) in lengths where !isUsable(length) { return reportUnusable() }
  }

  /// Reports a maximum that is none, and lengths in the wrong order.
  @MainActor
  fileprivate static func check(_ maximum: CGFloat?, after ideal: CGFloat?, _ minimum: CGFloat?) {
    if let maximum, !isUsable(maximum), maximum != .infinity { return reportUnusable() }
    let least = minimum ?? -.infinity
    let middle = ideal ?? least
    if middle < least || maximum ?? middle < middle {
      Diagnostics.report(
        once: "frame order",
        "A frame's minimum, ideal and maximum are not in this order; the smaller of two holds.")
    }
  }

  @MainActor
  private static func reportUnusable() {
    Diagnostics.report(
      once: "frame length",
      "A frame's length is negative, infinite or not a number; it is left to what is in the frame.")
  }
}
