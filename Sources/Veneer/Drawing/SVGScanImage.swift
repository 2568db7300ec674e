import CGtk

/// Pictures inside of an SVG file, as `data:` addresses.
enum SVGScanImage {
  /// Lets small PNG and JPEG pictures pass. Any other kind, SVG most of all, would be read unscanned.
  static func check(_ address: Substring) throws(SVGError) {
    let header = address.prefix { $0 != "," }
    let kinds = ["data:image/png;base64", "data:image/jpeg;base64", "data:image/jpg;base64"]
    guard kinds.contains(header.lowercased()) else {
      throw SVGError(
        "The SVG file embeds “\(header.prefix(40))”; only base64 PNG and JPEG pictures are read.")
    }
    guard let picture = BitmapHeader(decoded(address.dropFirst(header.count + 1))) else {
      throw SVGError("The SVG file embeds a damaged picture.")
    }
    guard picture.isDrawable, picture.width * picture.height <= mostPixels else {
      let size = "\(picture.width)×\(picture.height)"
      throw SVGError("The SVG file embeds a picture of \(size) pixels, which is too large.")
    }
  }

  /// The most pixels of an embedded picture.
  static let mostPixels = 4096 * 4096

  private static func decoded(_ text: Substring) -> [UInt8] {
    var length: gsize = 0
    guard let bytes = g_base64_decode(String(text), &length) else { return [] }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }
}
