import Testing

@testable import Veneer

@Suite struct ColorComponentsTests {
  @Test func componentsOutsideTheUnitRangeAreClamped() {
    let color = ColorComponents(red: -1, green: 2, blue: 0.25, opacity: 9)
    #expect(color == ColorComponents(red: 0, green: 1, blue: 0.25, opacity: 1))
  }

  @Test func whatIsNoNumberCountsAsZero() {
    let color = ColorComponents(red: .nan, green: .infinity, blue: -.infinity, opacity: .nan)
    #expect(color == ColorComponents(red: 0, green: 1, blue: 0, opacity: 0))
  }

  @Test(arguments: [
    ("#3584e4", 0x35, 0x84, 0xe4, 0xff),
    ("3584E4", 0x35, 0x84, 0xe4, 0xff),
    ("#38e", 0x33, 0x88, 0xee, 0xff),
    ("38e", 0x33, 0x88, 0xee, 0xff),
    ("#3584e480", 0x35, 0x84, 0xe4, 0x80),
    ("#00000000", 0, 0, 0, 0),
  ])
  func hexadecimalDigitsAreRead(_ text: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) throws {
    let color = try #require(ColorComponents(hex: text))
    let bytes = [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [red, green, blue, alpha])
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "##123456", "123456#", "#12345g", " #123456",
    "#12 456", "rgb(1,2,3)", "#+12345", "#-1-1-1", "#\u{661}\u{662}\u{663}", "#é23456", "0x123456",
  ])
  func anythingElseIsNoColour(_ text: String) {
    #expect(ColorComponents(hex: text) == nil)
  }

  @Test func aNumberIsReadByItsBytes() {
    #expect(ColorComponents(0xff8000) == ColorComponents(red: 1, green: 128.0 / 255, blue: 0))
    #expect(ColorComponents(0xab_ff8000) == ColorComponents(0xff8000))
  }

  /// Hue in twelfths of the wheel, saturation, brightness, and what comes out.
  private static let hues: [(twelfth: Double, saturation: Double, brightness: Double, rgb: [Double])] = [
    (0, 1, 1, [1, 0, 0]), (2, 1, 1, [1, 1, 0]), (4, 1, 1, [0, 1, 0]), (6, 1, 1, [0, 1, 1]),
    (8, 1, 1, [0, 0, 1]), (10, 1, 1, [1, 0, 1]), (12, 1, 1, [1, 0, 0]), (5, 0, 0.5, [0.5, 0.5, 0.5]),
    (7, 1, 0, [0, 0, 0]), (0, 0.5, 1, [1, 0.5, 0.5]), (1, 1, 0.8, [0.8, 0.4, 0]), (15, 1, 1, [1, 0, 0]),
  ]

  @Test(arguments: hues)
  func hueGoesOnceAroundTheWheel(
    _ twelfth: Double, _ saturation: Double, _ brightness: Double, _ rgb: [Double]
  ) {
    let color = ColorComponents(
      hue: twelfth / 12, saturation: saturation, brightness: brightness, opacity: 1)
    #expect(abs(color.red - rgb[0]) < 1e-9)
    #expect(abs(color.green - rgb[1]) < 1e-9)
    #expect(abs(color.blue - rgb[2]) < 1e-9)
  }

  @Test func greenLooksLighterThanRedAndRedThanBlue() {
    let lightness = [0x00ff00, 0xff0000, 0x0000ff].map { ColorComponents(UInt32($0)).luminance }
    #expect(lightness == lightness.sorted(by: >))
    #expect(abs(ColorComponents(0xffffff).luminance - 1) < 1e-9)
  }
}
