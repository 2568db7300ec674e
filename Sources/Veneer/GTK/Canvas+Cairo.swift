import CGtk

extension Canvas {
  /// Lets `body` draw with cairo, within `rect`. Where that is larger than cairo's pictures may be, it draws one part after the other.
  func cairo(in rect: CGRect, _ body: (OpaquePointer) -> Void) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    for part in rect.parts(longestSide: Canvas.longestSide) {
      var bounds = part.graphene
      guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      body(cairo)
      cairo_destroy(cairo)
    }
  }

  /// In logical pixels: cairo's pictures have 32,767 pixels a side at most, and displays up to three for each.
  private static let longestSide = 8192.0
}

extension CGRect {
  /// The rectangle, cut into as few as can be of which no side is longer.
  fileprivate func parts(longestSide: Double) -> [CGRect] {
    guard width > longestSide || height > longestSide else { return [self] }
    // What is larger than a million pixels is no content that anybody scrolls through.
    let (width, height) = (min(width, 1_000_000), min(height, 1_000_000))
    return stride(from: 0, to: height, by: longestSide).flatMap { y in
      stride(from: 0, to: width, by: longestSide).map { x in
        CGRect(
          x: minX + x, y: minY + y, width: min(longestSide, width - x), height: min(longestSide, height - y))
      }
    }
  }
}
