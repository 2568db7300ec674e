private struct MirrorModifier: LayerModifier {
  let isEnabled: Bool

  func makeLayer() -> MirrorLayer { MirrorLayer() }

  func apply(to layer: MirrorLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.isEnabled != isEnabled else { return .none }
    layer.isEnabled = isEnabled
    return .redraw
  }
}

extension View {
  /// Draws the view mirrored where text runs from right to left, for pictures that point along the direction of reading.
  ///
  ///     Image("Footprints").flipsForRightToLeftLayoutDirection(true)
  ///
  /// Symbols whose names say `forward`, `backward`, `leading` or `trailing`, and lists, do so by themselves; those that say `left`
  /// or `right` never do.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layered(MirrorModifier(isEnabled: enabled))
  }
}
