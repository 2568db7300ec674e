import CGtk
import Foundation

extension Snapshot {
  /// The picture as a PNG file.
  public var pngData: Data {
    let bytes = premultipliedPixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard width > 0, height > 0,
      let texture = gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    else { return Data() }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let png = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(png) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(png, &count) else { return Data() }
    return Data(bytes: start, count: Int(count))
  }

  /// Writes the picture to a PNG file at `path`, in place of what is there. Throws when the file cannot be
  /// written, and when the picture has no pixels, as that of a closed window.
  public func write(to path: String) throws {
    guard width > 0, height > 0 else { throw HeadlessError("\(path) is not written: the picture is empty") }
    try pngData.write(to: URL(fileURLWithPath: path))
  }

  /// Reads the picture that ``write(to:)`` made. Throws when there is no readable PNG file at `path`.
  public init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else {
      throw HeadlessError("\(path) is not a picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    let height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
    }
    self.init(width: width, height: height, premultipliedPixels: pixels)
  }
}
