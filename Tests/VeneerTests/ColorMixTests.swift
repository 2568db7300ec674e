import Testing
import Veneer

/// Colours between others, and their components where they stand.
@Suite struct ColorMixTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func components(_ color: Color, dark: Bool = false) -> [Float] {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
  }

  @Test("None and all of another colour are the two colours themselves, in both spaces")
  func ends() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      for (share, expected) in [(0.0, red), (-1, red), (1, white), (7, white), (.nan, red)] {
        let mixed = components(red.mix(with: white, by: share, in: space))
        for (one, other) in zip(mixed, components(expected)) { #expect(abs(one - other) < 0.002, "\(share)") }
      }
    }
  }

  @Test("Half of each is halfway in sRGB, or as the eye sees it")
  func halves() {
    let device = components(red.mix(with: white, by: 0.5, in: .device))
    #expect(abs(device[1] - 0.5) < 0.001 && device[0] == 1)
    // Oklab: CSS Color 4's color-mix(in oklab, black, white) is sRGB 0.3886.
    let grey = components(Color.black.mix(with: .white, by: 0.5))
    for component in grey.prefix(3) { #expect(abs(component - 0.3886) < 0.002) }
  }

  @Test("Opacity is mixed as well, and the light and the dark tone of a pair are mixed for themselves")
  func pairs() {
    #expect(abs(components(red.mix(with: .clear, by: 0.5))[3] - 0.5) < 0.001)
    let pair = Color(light: red, dark: white).mix(with: .black, by: 0, in: .device)
    #expect(components(pair) == [1, 0, 0, 1])
    #expect(components(pair, dark: true) == [1, 1, 1, 1])
  }

  @Test("A resolved colour makes the same colour again")
  func roundTrip() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let resolved = Color.green.opacity(0.25).resolve(in: environment)
    #expect(Color(resolved).resolve(in: environment) == resolved)
  }
}

/// Components in other spaces than sRGB.
@Suite struct ColorSpaceTests {
  private func components(_ color: Color) -> [Float] {
    let resolved = color.resolve(in: EnvironmentValues())
    return [resolved.red, resolved.green, resolved.blue]
  }

  @Test("sRGB is the plain one, linear components are encoded, and P3 is brought into sRGB")
  func spaces() {
    #expect(components(Color(.sRGB, white: 0.5)) == components(Color(white: 0.5)))
    for component in components(Color(.sRGBLinear, white: 0.5)) { #expect(abs(component - 0.7354) < 0.001) }
    for component in components(Color(.displayP3, white: 0.3)) { #expect(abs(component - 0.3) < 0.001) }
    let green = components(Color(.displayP3, red: 0, green: 1, blue: 0))
    #expect(green[0] == 0 && green[1] == 1 && green[2] == 0)
    let muted = components(Color(.displayP3, red: 0.6, green: 0.4, blue: 0.4))
    #expect(abs(muted[0] - 0.6344) < 0.002 && abs(muted[1] - 0.3887) < 0.002)
  }
}
