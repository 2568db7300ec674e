import Testing

@testable import Veneer

@Suite struct UnitCurveTests {
  private static let curves = [UnitCurve.linear, .easeIn, .easeOut, .easeInOut]
  private static let times = stride(from: 0.0, through: 1, by: 1.0 / 16).map { $0 }

  @Test(arguments: curves)
  func everyCurveGoesFromZeroToOne(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test(arguments: curves)
  func timesOutsideAreTakenAsTheNearestEnd(_ curve: UnitCurve) {
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 1.5) == 1)
    #expect(curve.value(at: .infinity) == 1)
    #expect(abs(curve.velocity(at: -1) - curve.velocity(at: 0)) < 1e-6)
    #expect(abs(curve.velocity(at: 2) - curve.velocity(at: 1)) < 1e-6)
  }

  @Test(arguments: curves)
  func progressNeverGoesBack(_ curve: UnitCurve) {
    let values = Self.times.map(curve.value)
    #expect(values == values.sorted())
  }

  /// The values of CSS's curves of these names.
  @Test(arguments: [
    (UnitCurve.linear, 0.3, 0.3),
    (.easeIn, 0.5, 0.315357),
    (.easeOut, 0.5, 0.684643),
    (.easeInOut, 0.25, 0.129162),
    (.easeInOut, 0.5, 0.5),
    (.easeInOut, 0.75, 0.870838),
  ])
  func valuesAreThoseOfTheUsualCurves(_ curve: UnitCurve, _ time: Double, _ value: Double) {
    #expect(abs(curve.value(at: time) - value) < 1e-5)
  }

  @Test func speedIsTheSlopeOfTheCurve() {
    for time in Self.times { #expect(abs(UnitCurve.linear.velocity(at: time) - 1) < 1e-6) }
    #expect(UnitCurve.easeIn.velocity(at: 0) < 1e-6)
    #expect(UnitCurve.easeOut.velocity(at: 1) < 1e-6)
    for time in Self.times.dropFirst().dropLast() {
      let rise = UnitCurve.easeInOut.value(at: time + 1e-5) - UnitCurve.easeInOut.value(at: time - 1e-5)
      #expect(abs(UnitCurve.easeInOut.velocity(at: time) - rise / 2e-5) < 1e-3)
    }
  }

  @Test(arguments: curves)
  func theInverseTakesProgressBackToTime(_ curve: UnitCurve) {
    for time in Self.times {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func controlPointsMayOvershootInProgressButNotInTime() {
    let back = UnitCurve.bezier(
      startControlPoint: CGPoint(x: 0.3, y: -0.5), endControlPoint: CGPoint(x: 0.7, y: 1.5))
    #expect(back.value(at: 0.1) < 0)
    #expect(back.value(at: 0.9) > 1)
    let clamped = UnitCurve.bezier(
      startControlPoint: CGPoint(x: -2, y: 0.2), endControlPoint: CGPoint(x: 5, y: 0.8))
    let within = UnitCurve.bezier(
      startControlPoint: CGPoint(x: 0, y: 0.2), endControlPoint: CGPoint(x: 1, y: 0.8))
    #expect(clamped == within)
  }

  @Test func aVerticalStartIsInfinitelyFast() {
    let jump = UnitCurve.bezier(
      startControlPoint: CGPoint(x: 0, y: 1), endControlPoint: CGPoint(x: 0, y: 1))
    #expect(jump.velocity(at: 0) > 1000)
    #expect(jump.value(at: 0.5) > 0.8)
  }
}
