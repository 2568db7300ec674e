import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// The geometry of paths.
  @Suite @MainActor struct Paths {
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    private func isNear(_ left: CGRect, _ right: CGRect, _ limit: Double = 0.05) -> Bool {
      abs(left.minX - right.minX) < limit && abs(left.minY - right.minY) < limit
        && abs(left.maxX - right.maxX) < limit && abs(left.maxY - right.maxY) < limit
    }

    private func isNear(_ left: CGPoint?, _ x: Double, _ y: Double) -> Bool {
      left.map { abs($0.x - x) < 0.05 && abs($0.y - y) < 0.05 } ?? false
    }

    /// The length of all straight lines.
    private func length(_ path: Path) -> Double {
      var total = 0.0
      var last = CGPoint.zero
      path.forEach { element in
        switch element {
        case .move(let end): last = end
        case .line(let end):
          total += ((end.x - last.x) * (end.x - last.x) + (end.y - last.y) * (end.y - last.y)).squareRoot()
          last = end
        default: break
        }
      }
      return total
    }

    @Test func boundsAreThoseOfTheLineNotOfItsControls() {
      let curve = Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
      }
      #expect(isNear(curve.boundingRect, rect(0, 0, 20, 10)))
      #expect(Path().boundingRect == .zero)
      #expect(Path { $0.move(to: CGPoint(x: 3, y: 4)) }.boundingRect == rect(3, 4, 0, 0))
      #expect(Path(ellipseIn: rect(1, 2, 30, 40)).boundingRect == rect(1, 2, 30, 40))
      #expect(
        isNear(
          Path(ellipseIn: rect(0, 0, 10, 10)).applying(.init(rotationAngle: 1)).boundingRect
            .insetBy(dx: 0, dy: 0), Path(ellipseIn: rect(-6.50, 1.91, 10, 10)).boundingRect, 0.06))
    }

    @Test func transformsMovePoints() {
      let path = Path(rect(0, 0, 10, 20))
      #expect(path.offsetBy(dx: 5, dy: -5).boundingRect == rect(5, -5, 10, 20))
      #expect(path.applying(CGAffineTransform(scaleX: 2, y: 0.5)).boundingRect == rect(0, 0, 20, 10))
      let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(isNear(turned.boundingRect, rect(-20, 0, 20, 10)))
      let both = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
      #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 5, y: 6))
      #expect(isNear(CGPoint(x: 5, y: 6).applying(both.inverted()), 1, 1))
      #expect(CGAffineTransform().inverted() == CGAffineTransform())
      var sum = Path()
      sum.addPath(path, transform: CGAffineTransform(translationX: 100, y: 0))
      sum.addRect(rect(0, 0, 1, 1), transform: .identity)
      #expect(sum.boundingRect == rect(0, 0, 110, 20))
    }

    @Test func arcsGoTheWayThatIsAskedFor() {
      func arc(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
        Path {
          $0.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
            clockwise: clockwise)
        }.boundingRect
      }
      #expect(isNear(arc(0, 90, clockwise: false), rect(0, 0, 10, 10)))
      #expect(isNear(arc(0, 90, clockwise: true), rect(-10, -10, 20, 20)))
      #expect(isNear(arc(90, 0, clockwise: true), rect(0, 0, 10, 10)))
      #expect(isNear(arc(0, 360, clockwise: false), rect(-10, -10, 20, 20)))
      #expect(isNear(arc(0, 360, clockwise: true), rect(-10, -10, 20, 20)))
      #expect(isNear(arc(-90, 90, clockwise: false), rect(0, -10, 10, 20)))
      let relative = Path {
        $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(90))
      }
      #expect(isNear(relative.boundingRect, rect(-10, 0, 10, 10)))
      #expect(isNear(relative.currentPoint, -10, 0))
      let broken = Path {
        $0.addArc(
          center: CGPoint(x: CGFloat.nan, y: 0), radius: .nan, startAngle: .radians(.infinity),
          endAngle: .radians(.nan), clockwise: false)
      }
      #expect(broken.boundingRect == .zero)
    }

    @Test func anArcRoundsACornerOff() {
      let path = Path { path in
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
      }
      #expect(isNear(path.boundingRect, rect(0, 0, 20, 5)))
      #expect(isNear(path.currentPoint, 20, 5))
      let straight = Path { path in
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
      }
      #expect(isNear(straight.currentPoint, 20, 0))
    }

    @Test func aTrimmedPathIsAShareOfTheLength() {
      let square = Path(rect(0, 0, 10, 10))
      #expect(length(square.trimmedPath(from: 0, to: 0.5)) == 20)
      #expect(square.trimmedPath(from: 0, to: 0.5).boundingRect == rect(0, 0, 10, 10))
      #expect(length(square.trimmedPath(from: 0.125, to: 0.25)) == 5)
      #expect(length(square.trimmedPath(from: 0.75, to: 1)) == 10, "the line back counts, too")
      #expect(square.trimmedPath(from: -3, to: 9) == square)
      #expect(square.trimmedPath(from: .nan, to: 1) == square)
      #expect(
        square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
      #expect(Path().trimmedPath(from: 0.1, to: 0.2).isEmpty)
      let quarter = Path(ellipseIn: rect(0, 0, 20, 20)).trimmedPath(from: 0, to: 0.25)
      #expect(isNear(quarter.boundingRect, rect(10, 10, 10, 10)), "a circle begins at the right, clockwise")
      let part = Path(ellipseIn: rect(0, 0, 20, 20)).trimmedPath(from: 0.125, to: 0.375)
      #expect(isNear(part.boundingRect, rect(10 - 7.071, 10 + 7.071, 14.142, 2.929)))
    }

    @Test func aPathKnowsWhatIsInside() {
      var ring = Path(ellipseIn: rect(0, 0, 20, 20))
      ring.addEllipse(in: rect(5, 5, 10, 10))
      let middle = CGPoint(x: 10, y: 10)
      #expect(ring.contains(middle) && !ring.contains(middle, eoFill: true))
      #expect(!ring.contains(CGPoint(x: 1, y: 1)))
      let line = ring.strokedPath(StrokeStyle(lineWidth: 2))
      #expect(line.contains(CGPoint(x: 20.5, y: 10)) && !line.contains(CGPoint(x: 18, y: 10)))
    }

    @Test func thePenKnowsWhereItIs() {
      var path = Path()
      #expect(path.currentPoint == nil && path.isEmpty)
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 8)])
      #expect(path.currentPoint == CGPoint(x: 5, y: 8))
      path.closeSubpath()
      #expect(path.currentPoint == CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 0, y: 0))
      #expect(path.boundingRect == rect(0, 0, 5, 8))
      path.addRects([rect(0, 0, 1, 1), rect(50, 0, 1, 1)])
      path.addRoundedRect(in: rect(60, 0, 5, 5), cornerSize: CGSize(width: 1, height: 1))
      path.addRoundedRect(in: rect(70, 0, 5, 5), cornerRadii: RectangleCornerRadii(topLeading: 1))
      #expect(path.boundingRect == rect(0, 0, 75, 8))
    }

    @Test func aPathIsEqualToTheSameSteps() {
      let drawn = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
      }
      #expect(drawn == Path(rect(0, 0, 10, 10)))
      #expect(Set([drawn, Path(rect(0, 0, 10, 10)), Path(rect(0, 0, 10, 11))]).count == 2)
    }

    @Test func sidesThatAreNegativeOrNoNumbersCount() {
      #expect(Path(rect(10, 10, -10, -10)).boundingRect == rect(0, 0, 10, 10))
      #expect(Path(rect(.nan, 0, 10, .nan)).boundingRect == rect(0, 0, 10, 0))
      #expect(Circle().inset(by: .nan).path(in: rect(0, 0, 10, 10)).boundingRect == rect(0, 0, 10, 10))
      #expect(Circle().inset(by: -5).path(in: rect(0, 0, 10, 10)).boundingRect == rect(-5, -5, 20, 20))
      #expect(Rectangle().inset(by: 50).path(in: rect(0, 0, 10, 20)).boundingRect == rect(5, 10, 0, 0))
      let inner = RoundedRectangle(cornerRadius: 4, style: .circular).inset(by: 3).path(
        in: rect(0, 0, 20, 20))
      #expect(inner == Path(roundedRect: rect(3, 3, 14, 14), cornerRadius: 1, style: .circular))
      let twice = Capsule().inset(by: 1).inset(by: 2).path(in: rect(0, 0, 20, 20))
      #expect(twice == Capsule().path(in: rect(3, 3, 14, 14)))
    }
  }
}
