import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Lines along shapes.
  @Suite @MainActor struct Strokes {
    /// A shape of 20 × 20 in the middle of 40 × 40.
    private func picture<Content: View>(scale: Int = 1, _ content: Content) async throws -> Snapshot {
      try await ShapePicture.of(scale: scale) { content.frame(width: 20, height: 20) }
    }

    private func rect(_ inset: Double) -> CGRect {
      CGRect(x: inset, y: inset, width: 40 - 2 * inset, height: 40 - 2 * inset)
    }

    @Test func aStrokeLiesHalfOutsideAndABorderInside() async throws {
      let stroke = try await picture(Rectangle().stroke(Ground.blue, lineWidth: 4))
      #expect(stroke.drawn == rect(8) && stroke.area == 24 * 24 - 16 * 16)
      let border = try await picture(Rectangle().strokeBorder(Ground.blue, lineWidth: 4))
      #expect(border.drawn == rect(10) && border.area == 400 - 12 * 12)
      let circle = try await picture(Circle().stroke(Ground.blue, lineWidth: 4))
      #expect(circle.drawn == rect(8) && abs(circle.area - 80 * .pi) < 3)
      let ring = try await picture(Circle().strokeBorder(Ground.blue, lineWidth: 4))
      #expect(ring.drawn == rect(10) && abs(ring.area - 64 * .pi) < 3)
    }

    @Test func everyFormDrawsTheSameLine() async throws {
      let style = StrokeStyle(lineWidth: 2)
      let shape = RoundedRectangle(cornerRadius: 4)
      let pictures = [
        try await picture(shape.stroke(Ground.blue, lineWidth: 2)),
        try await picture(shape.stroke(Ground.blue, style: style)),
        try await picture(shape.stroke(lineWidth: 2).foregroundStyle(Ground.blue)),
        try await picture(shape.stroke(style: style).foregroundStyle(Ground.blue)),
        try await picture(shape.stroke(style: style).fill(Ground.blue)),
        try await picture(shape.inset(by: -1).strokeBorder(Ground.blue, lineWidth: 2)),
        try await picture(shape.inset(by: -1).strokeBorder(Ground.blue, style: style)),
        try await picture(
          shape.inset(by: -1).strokeBorder(style: style, antialiased: true).foregroundStyle(Ground.blue)),
      ]
      #expect(pictures[0].area > 140)
      for (index, picture) in pictures.enumerated() {
        #expect(picture.premultipliedPixels == pictures[0].premultipliedPixels, "form \(index)")
      }
      let thin = try await picture(shape.stroke(Ground.blue))
      #expect(thin.alphas == (try await picture(shape.stroke())).alphas)
      #expect(abs(thin.area - pictures[0].area / 2) < 3)
      let inside = try await picture(shape.strokeBorder(Ground.blue))
      #expect(inside.alphas == (try await picture(shape.strokeBorder())).alphas && inside.drawn == rect(10))
    }

    @Test func gskAndCairoDrawTheSameLine() async throws {
      let quick = try await picture(
        RoundedRectangle(cornerRadius: 6, style: .circular).stroke(Ground.blue, lineWidth: 3))
      let outline = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 6, style: .circular)
      var other = outline
      other.addPath(Path { $0.move(to: .zero) })
      let exact = try await picture(other.stroke(Ground.blue, lineWidth: 3))
      for (first, second) in zip(quick.alphas, exact.alphas) { #expect(abs(Int(first) - Int(second)) <= 24) }
      #expect(abs(quick.area - exact.area) < 2)
      let polygon = try await picture(outline.strokedPath(StrokeStyle(lineWidth: 3)).fill(Ground.blue))
      for (first, second) in zip(polygon.alphas, exact.alphas) {
        #expect(abs(Int(first) - Int(second)) <= 24)
      }
    }

    @Test func stepsAreDrawnOneOverTheOther() async throws {
      let chained = try await picture(
        Rectangle().fill(Ground.blue).stroke(Ground.red, lineWidth: 4).strokeBorder(.black, lineWidth: 1))
      #expect(chained.color(20, 20) == Ground.bluePixel)
      #expect(chained.color(9, 20) == Ground.redPixel && chained.color(11, 20) == Ground.redPixel)
      #expect(chained.color(10, 20) == 0xff00_0000)
      let refilled = try await picture(
        Rectangle().stroke(Ground.red, style: StrokeStyle(lineWidth: 4)).fill(Ground.blue))
      #expect(refilled.color(11, 20) == Ground.bluePixel && refilled.color(9, 20) == Ground.redPixel)
    }

    @Test func dashesLeaveGaps() async throws {
      let line = Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
      }
      func row(_ style: StrokeStyle) async throws -> [Int] {
        let picture = try await picture(line.stroke(Ground.blue, style: style))
        return (0..<20).filter { picture.alpha($0 + 10, 20) == 255 }
      }
      #expect(try await row(StrokeStyle(lineWidth: 2, dash: [6, 4])) == Array(0..<6) + Array(10..<16))
      #expect(try await row(StrokeStyle(lineWidth: 2, dash: [5])) == Array(0..<5) + Array(10..<15))
      #expect(
        try await row(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 5)) == [0] + Array(5..<11)
          + Array(15..<20))
      #expect(try await row(StrokeStyle(lineWidth: 2, dash: [0, 0])) == Array(0..<20))
      #expect(try await row(StrokeStyle(lineWidth: 2, dash: [3, -1])) == Array(0..<20))
      #expect(try await row(StrokeStyle(lineWidth: 2, dash: [.nan])) == Array(0..<20))
      let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 4]))
      #expect(dashes.contains(CGPoint(x: 5.5, y: 10)) && !dashes.contains(CGPoint(x: 6.5, y: 10)))
      #expect(dashes.contains(CGPoint(x: 12, y: 10.9)) && !dashes.contains(CGPoint(x: 12, y: 11.1)))
    }

    @Test func capsGoBeyondTheEnds() async throws {
      let line = Path { $0.addLines([CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)]) }
      for (cap, area) in [(CGLineCap.butt, 60), (.square, 96), (.round, 60 + 9 * Double.pi)] {
        let style = StrokeStyle(lineWidth: 6, lineCap: cap)
        let stroke = try await picture(line.stroke(Ground.blue, style: style))
        #expect(abs(stroke.area - area) < 1.5)
        let outline = try await picture(line.strokedPath(style).fill(Ground.blue))
        #expect(abs(outline.area - area) < 1.5)
      }
    }

    @Test func joinsShapeTheCorners() async throws {
      let corner = Path { $0.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 2), CGPoint(x: 18, y: 18)]) }
      let base = 16.0 * 4 * 2 - 4
      for (join, extra) in [(CGLineJoin.miter, 4), (.bevel, 2), (.round, Double.pi)] {
        let style = StrokeStyle(lineWidth: 4, lineJoin: join)
        let stroke = try await picture(corner.stroke(Ground.blue, style: style))
        #expect(abs(stroke.area - (base + extra)) < 1)
        let outline = try await picture(corner.strokedPath(style).fill(Ground.blue))
        #expect(abs(outline.area - (base + extra)) < 1)
      }
      let cut = StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1)
      #expect(abs(try await picture(corner.stroke(Ground.blue, style: cut)).area - (base + 2)) < 1)
      let square = try await picture(
        Rectangle().stroke(Ground.blue, style: StrokeStyle(lineWidth: 4, lineJoin: .round)))
      #expect(square.alpha(8, 8) < 200, "a sharp rectangle has round corners outside, too")
    }

    @Test(arguments: [0, -3, .nan])
    func aLineWithoutWidthIsNotDrawn(_ width: CGFloat) async throws {
      for ring in [
        AnyView(Circle().stroke(Ground.blue, lineWidth: width)),
        AnyView(Circle().strokeBorder(Ground.blue, lineWidth: width)),
        AnyView(Ellipse().rotation(.degrees(5)).stroke(Ground.blue, lineWidth: width)),
      ] {
        #expect(try await picture(ring).drawn == nil)
      }
      #expect(Path(ellipseIn: rect(4)).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func aLineThickerThanTheShapeFillsIt() async throws {
      let border = try await picture(Rectangle().strokeBorder(Ground.blue, lineWidth: 60))
      #expect(border.area >= 400)
      let stroke = try await picture(Circle().stroke(Ground.blue, lineWidth: 30))
      #expect(stroke.alpha(20, 20) == 255)
    }

    @Test func linesMayBeRough() async throws {
      let rough = try await picture(Circle().stroke(Ground.blue, lineWidth: 3, antialiased: false))
      #expect(rough.area > 100 && rough.alphas.allSatisfy { $0 == 0 || $0 == 255 })
      let border = try await picture(Circle().strokeBorder(Ground.blue, lineWidth: 3, antialiased: false))
      #expect(border.area > 100 && border.alphas.allSatisfy { $0 == 0 || $0 == 255 })
    }

    @Test func atScaleTwoALineOfGskIsSharp() async throws {
      let border = try await picture(scale: 2, Rectangle().strokeBorder(Ground.blue, lineWidth: 1.5))
      #expect(border.area == 40 * 40 - 34 * 34)
      #expect(border.alphas.allSatisfy { $0 == 0 || $0 == 255 })
    }
  }
}
