import CGtk

extension Bitmap {
  /// The picture in the bytes of a PNG or JPEG file.
  ///
  /// Other kinds, damaged files and pictures beyond ``mostPixels`` throw one clear sentence.
  package convenience init(data: [UInt8]) throws(SVGError) {
    guard let header = BitmapHeader(data) else {
      throw SVGError("The picture is neither a PNG nor a JPEG file, or its header is damaged.")
    }
    guard header.isDrawable else {
      throw SVGError(
        "The picture of \(header.width)×\(header.height) pixels is larger than \(Bitmap.mostPixels) pixels.")
    }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }!
    defer { g_bytes_unref(bytes) }
    var failure: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &failure) else {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? "unknown reason"
      g_clear_error(&failure)
      throw SVGError("The picture cannot be read: \(reason)")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(texture: texture)
  }

  /// The pixels of a `GdkTexture`, copied.
  package convenience init(texture: OpaquePointer) {
    let width = Int(gdk_texture_get_width(texture))
    self.init(width: width, height: Int(gdk_texture_get_height(texture))) { pixels in
      let start = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: guchar.self)
      gdk_texture_download(texture, start, gsize(width * 4))
    }
  }
}

/// The size of a PNG or JPEG picture as its header tells it, before anything is decoded.
package struct BitmapHeader: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Reads the first bytes of a file; `nil` for anything but a PNG or JPEG header.
  package init?(_ data: some RandomAccessCollection<UInt8>) {
    let data = Array(data)
    guard let size = BitmapHeader.sizeOfPNG(data) ?? BitmapHeader.sizeOfJPEG(data) else { return nil }
    (width, height) = size
  }

  /// Whether a picture of that size may be decoded.
  package var isDrawable: Bool {
    width > 0 && height > 0 && max(width, height) <= Bitmap.largestSide
      && width * height <= Bitmap.mostPixels
  }

  private static func sizeOfPNG(_ data: [UInt8]) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard data.count >= 24, data.starts(with: signature) else { return nil }
    return (number(in: data, at: 16, bytes: 4), number(in: data, at: 20, bytes: 4))
  }

  /// Walks over the segments to the start of the frame, which holds the size.
  private static func sizeOfJPEG(_ data: [UInt8]) -> (Int, Int)? {
    guard data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var position = 2
    while position + 9 <= data.count, data[position] == 0xFF {
      let marker = data[position + 1]
      let isFrame = 0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        return (
          number(in: data, at: position + 7, bytes: 2), number(in: data, at: position + 5, bytes: 2)
        )
      }
      let isFilling = marker == 0xFF
      position += isFilling ? 1 : 2 + number(in: data, at: position + 2, bytes: 2)
    }
    return nil
  }

  private static func number(in data: [UInt8], at position: Int, bytes: Int) -> Int {
    data[position..<position + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
