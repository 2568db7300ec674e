private struct PaddingModifier: LayerModifier {
  let insets: EdgeInsets

  @MainActor
  init(_ insets: EdgeInsets) {
    let isFinite =
      insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite && insets.trailing.isFinite
    if !isFinite {
      Diagnostics.report(
        once: "padding", "A padding is infinite or not a number; it is left out where it is that.")
    }
    self.insets = EdgeInsets(
      top: PaddingModifier.usable(insets.top), leading: PaddingModifier.usable(insets.leading),
      bottom: PaddingModifier.usable(insets.bottom), trailing: PaddingModifier.usable(insets.trailing))
  }

  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? Length.usable(length) : 0 }

  func makeLayer() -> InsetLayer { InsetLayer() }

  func apply(to layer: InsetLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.insets != insets else { return .none }
    layer.insets = insets
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

private struct FixedSizeModifier: LayerModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeLayer() -> FixedSizeLayer { FixedSizeLayer() }

  func apply(to layer: FixedSizeLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.horizontal != horizontal || layer.vertical != vertical else { return .none }
    layer.horizontal = horizontal
    layer.vertical = vertical
    return .resize
  }
}

extension View {
  func layered<Modifier: LayerModifier>(_ modifier: Modifier) -> LayeredView<Self, Modifier> {
    LayeredView(content: self, modifier: modifier)
  }

  /// Keeps a distance from some edges, by the usual 16 logical pixels or by `length`.
  ///
  ///     Text("Save").padding(.horizontal, 12).padding(.vertical, 6)
  ///
  /// Below 0 the view stands out beyond what counts as its frame. What is infinite or no number is left out and reported once.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layered(PaddingModifier(EdgeInsets(edges, length ?? 16)))
  }

  /// Keeps a distance from every edge, in logical pixels. See ``padding(_:_:)``.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps a distance of its own from each edge. See ``padding(_:_:)``.
  public func padding(_ insets: EdgeInsets) -> some View { layered(PaddingModifier(insets)) }

  /// Keeps the view at its ideal size, whatever room there is.
  ///
  /// A text is not wrapped or cut, and a shape takes no more than 10 × 10. Where there is less room the window becomes larger; in a
  /// ``frame(width:height:alignment:)`` the view stands beyond its edges.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size in one direction, in both or in none. See ``fixedSize()``.
  ///
  ///     Text(story).fixedSize(horizontal: false, vertical: true)   // as many lines as it needs
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layered(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// How early a stack gives the view room: those of the highest priority first, while the others keep their minimum.
  ///
  /// It is 0 for most views. A ``ZStack`` is as large as its views of the highest priority. What is no number counts as 0.
  public func layoutPriority(_ value: Double) -> some View {
    layered(PriorityModifier(priority: value.isNaN ? 0 : value))
  }
}
