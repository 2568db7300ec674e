import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Shapes made of other shapes, and those of an application.
  @Suite @MainActor struct ShapeTransforms {
    private func extent<Content: Shape>(_ shape: Content, rightToLeft: Bool = false) async throws -> CGRect? {
      try await ShapePicture.of(rightToLeft: rightToLeft) {
        shape.fill(Ground.blue).frame(width: 20, height: 20)
      }.drawn
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func shapesAreMovedScaledTurnedAndSized() async throws {
      let square = Rectangle()
      #expect(try await extent(square.offset(x: 5)) == rect(15, 10, 20, 20))
      #expect(try await extent(square.offset(y: -5)) == rect(10, 5, 20, 20))
      #expect(try await extent(square.offset(CGSize(width: 2, height: 3))) == rect(12, 13, 20, 20))
      #expect(try await extent(square.offset(CGPoint(x: 2, y: 3))) == rect(12, 13, 20, 20))
      #expect(try await extent(square.scale(0.5)) == rect(15, 15, 10, 10))
      #expect(try await extent(square.scale(0.5, anchor: .topLeading)) == rect(10, 10, 10, 10))
      #expect(try await extent(square.scale(x: 2, y: 0.5)) == rect(0, 15, 40, 10))
      #expect(try await extent(square.scale(0)) == nil)
      #expect(try await extent(square.scale(.nan)) == nil)
      #expect(try await extent(square.scale(x: 0.5).rotation(.degrees(90))) == rect(10, 15, 20, 10))
      #expect(
        try await extent(square.rotation(.degrees(180), anchor: .bottomTrailing)) == rect(30, 30, 10, 10))
      #expect(try await extent(square.rotation(.radians(.nan))) == rect(10, 10, 20, 20))
      #expect(try await extent(square.size(CGSize(width: 5, height: 8))) == rect(10, 10, 5, 8))
      #expect(try await extent(square.size(width: 5, height: 8)) == rect(10, 10, 5, 8))
      #expect(
        try await extent(square.size(CGSize(width: 4, height: 8), anchor: .center)) == rect(18, 16, 4, 8))
      #expect(
        try await extent(square.transform(CGAffineTransform(scaleX: 0.5, y: 1))) == rect(10, 10, 10, 20))
      #expect(try await extent(square.scale(0.5).inset(by: 2)) == rect(16, 16, 8, 8))
    }

    @Test func aTrimmedLineIsDrawnAndAStrokeIsAShape() async throws {
      let half = try await ShapePicture.of {
        Circle().trim(from: 0, to: 0.5).stroke(Ground.blue, lineWidth: 2).frame(width: 20, height: 20)
      }
      #expect(half.drawn == rect(9, 20, 22, 11) && abs(half.area - 20 * .pi) < 2)
      let ring = try await ShapePicture.of {
        Ground.blue.frame(width: 20, height: 20).clipShape(Circle().inset(by: 2).stroke(lineWidth: 4))
      }
      #expect(ring.alpha(20, 20) == 0 && abs(ring.area - 64 * .pi) < 4)
      let nothing = try await ShapePicture.of { Circle().trim(from: 0.5, to: 0.5).stroke(Ground.blue) }
      #expect(nothing.drawn == nil)
    }

    @Test func rightToLeftMirrorsOutlines() async throws {
      struct Half: Shape {
        var layoutDirectionBehavior = LayoutDirectionBehavior.mirrors
        func path(in rect: CGRect) -> Path {
          Path { $0.addLines([.zero, CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 20), CGPoint(x: 0, y: 20)]) }
        }
      }
      #expect(try await extent(Half()) == rect(10, 10, 8, 20))
      #expect(try await extent(Half(), rightToLeft: true) == rect(22, 10, 8, 20))
      #expect(
        try await extent(Half(layoutDirectionBehavior: .fixed), rightToLeft: true) == rect(10, 10, 8, 20))
      let wrapped = AnyShape(Half(layoutDirectionBehavior: .fixed).offset(x: 1))
      #expect(try await extent(wrapped, rightToLeft: true) == rect(11, 10, 8, 20))
      let uneven = try await ShapePicture.of(rightToLeft: true) {
        UnevenRoundedRectangle(topLeadingRadius: 15).fill(Ground.blue)
      }
      #expect(uneven.alpha(0, 0) == 255 && uneven.alpha(39, 0) == 0)
    }

    @Test func stylesMayBeGenericOverShapes() async throws {
      let picture = try await ShapePicture.of {
        Button("") {}.buttonStyle(OutlinedStyle(shape: Diamond(), fill: Ground.blue, line: Ground.red))
      }
      #expect(picture.color(20, 20) == Ground.bluePixel)
      #expect(picture.alpha(2, 2) == 0 && picture.alpha(37, 37) == 0)
      #expect(picture.contains { $0.premultiplied == Ground.redPixel })
      let capsule = try await ShapePicture.of {
        Button("") {}.buttonStyle(OutlinedStyle(shape: .capsule, fill: .green, line: .tint))
      }
      #expect(capsule.alpha(20, 20) == 255 && capsule.alpha(0, 0) == 0)
    }
  }
}

/// A shape as an application declares it.
private struct Diamond: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

private struct OutlinedStyle<Outline: InsettableShape, Fill: ShapeStyle, Line: ShapeStyle>: ButtonStyle {
  var shape: Outline
  var fill: Fill
  var line: Line

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .frame(width: 40, height: 40)
      .background(shape.fill(fill))
      .overlay(shape.strokeBorder(line, lineWidth: configuration.isPressed ? 4 : 3))
      .contentShape(shape)
      .clipShape(shape)
  }
}
