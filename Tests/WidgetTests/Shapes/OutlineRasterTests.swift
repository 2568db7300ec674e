import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What drawing shapes costs.
  @Suite @MainActor struct OutlineRasters {
    private struct Star: Shape {
      var points = 5

      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addLines(
            (0..<points).map { point in
              let turn = CGAffineTransform(rotationAngle: Double(point * 2) / Double(points) * 2 * .pi)
              let tip = CGPoint(x: 0, y: -rect.height / 2).applying(turn)
              return CGPoint(x: rect.midX + tip.x, y: rect.midY + tip.y)
            })
          path.closeSubpath()
        }
      }
    }

    private struct Page: View {
      var color = Ground.blue
      var points = 5
      var opacity = 1.0
      var body: some View {
        HStack {
          Star(points: points).fill(color).frame(width: 41, height: 41)
          Star(points: points).fill(color).frame(width: 41, height: 41).opacity(opacity)
        }
      }
    }

    @Test func pixelsAreDrawnOnceForAllThatLooksAlike() async throws {
      let host = HostingWidget(rootView: Page())
      let window = TestWindow(width: 100, height: 50, content: host.widget)
      let before = OutlineRaster.rasterCount
      await window.present()
      defer { window.close() }
      #expect(try await window.isolatedSnapshot().area > 500)
      #expect(OutlineRaster.rasterCount == before + 1, "two stars share theirs")
      host.rootView = Page(opacity: 0.5)
      _ = await window.snapshot()
      for color in [Ground.red, Ground.blue, .green, .primary] {
        host.rootView = Page(color: color)
        _ = await window.snapshot()
      }
      #expect(OutlineRaster.rasterCount == before + 1, "a colour needs no raster")
      host.rootView = Page(color: Ground.red, points: 7)
      let red = try await window.isolatedSnapshot()
      #expect(OutlineRaster.rasterCount == before + 2)
      #expect(red.isOnly(.init(premultiplied: Ground.redPixel)))
    }

    @Test func roundedRectanglesAndTheirLinesNeedNoPixels() async throws {
      let before = OutlineRaster.rasterCount
      let picture = try await ShapePicture.of(width: 120, height: 60) {
        HStack {
          RoundedRectangle(cornerRadius: 12).fill(Ground.blue).stroke(Ground.red, lineWidth: 4)
          Capsule().strokeBorder(Ground.red, lineWidth: 2)
          Circle().stroke(Ground.blue, lineWidth: 2)
          Ellipse().fill(Ground.blue).clipShape(Capsule())
          Color.clear.background(Ground.blue, in: .rect(cornerRadius: 8)).border(.red)
        }
      }
      #expect(picture.area > 500)
      #expect(OutlineRaster.rasterCount == before)
    }

    /// The GL renderer loses the first edge of lines that run between pixels.
    @Test func linesBetweenPixelsAreRastered() async throws {
      let before = OutlineRaster.rasterCount
      let picture = try await ShapePicture.of(width: 60, height: 40) {
        RoundedRectangle(cornerRadius: 5).stroke(Ground.red, lineWidth: 1).frame(width: 41, height: 23)
      }
      #expect(OutlineRaster.rasterCount == before + 1)
      #expect(picture.area > 60)
    }

    @Test func aColourOfHalfOpacityIsDrawnAsThat() async throws {
      let picture = try await ShapePicture.of { Star(points: 3).fill(Ground.blue.opacity(0.5)) }
      #expect(abs(picture.alpha(20, 10) - 128) <= 1)
    }

    @Test func whatIsTooLargeToKeepIsDrawnAllTheSame() async throws {
      let before = OutlineRaster.rasterCount
      let picture = try await ShapePicture.of {
        Star().scale(100_000).fill(Ground.blue)
      }
      #expect(picture.alpha(20, 20) == 255 || picture.drawn == nil || picture.area > 0)
      let wide = try await ShapePicture.of { Star(points: 3).scale(200).fill(Ground.blue) }
      #expect(wide.area == 1600)
      #expect(OutlineRaster.rasterCount == before)
    }

    @Test func atScaleTwoPixelsAreTwiceAsMany() async throws {
      #expect(try await TestProgram.run("shape-scale") == "2 sharp")
    }
  }
}
