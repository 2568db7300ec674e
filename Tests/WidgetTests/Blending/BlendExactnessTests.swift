import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Every mode, over a grid of colours and opacities, against the formulas: what a window's own renderer paints.
  @Suite @MainActor struct BlendExactness {
    /// What the program `blend-modes` prints: pixels by name.
    private struct Output {
      let renderer: String
      let pixels: [String: [UInt32]]

      init(_ text: String) {
        var (renderer, pixels) = ("", [String: [UInt32]]())
        for line in text.split(separator: "\n") {
          let words = line.split(separator: " ")
          if words.count == 2, words[0] == "renderer" { renderer = String(words[1]) }
          if words.count > 100 {
            pixels[String(words[0])] = words.dropFirst().compactMap { UInt32($0, radix: 16) }
          }
        }
        (self.renderer, self.pixels) = (renderer, pixels)
      }
    }

    @Test("On the test's own display, every mode is as its formula says")
    func modesAreExactOnBroadway() async throws {
      let output = Output(try await TestProgram.run("blend-modes"))
      #expect(output.renderer == "GskBroadwayRenderer")
      try check(output)
    }

    @Test(
      "Under X, every mode is as its formula says, on cairo and on OpenGL",
      arguments: [
        ("cairo", ["GskCairoRenderer"]), ("gl", ["GskGLRenderer"]),
        ("ngl", ["GskGLRenderer", "GskNglRenderer"]),
      ])
    func modesAreExactUnderX(_ name: String, _ renderers: [String]) async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let desktop = try DesktopSession()
      let program = try desktop.start(
        TestProgram.url, arguments: ["blend-modes", file.path],
        environment: ["GSK_RENDERER": name, "LIBGL_ALWAYS_SOFTWARE": "1"])
      try await program.wait(forOutput: "done", timeout: 30)
      let output = Output(try String(contentsOf: file, encoding: .utf8))
      #expect(renderers.contains(output.renderer), "no other renderer stood in: \(output.renderer)")
      try check(output)
    }

    // MARK: Formulas

    private func check(_ output: Output) throws {
      let source = try #require(output.pixels["source"])
      let backdrop = try #require(output.pixels["backdrop"])
      try #require(Set(source).count > 20 && Set(source) == Set(backdrop), "the pictures are good ones")
      for mode in BlendMode.allCases {
        let mixed = zip(source, backdrop).map { source, backdrop in
          BlendFormula.mix(PremultipliedColor(pixel: source), over: PremultipliedColor(pixel: backdrop), mode)
        }
        try expect(output, "\(mode)-mixed:", mixed, mode)
        for blend in Self.blends {
          let blended = backdrop.map { inside(PremultipliedColor(pixel: $0), blend, mode) }
          for kind in ["picture", "group"] {
            let name = "\(mode)-\(blend.name)-on-a-\(kind):"
            try expect(output, name, blended, mode)
            let alphas = try #require(output.pixels[name]).map { $0 >> 24 }
            #expect(alphas == backdrop.map { $0 >> 24 }, "\(name) the alpha stays exactly as it is")
          }
        }
      }
    }

    private struct Blend {
      let name: String
      let channels: [Double]
      let alpha: Double
      let strength: Double
    }

    /// The same as in the program.
    private static let blends = [
      Blend(name: "opaque", channels: [0.8, 0.3, 0.5], alpha: 1, strength: 1),
      Blend(name: "translucent", channels: [0.2, 0.6, 1], alpha: 0.4, strength: 1),
      Blend(name: "weak", channels: [0.8, 0.3, 0.5], alpha: 1, strength: 0.5),
    ]

    /// A colour mixed over an opaque copy of the backdrop, which then is made as transparent as it was.
    private func inside(
      _ backdrop: PremultipliedColor, _ blend: Blend, _ mode: BlendMode
    ) -> PremultipliedColor {
      let opaque = PremultipliedColor(channels: backdrop.straight, alpha: 1)
      // Less of the one mode that is not about coverage is an even mixture of all and nothing of it.
      let strength = mode == .plusDarker ? blend.strength : 1
      let alpha = mode == .plusDarker ? blend.alpha : blend.alpha * blend.strength
      let source = PremultipliedColor(channels: blend.channels.map { $0 * alpha }, alpha: alpha)
      let mixed = BlendFormula.mix(source, over: opaque, mode)
      let channels = zip(mixed.channels, opaque.channels).map { mixed, opaque in
        (opaque + (mixed - opaque) * strength) * backdrop.alpha
      }
      return PremultipliedColor(channels: channels, alpha: backdrop.alpha)
    }

    private func expect(
      _ output: Output, _ name: String, _ expected: [PremultipliedColor], _ mode: BlendMode
    ) throws {
      let pixels = try #require(output.pixels[name])
      try #require(pixels.count == expected.count)
      let worst = zip(expected, pixels).map { ($0.distance(to: $1), $0, $1) }.max { $0.0 < $1.0 }
      let (distance, color, pixel) = try #require(worst)
      // Both divide: a small change of the colour is a large one of the result.
      let tolerance = mode == .colorDodge || mode == .colorBurn ? 6.0 : 2
      let wanted = (color.channels + [color.alpha]).map { ($0 * 255).rounded() }
      #expect(distance <= tolerance, "\(name) \(String(pixel, radix: 16)) for \(wanted)")
    }
  }
}
