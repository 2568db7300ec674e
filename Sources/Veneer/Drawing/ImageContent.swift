/// Where a picture's pixels come from.
@MainActor
enum ImageContent {
  case document(SVGDocument)
  case bitmap(Bitmap, scale: Double)
  case paintable(PaintableReference)

  init(_ asset: AssetSource) {
    switch asset {
    case .svg(let document): self = .document(document)
    case .bitmap(let bitmap, let scale): self = .bitmap(bitmap, scale: Double(scale))
    }
  }

  /// In logical pixels.
  var intrinsicSize: CGSize {
    switch self {
    case .document(let document): document.intrinsicSize
    case .bitmap(let bitmap, let scale):
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    case .paintable(let paintable): paintable.intrinsicSize
    }
  }

  func isSame(as other: ImageContent) -> Bool {
    switch (self, other) {
    case (.document(let left), .document(let right)): left === right
    case (.bitmap(let left, let leftScale), .bitmap(let right, let rightScale)):
      left === right && leftScale == rightScale
    case (.paintable(let left), .paintable(let right)): left == right
    default: false
    }
  }
}
