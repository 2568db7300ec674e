import Testing
import Veneer
import VeneerTesting

private struct Swatch: View {
  let color: Color
  init(_ color: Color) { self.color = color }
  var body: some View { color.frame(width: 10, height: 10) }
}

private struct Filled<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Rectangle().fill(style) }
}

extension Form {
  static let colors: [Form] = [
    Form("Color.white", size: (10, 10), [(5, 5, .white)]) { Swatch(Color.white) },
    Form("Color.black", size: (10, 10), [(5, 5, .black)]) { Swatch(Color.black) },
    Form("Color.clear", size: (10, 10), [(5, 5, .clear)]) { Swatch(Color.clear) },
    Form("Color (type)", size: (10, 10), [(5, 5, .red)]) {
      let color: Color = pureRed
      Swatch(color)
    },
    Form("Color(_:)", size: (10, 10), [(5, 5, .exactly(0xff33_66cc))]) {
      Swatch(Color(red: 0.2, green: 0.4, blue: 0.8))
    },
    Form("Color(_:_:)", size: (10, 10), [(5, 5, .exactly(0xff80_8080))]) {
      Swatch(Color(.sRGB, white: 0.5, opacity: 1))
    },
    Form("Color.opacity(_:)", size: (10, 10), [(5, 5, .exactly(0x8080_0000))]) {
      Swatch(pureRed.opacity(0.5))
    },
    Form("Color.accentColor") {
      let pixel = try await Look(Swatch(Color.accentColor)).picture[5, 5]
      #expect(pixel.alpha == 255 && pixel.blue > pixel.red, "the theme's blue")
    },
    Form("Color.primary") {
      let pixel = try await Look(Swatch(Color.primary)).picture[5, 5]
      #expect(pixel.alpha > 200 && pixel.red < 90)
    },
    Form("Color.secondary") {
      let pixel = try await Look(Swatch(Color.secondary)).picture[5, 5]
      #expect(pixel.alpha > 60 && pixel.alpha < 220)
    },
    Form("Color.gray") {
      let pixel = try await Look(Swatch(Color.gray)).picture[5, 5]
      #expect(abs(pixel.red - pixel.green) < 24 && abs(pixel.green - pixel.blue) < 24)
    },
    Form("Color.red") {
      let pixel = try await Look(Swatch(Color.red)).picture[5, 5]
      #expect(pixel.red > 200 && pixel.green < 80 && pixel.blue < 90)
    },
    Form("Color.blue") {
      let pixel = try await Look(Swatch(Color.blue)).picture[5, 5]
      #expect(pixel.blue > 200 && pixel.red < 90)
    },
    Form("Color.green") {
      let pixel = try await Look(Swatch(Color.green)).picture[5, 5]
      #expect(pixel.green > 150 && pixel.red < 90)
    },
  ]

  /// Where any style may stand.
  static let styles: [Form] = [
    Form(".foregroundColor(_:)", size: (10, 10), [(5, 5, .red)]) {
      Rectangle().foregroundColor(pureRed).frame(width: 10, height: 10)
    },
    Form(".foregroundStyle(_:)", size: (10, 10), [(5, 5, .red)]) {
      Rectangle().foregroundStyle(pureRed).frame(width: 10, height: 10)
    },
    Form("ShapeStyle.primary", like: { Rectangle().fill(Color.primary).frame(width: 10, height: 10) }) {
      Rectangle().fill(.primary).frame(width: 10, height: 10)
    },
    Form("ShapeStyle.secondary", unlike: { Rectangle().fill(.primary).frame(width: 10, height: 10) }) {
      Rectangle().fill(.secondary).frame(width: 10, height: 10)
    },
    Form("ShapeStyle.quaternary", unlike: { Rectangle().fill(.secondary).frame(width: 10, height: 10) }) {
      Rectangle().fill(.quaternary).frame(width: 10, height: 10)
    },
    Form("ShapeStyle.tint", size: (10, 10), [(5, 5, .red)]) {
      Rectangle().fill(.tint).frame(width: 10, height: 10).tint(pureRed)
    },
    Form(".tint(_:)", size: (10, 10), [(5, 5, .blue)]) {
      Rectangle().foregroundStyle(.tint).frame(width: 10, height: 10).tint(pureBlue)
    },
    Form("ShapeStyle.opacity(_:)", size: (10, 10), [(5, 5, .exactly(0x8080_0000))]) {
      Rectangle().fill(pureRed.opacity(0.5)).frame(width: 10, height: 10)
    },
    Form("AnyShapeStyle(_:)", size: (10, 10), [(5, 5, .red)]) {
      let style = AnyShapeStyle(pureRed)
      Rectangle().fill(style).frame(width: 10, height: 10)
    },
    Form("ShapeStyle (type)", size: (10, 10), [(5, 5, .red)]) {
      Filled(style: pureRed).frame(width: 10, height: 10)
    },
  ]
}
