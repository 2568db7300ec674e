extension Snapshot {
  /// A picture of where this one is not like `other`: differing pixels are red, the others pale grey.
  ///
  /// It is as large as the larger of both in each direction; what only one of them covers differs.
  public func differencePicture(from other: Snapshot) -> Snapshot {
    let width = max(width, other.width)
    let height = max(height, other.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let mine = pixel(atX: x, y: y)
        pixels.append(mine != nil && mine == other.pixel(atX: x, y: y) ? Self.pale(mine!) : 0xffff_0000)
      }
    }
    return Snapshot(width: width, height: height, premultipliedPixels: pixels)
  }

  private func pixel(atX x: Int, y: Int) -> UInt32? {
    x < width && y < height ? premultipliedPixels[y * width + x] : nil
  }

  /// A shade from light grey to white, as on white paper.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let colors = (pixel & 0xff) + (pixel >> 8 & 0xff) + (pixel >> 16 & 0xff)
    let shade = 192 + (colors / 3 + 255 - (pixel >> 24)) / 4
    return 0xff00_0000 | shade << 16 | shade << 8 | shade
  }
}
