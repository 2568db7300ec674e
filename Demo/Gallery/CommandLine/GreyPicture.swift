import CGtk
import Foundation
import VeneerTesting

/// A picture in shades of grey as a PNG file, which is a fraction of the size of one in colours.
enum GreyPicture {
  /// The file; nil for a picture that has colours or is not opaque.
  static func pngData(of snapshot: Snapshot) -> Data? {
    var rows: [UInt8] = []
    rows.reserveCapacity((snapshot.width + 1) * snapshot.height)
    for (index, pixel) in snapshot.premultipliedPixels.enumerated() {
      let shade = UInt8(pixel & 0xff)
      guard pixel == 0xff00_0000 | UInt32(shade) * 0x1_0101 else { return nil }
      // Each row begins with the number of its filter: none.
      if index % snapshot.width == 0 { rows.append(0) }
      rows.append(shade)
    }
    let size = bigEndian(snapshot.width) + bigEndian(snapshot.height)
    return Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        // Eight bits of grey, with the only methods of compression and filtering that there are, not interlaced.
        + chunk("IHDR", size + [8, 0, 0, 0, 0]) + chunk("IDAT", compressed(rows)) + chunk("IEND", []))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    return bigEndian(content.count) + checked + bigEndian(Int(checksum(checked)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The cyclic redundancy check of 32 bits that PNG asks for.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = ~UInt32(0)
    for byte in bytes { rest = table[Int((rest ^ UInt32(byte)) & 0xff)] ^ rest >> 8 }
    return ~rest
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xedb8_8320 ^ rest >> 1 : rest >> 1 }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9)!
    let memory = g_memory_output_stream_new_resizable()!
    let stream = g_converter_output_stream_new(memory, compressor)!
    defer {
      g_object_unref(UnsafeMutableRawPointer(stream))
      g_object_unref(UnsafeMutableRawPointer(memory))
      g_object_unref(UnsafeMutableRawPointer(compressor))
    }
    g_output_stream_write_all(stream, bytes, gsize(bytes.count), nil, nil, nil)
    g_output_stream_close(stream, nil, nil)
    let result = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self)
    let count = g_memory_output_stream_get_data_size(result)
    return Array(UnsafeRawBufferPointer(start: g_memory_output_stream_get_data(result), count: Int(count)))
  }
}
