import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The areas that shapes fill.
  @Suite @MainActor struct ShapeFills {
    /// The area and the extent of a shape filled in a room of 40 × 20.
    private func measured<Content: Shape>(_ shape: Content) async throws -> (area: Double, extent: CGRect?) {
      let picture = try await ShapePicture.of(width: 40, height: 20) { shape.fill(Ground.blue) }
      return (picture.area, picture.drawn)
    }

    private let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    /// What rounding off a corner of radius 1 takes away.
    private let corner = 1 - Double.pi / 4

    @Test func eachFillsItsArea() async throws {
      let rectangle = try await measured(Rectangle())
      #expect(rectangle.area == 800 && rectangle.extent == room)
      let capsule = try await measured(Capsule(style: .circular))
      #expect(abs(capsule.area - (800 - 4 * 100 * corner)) < 3 && capsule.extent == room)
      let circle = try await measured(Circle())
      #expect(abs(circle.area - 100 * .pi) < 3)
      #expect(circle.extent == CGRect(x: 10, y: 0, width: 20, height: 20))
      let ellipse = try await measured(Ellipse())
      #expect(abs(ellipse.area - 200 * .pi) < 3 && ellipse.extent == room)
      let rounded = try await measured(RoundedRectangle(cornerRadius: 6, style: .circular))
      #expect(abs(rounded.area - (800 - 4 * 36 * corner)) < 2)
      let oval = try await measured(RoundedRectangle(cornerSize: CGSize(width: 12, height: 6)))
      #expect(abs(oval.area - (800 - 4 * 72 * corner)) < 3)
      let uneven = try await measured(UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4))
      #expect(abs(uneven.area - (800 - 116 * corner)) < 2)
    }

    @Test func namesStandForShapes() async throws {
      func same<First: Shape, Second: Shape>(_ first: First, _ second: Second) -> Bool {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
        return first.path(in: rect) == second.path(in: rect)
      }
      func area<Content: Shape>(of shape: Content) async throws -> Double { try await measured(shape).area }
      #expect(try await area(of: .rect) == 800)
      #expect(try await area(of: .capsule) == measured(Capsule()).area)
      #expect(try await area(of: .circle) == measured(Circle()).area)
      #expect(try await area(of: .ellipse) == measured(Ellipse()).area)
      #expect(same(.rect(cornerRadius: 5), RoundedRectangle(cornerRadius: 5)))
      #expect(
        same(.rect(cornerRadius: 5, style: .circular), RoundedRectangle(cornerRadius: 5, style: .circular)))
      let size = CGSize(width: 3, height: 5)
      #expect(same(.rect(cornerSize: size), RoundedRectangle(cornerSize: size)))
      #expect(
        same(
          .rect(cornerRadii: RectangleCornerRadii(topLeading: 7)), UnevenRoundedRectangle(topLeadingRadius: 7)
        ))
      #expect(
        same(.rect(topTrailingRadius: 7), UnevenRoundedRectangle(topTrailingRadius: 7)))
      #expect(same(.capsule(style: .circular), Capsule(style: .circular)))
      #expect(same(AnyShape(AnyShape(Circle())), Circle()))
      #expect(same(.containerRelative, Rectangle()))
    }

    @Test func withoutAStyleAShapeIsOfTheForegroundStyle() async throws {
      let plain = try await ShapePicture.of { Circle().foregroundStyle(Ground.red) }
      #expect(plain.color(20, 20) == Ground.redPixel)
      let filled = try await ShapePicture.of { Circle().fill().foregroundStyle(Ground.red) }
      #expect(filled.premultipliedPixels == plain.premultipliedPixels)
    }

    @Test func aRadiusBeyondTheHalfMakesACapsule() async throws {
      let huge = try await measured(RoundedRectangle(cornerRadius: 500, style: .circular))
      let capsule = try await measured(Capsule(style: .circular))
      #expect(huge.area == capsule.area)
      let uneven = try await measured(UnevenRoundedRectangle(topLeadingRadius: .infinity))
      #expect(uneven.area > 800 - 20 * 20 * corner - 2 && uneven.area < 800 - 20 * 20 * corner + 2)
    }

    @Test(arguments: [-5, .nan, 0])
    func aRadiusThatIsNoneLeavesTheCornersSharp(_ radius: CGFloat) async throws {
      #expect(try await measured(RoundedRectangle(cornerRadius: radius)).area == 800)
    }

    @Test func aContinuousCornerBeginsGently() async throws {
      // Half of it is seen at a radius that is large enough to tell the two apart.
      let circular = try await ShapePicture.of(width: 200, height: 200) {
        RoundedRectangle(cornerRadius: 60, style: .circular).fill(Ground.blue)
      }
      let continuous = try await ShapePicture.of(width: 200, height: 200) {
        RoundedRectangle(cornerRadius: 60, style: .continuous).fill(Ground.blue)
      }
      #expect(circular.alpha(62, 0) == 255 && continuous.alpha(62, 0) < 200)
      #expect(continuous.alpha(95, 0) == 255)
      #expect(abs(circular.alpha(17, 17) - continuous.alpha(17, 17)) < 40, "the middles of the corners agree")
      let difference = circular.area - continuous.area
      #expect(difference > 20 && difference < 150)
    }

    @Test func upToARadiusOf32TheTwoKindsOfCornersAreLessThanHalfAPixelApart() {
      let continuous = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 32, style: .continuous)
      for degrees in 0...90 {
        let turn = CGAffineTransform(rotationAngle: (180 + Double(degrees)) * .pi / 180)
        func point(_ radius: Double) -> CGPoint {
          let place = CGPoint(x: radius, y: 0).applying(turn)
          return CGPoint(x: 32 + place.x, y: 32 + place.y)
        }
        #expect(continuous.contains(point(31.5)) && !continuous.contains(point(32.5)), "at \(degrees)°")
      }
      for x in stride(from: 32.0, to: 60, by: 1) {
        #expect(continuous.contains(CGPoint(x: x, y: 0.5)) && continuous.contains(CGPoint(x: 0.5, y: x)))
      }
    }

    @Test func evenOddFillsLeaveHolesOut() async throws {
      struct Ring: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path(rect)
          path.addRect(rect.insetBy(dx: 10, dy: 10))
          return path
        }
      }
      let winding = try await ShapePicture.of { Ring().fill(Ground.blue) }
      let evenOdd = try await ShapePicture.of { Ring().fill(Ground.blue, style: FillStyle(eoFill: true)) }
      #expect(winding.area == 1600 && evenOdd.area == 1200)
      #expect(evenOdd.alpha(20, 20) == 0)
      let same = try await ShapePicture.of { Ring().fill(style: FillStyle(eoFill: true)) }
      #expect(same.alphas == evenOdd.alphas)
    }

    @Test func edgesMayBeRough() async throws {
      let smooth = try await ShapePicture.of { Circle().fill(Ground.blue) }
      let rough = try await ShapePicture.of {
        Circle().fill(Ground.blue, style: FillStyle(antialiased: false))
      }
      #expect(smooth.alphas.contains { $0 > 0 && $0 < 255 })
      #expect(rough.alphas.allSatisfy { $0 == 0 || $0 == 255 } && abs(rough.area - smooth.area) < 20)
    }

    @Test func aShapeWithoutRoomDrawsNothing() async throws {
      let picture = try await ShapePicture.of {
        ZStack {
          Circle().fill(Ground.blue).frame(width: 0, height: 20)
          RoundedRectangle(cornerRadius: 60).fill(Ground.blue).frame(width: 0, height: 0)
          Path().fill(Ground.blue)
          Path { $0.move(to: .zero) }.stroke(Ground.blue)
        }
      }
      #expect(picture.drawn == nil)
    }

    @Test func aShapeFollowsItsChanges() async throws {
      struct Page: View {
        let radius: CGFloat
        let color: Color
        var body: some View { RoundedRectangle(cornerRadius: radius).fill(color) }
      }
      let host = HostingWidget(rootView: Page(radius: 0, color: Ground.blue))
      let window = TestWindow(width: 40, height: 40, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(try await window.isolatedSnapshot().area == 1600)
      host.rootView = Page(radius: 10, color: Ground.blue)
      #expect(try await window.isolatedSnapshot().area < 1530)
      host.rootView = Page(radius: 10, color: Ground.red)
      #expect(try await window.isolatedSnapshot().color(20, 20) == Ground.redPixel)
    }

    @Test func aContainerShapeIsTakenOver() async throws {
      let picture = try await ShapePicture.of {
        ContainerRelativeShape().fill(Ground.blue).containerShape(Circle())
      }
      #expect(abs(picture.area - 400 * .pi) < 4)
      let inner = try await ShapePicture.of {
        ContainerRelativeShape().inset(by: 10).fill(Ground.blue).containerShape(Circle())
      }
      #expect(abs(inner.area - 100 * .pi) < 4)
    }
  }
}
