import Testing

@testable import Veneer

@Suite struct ColorTests {
  private let light = Theme()
  private let dark = Theme(isDark: true)

  @Test func coloursOfTheSameComponentsAreEqual() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(hex: 0xff0000))
    #expect(Color(red: 1, green: 0, blue: 0) == Color(hex: "#f00"))
    #expect(Color(white: 0) == .black)
    #expect(Color(red: 1, green: 0, blue: 0) != .red, "the palette's red is another one")
    #expect(Set([Color.red, Color.red, Color.blue]).count == 2)
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1), (-.infinity, 0)])
  func opacityIsClamped(_ given: Double, _ effective: Double) {
    #expect(Color.red.opacity(given) == Color.red.opacity(effective))
    #expect(Color(white: 1, opacity: given) == Color(white: 1, opacity: effective))
  }

  @Test func opacitiesMultiply() {
    #expect(Color.blue.opacity(0.5).opacity(0.5) == Color.blue.opacity(0.25))
    let paint = Color(white: 1, opacity: 0.5).opacity(0.5).paint(in: light)
    #expect(paint == .fixed(red: 1, green: 1, blue: 1, alpha: 0.25))
  }

  @Test func anOpacityThatIsNoNumberStaysWithinTheRange() {
    guard case .fixed(_, _, _, let alpha) = Color.black.opacity(.nan).paint(in: light) else {
      Issue.record("black is a fixed colour")
      return
    }
    #expect((0...1).contains(alpha))
  }

  @Test func thePaletteHasTwoTones() {
    #expect(Color.green.paint(in: light) == PaletteColor.green.light.paint)
    #expect(Color.green.paint(in: dark) == PaletteColor.green.dark.paint)
    #expect(Color.white.paint(in: light) == Color.white.paint(in: dark))
  }

  @Test func aPairFollowsTheTheme() {
    let pair = Color(light: .black, dark: Color(light: .red, dark: .yellow))
    #expect(pair.paint(in: light) == Color.black.paint(in: light))
    #expect(pair.paint(in: dark) == Color.yellow.paint(in: dark))
  }

  @Test func theAccentIsTheThemes() {
    var theme = Theme()
    theme.accent = ColorComponents(0x123456)
    #expect(Color.accentColor.paint(in: theme) == ColorComponents(0x123456).paint)
    #expect(Color.accentColor.opacity(0.5).paint(in: theme) == ColorComponents(0x123456).paint.opacity(0.5))
  }

  @Test func primaryAndSecondaryAreTheTextColour() {
    #expect(Color.primary.paint(in: light) == .current(alpha: 1))
    guard case .current(let alpha) = Color.secondary.paint(in: dark) else {
      Issue.record("secondary follows the text")
      return
    }
    #expect(alpha > 0 && alpha < 1)
  }

  @Test func coloursOfAPlatformHaveItsValues() {
    #expect(Color(.red) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.systemRed) == .red)
    #expect(Color(PlatformColor(.mint)) == .mint)
    #expect(Color(.clear).paint(in: light) == .fixed(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
