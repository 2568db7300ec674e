import CGtk

/// A picture as pixels: premultiplied, blue, green, red, alpha in memory (cairo's ARGB32), rows without gaps.
///
/// The pixels never change; a tint makes a new bitmap.
@MainActor
package final class Bitmap {
  /// The size in pixels, at least 1×1.
  package let width: Int
  package let height: Int

  /// The pixels, a `GBytes` of `width * height * 4` bytes that is shared with the texture.
  package nonisolated(unsafe) let bytes: OpaquePointer
  private nonisolated(unsafe) var madeTexture: OpaquePointer?

  /// The largest side that a picture may have, in pixels. More would cost hundreds of megabytes.
  package nonisolated static let largestSide = 16384
  /// The most pixels that a picture may have.
  package nonisolated static let mostPixels = 1 << 25

  /// A bitmap that `fill` draws, on memory that is transparent at first.
  package convenience init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let count = width * height
    let memory = g_malloc0(gsize(count * 4))!
    fill(UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: UInt32.self), count: count))
    self.init(width: width, height: height, bytes: g_bytes_new_take(memory, gsize(count * 4)))
  }

  /// A bitmap that takes over `bytes`, a `GBytes` of `width * height * 4` bytes.
  init(width: Int, height: Int, bytes: OpaquePointer) {
    precondition(width > 0 && height > 0, "A bitmap has at least one pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  deinit {
    g_bytes_unref(bytes)
    if let madeTexture { g_object_unref(UnsafeMutableRawPointer(madeTexture)) }
  }

  /// The bitmap as a `GdkTexture`, made at first use. The bitmap keeps it; take a reference to keep it
  /// longer.
  package var texture: OpaquePointer {
    if let madeTexture { return madeTexture }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))!
    madeTexture = texture
    return texture
  }

  /// Calls `body` with the pixels, one `0xAARRGGBB` number each.
  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let start = g_bytes_get_data(bytes, nil)!.assumingMemoryBound(to: UInt32.self)
    return body(UnsafeBufferPointer(start: start, count: width * height))
  }
}
