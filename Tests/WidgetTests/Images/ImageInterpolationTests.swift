import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures made of pixels, at other sizes than their own.
  @Suite @MainActor
  struct ImageInterpolations {
    /// A texture of `colors`, straight 0xAARRGGBB, in rows of `width`.
    static func texture(_ colors: [UInt32], width: Int) -> OpaquePointer {
      colors.withUnsafeBytes { bytes in
        let data = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        return gdk_memory_texture_new(
          gint(width), gint(colors.count / width), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))!
      }
    }

    private func picture(
      of colors: [UInt32], width: Int, _ interpolation: Image.Interpolation, size: CGFloat
    ) async throws -> Snapshot {
      let texture = Self.texture(colors, width: width)
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let window = TestWindow(width: 80, height: 80) {
        Image(paintable: texture).resizable().interpolation(interpolation).frame(width: size, height: size)
      }
      await window.present()
      defer { window.close() }
      let boxes = window.elements(ofType: "VeneerBox").filter { $0.frame.width == size }
      return await window.snapshot(of: try #require(boxes.last), isolated: true)
    }

    private let checks: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]

    @Test("Without interpolation each pixel becomes a rectangle of exactly its colour")
    func none() async throws {
      let picture = try await picture(of: checks, width: 2, .none, size: 40)
      for (index, color) in checks.enumerated() {
        for offset in [0, 9, 19] {
          #expect(picture[index % 2 * 20 + offset, index / 2 * 20 + offset].premultiplied == color)
        }
      }
      #expect(picture.colorCounts.count == 4)
    }

    @Test("With it there are colours in between", arguments: [Image.Interpolation.low, .medium, .high])
    func smooth(_ interpolation: Image.Interpolation) async throws {
      let picture = try await picture(of: checks, width: 2, interpolation, size: 40)
      #expect(picture.colorCounts.count > 50)
      #expect(!picture.contains { $0.alpha < 250 }, "the edges are as opaque as the picture")
    }

    @Test("Another interpolation of the same picture shows at once")
    func change() async throws {
      let texture = Self.texture(checks, width: 2)
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let image = Image(paintable: texture).resizable()
      func view(_ interpolation: Image.Interpolation) -> some View {
        image.interpolation(interpolation).frame(width: 40, height: 40)
      }
      let host = HostingWidget(rootView: view(.medium))
      let window = TestWindow(width: 80, height: 80, content: host.widget)
      await window.present()
      defer { window.close() }
      let box = try #require(window.elements(ofType: "VeneerBox").last)
      #expect(await window.snapshot(of: box, isolated: true).colorCounts.count > 50)
      host.rootView = view(.none)
      await window.settle()
      #expect(await window.snapshot(of: box, isolated: true).colorCounts.count == 4)
    }

    @Test("At high quality every pixel counts in a picture that is drawn much smaller")
    func highQualitySmaller() async throws {
      // One column of 16 is white, which two neighbours of a point would miss or take for all.
      let stripes = (0..<(160 * 160)).map { UInt32($0 % 16 == 3 ? 0xffff_ffff : 0xff00_0000) }
      let picture = try await picture(of: stripes, width: 160, .high, size: 10)
      let levels = (2..<8).map { picture[$0, 5].red }
      #expect(levels.allSatisfy { abs($0 - 16) < 8 }, "\(levels)")
    }
  }
}
