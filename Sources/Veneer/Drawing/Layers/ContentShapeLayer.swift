/// Says which part of its frame answers the pointer.
final class ContentShapeLayer: Layer {
  /// Nil where the layer has nothing to say.
  var shape: (any Shape)?
  var eoFill = false

  func contentShapeContains(_ point: CGPoint, in frame: CGRect, rightToLeft: Bool) -> Bool? {
    guard let path = shape?.path(in: frame.size, rightToLeft: rightToLeft) else { return nil }
    return path.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), eoFill: eoFill)
  }

  var draws: Bool { false }
}
