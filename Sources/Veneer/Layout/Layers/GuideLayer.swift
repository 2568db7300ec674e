/// Sets one guide of the content.
final class GuideLayer: Layer {
  var key = AlignmentKey.firstTextBaseline
  var computeValue: (ViewDimensions) -> CGFloat = { _ in 0 }
  var draws: Bool { false }

  init() { AlignmentGuides.areUsed = true }
}
