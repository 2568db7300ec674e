/// Says which part of its frame answers the pointer.
final class ContentShapeLayer: Layer {
  /// Whether a point is inside, given the size of the frame; nil where the layer has nothing to say.
  var contains: ((CGPoint, CGSize) -> Bool)?

  func contentShapeContains(_ point: CGPoint, in frame: CGRect) -> Bool? {
    contains?(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), frame.size)
  }

  var draws: Bool { false }
}
