private struct GuideModifier: LayerModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  func makeLayer() -> GuideLayer { GuideLayer() }

  func apply(to layer: GuideLayer, in environment: EnvironmentValues) -> LayerChange {
    layer.key = key
    layer.computeValue = computeValue
    return .resize
  }
}

extension View {
  /// Sets where `guide` is in the view, in logical pixels from its leading edge.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Title")
  ///       Text("Indented").alignmentGuide(.leading) { $0[.leading] - 12 }
  ///     }
  ///
  /// `computeValue` is told the view's size and other guides. It is asked whenever the layout is done, so it should be quick. What is
  /// no number counts as 0.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layered(GuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Sets where `guide` is in the view, in logical pixels from its top.
  ///
  ///     Image(systemName: "star").alignmentGuide(.firstTextBaseline) { $0[.bottom] - 3 }
  ///
  /// `computeValue` is as for a horizontal guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layered(GuideModifier(key: guide.key, computeValue: computeValue))
  }
}
