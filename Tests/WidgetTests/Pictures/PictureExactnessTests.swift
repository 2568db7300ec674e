import CGtk
import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What a window shows of a picture, against what librsvg's own program makes of the same file.
  @Suite @MainActor struct PictureExactness {
    @Test("There are pictures for every feature, and for pairs of them")
    func thereAreEnough() {
      #expect(IconPicture.single.count >= 60 && IconPicture.all.count >= IconPicture.single.count + 40)
      #expect(Set(IconPicture.all.map(\.svg)).count == IconPicture.all.count)
    }

    /// The picture as it is, in one colour, half coloured, and as a template: side by side.
    @Test("A coloured picture keeps its alpha and gets the colour, exactly", arguments: IconPicture.all)
    func coloursAreExact(_ picture: IconPicture) async throws {
      let original = try await reference(picture)
      try #require(original.contains { $0 > 0 }, "the picture shows something")
      let row = try await row(picture)
      func expect(_ index: Int, _ what: String, _ expected: (_ channel: Int, _ pixel: UInt32) -> Double) {
        let part = row.cropped(
          to: CGRect(x: index * picture.width, y: 0, width: picture.width, height: picture.height))
        let changed = zip(part.premultipliedPixels, original).filter { $0 >> 24 != $1 >> 24 }
        #expect(
          changed.isEmpty, "alpha of the picture \(what): \(changed.map { ($0 >> 24, $1 >> 24) }.prefix(5))")
        let distance = zip(part.premultipliedPixels, original).reduce(0.0) { largest, pixels in
          [UInt32(16), 8, 0].enumerated().reduce(largest) { largest, channel in
            let value = Double(pixels.0 >> channel.element & 0xff)
            return max(largest, abs(value - expected(channel.offset, pixels.1).rounded()))
          }
        }
        #expect(distance <= 1, "colours of the picture \(what)")
      }
      func atop(_ strength: Double) -> (Int, UInt32) -> Double {
        { channel, pixel in
          let own = Double(pixel >> [16, 8, 0][channel] & 0xff)
          return own * (1 - strength) + Self.tint[channel] * Double(pixel >> 24) * strength
        }
      }
      expect(0, "as it is", atop(0))
      expect(1, "in one colour", atop(1))
      expect(2, "half coloured", atop(0.6))
      expect(3, "as a template", atop(1))
    }

    private static let tint = [0.9, 0.3, 0.1]

    private func row(_ picture: IconPicture) async throws -> Snapshot {
      let color = Color(red: Self.tint[0], green: Self.tint[1], blue: Self.tint[2])
      let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
      let image = Image(svg: picture.svg).resizable()
      let window = TestWindow(width: picture.width * 4, height: picture.height) {
        HStack(spacing: 0) {
          image.frame(width: width, height: height)
          image.blending(color: color).frame(width: width, height: height)
          image.blending(color: color, strength: 0.6).frame(width: width, height: height)
          image.renderingMode(.template).foregroundStyle(color).frame(width: width, height: height)
        }
      }
      await window.present()
      defer { window.close() }
      return try await window.isolatedSnapshot()
    }

    // MARK: The reference

    private func reference(_ picture: IconPicture) async throws -> [UInt32] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, result) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
      try picture.svg.write(to: source, atomically: false, encoding: .utf8)
      _ = try await TestProgram.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        [
          "rsvg-convert", "-w", "\(picture.width)", "-h", "\(picture.height)", "-o", result.path, source.path,
        ])
      let png = try Bitmap(data: Array(try Data(contentsOf: result)))
      try #require(png.width == picture.width && png.height == picture.height)
      return png.withPixels { Array($0) }
    }
  }
}
