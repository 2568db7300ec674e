import Testing
import Veneer
import VeneerTesting

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Outlined<Outline: InsettableShape>: View {
  let outline: Outline
  var body: some View { outline.strokeBorder(pureRed, lineWidth: 2) }
}

extension Form {
  /// Shapes and what is done with them.
  static let shapes: [Form] = [
    Form("Shape.fill(_:)", size: (20, 20), [(10, 10, .red)]) {
      Rectangle().fill(pureRed).frame(width: 20, height: 20)
    },
    Form("Rectangle()", size: (20, 20), [(0, 0, .black)]) {
      Rectangle().foregroundColor(.black).frame(width: 20, height: 20)
    },
    Form("RoundedRectangle(cornerRadius:)", size: (20, 20), [(0, 0, .clear), (3, 10, .red), (10, 0, .red)]) {
      RoundedRectangle(cornerRadius: 8).fill(pureRed).frame(width: 20, height: 20)
    },
    Form("RoundedRectangle(cornerRadius:style:)", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) {
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(pureRed).frame(width: 20, height: 20)
    },
    Form("static .continuous", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) {
      Capsule(style: .continuous).fill(pureRed).frame(width: 20, height: 20)
    },
    Form("static .circular", like: { Capsule().fill(pureRed).frame(width: 40, height: 20) }) {
      Capsule(style: .circular).fill(pureRed).frame(width: 40, height: 20)
    },
    Form("Capsule()", size: (40, 20), [(0, 0, .clear), (1, 10, .red), (20, 0, .red)]) {
      Capsule().fill(pureRed).frame(width: 40, height: 20)
    },
    Form("Circle()", size: (40, 20), [(5, 10, .clear), (20, 10, .red), (11, 1, .clear)]) {
      Circle().fill(pureRed).frame(width: 40, height: 20)
    },
    Form("ContainerRelativeShape()", size: (20, 20), [(10, 10, .red)]) {
      ContainerRelativeShape().fill(pureRed).frame(width: 20, height: 20)
    },
    Form("Shape.stroke(_:lineWidth:)", size: (20, 20), [(0, 10, .red), (10, 10, .clear)]) {
      Rectangle().stroke(pureRed, lineWidth: 4).frame(width: 20, height: 20)
    },
    Form("Shape.stroke(_:)", size: (20, 20), [(0, 10, .some), (10, 10, .clear)]) {
      Rectangle().stroke(pureRed).frame(width: 20, height: 20)
    },
    Form("Shape.strokeBorder(_:lineWidth:)", size: (20, 20), [(0, 10, .red), (2, 10, .red), (4, 10, .clear)])
    {
      Rectangle().strokeBorder(pureRed, lineWidth: 3).frame(width: 20, height: 20)
    },
    Form("Shape.strokeBorder(_:)", size: (20, 20), [(0, 10, .red), (2, 10, .clear)]) {
      Rectangle().strokeBorder(pureRed).frame(width: 20, height: 20)
    },
    Form("Shape.inset(by:)", size: (20, 20), [(4, 10, .clear), (5, 10, .red)]) {
      Rectangle().inset(by: 5).fill(pureRed).frame(width: 20, height: 20)
    },
    Form("Shape (type)", size: (20, 20), [(2, 2, .red), (17, 17, .clear)]) {
      Corner().fill(pureRed).frame(width: 20, height: 20)
    },
    Form("InsettableShape (type)", size: (20, 20), [(0, 10, .red), (10, 10, .clear)]) {
      Outlined(outline: Rectangle()).frame(width: 20, height: 20)
    },
    Form("static .fill") {
      // A rendering mode, a content mode and a variant have that name.
      let look = try await Look(Image(systemName: "star").symbolVariant(.fill))
      #expect(look.picture == (try await Look(Image(systemName: "star.fill"))).picture)
    },
  ]

  /// Backgrounds, overlays, outlines, cuts.
  static let backgrounds: [Form] = [
    Form(".background(style)", size: (30, 30), [(2, 2, .blue), (15, 15, .red)]) {
      Tile().padding(5).background(pureBlue)
    },
    Form(".background(view)", size: (30, 30), [(0, 0, .clear), (15, 1, .blue), (15, 15, .red)]) {
      Tile().padding(5).background(Circle().fill(pureBlue))
    },
    Form(".background{}", size: (30, 30), [(2, 2, .blue)]) {
      Tile().padding(5).background { pureBlue }
    },
    Form(".background(expr)", size: (30, 30), [(2, 2, .blue)]) {
      Tile().padding(5).background([pureBlue].isEmpty ? pureGreen : pureBlue)
    },
    Form(".background(_:in:)", size: (30, 30), [(0, 0, .clear), (15, 2, .blue)]) {
      Tile().padding(5).background(pureBlue, in: RoundedRectangle(cornerRadius: 8))
    },
    Form(".overlay(view)", size: (20, 20), [(0, 10, .blue), (10, 10, .red)]) {
      Tile().overlay(Rectangle().strokeBorder(pureBlue, lineWidth: 2))
    },
    Form(".overlay{}", size: (20, 20), [(10, 10, .blue), (2, 2, .red)]) {
      Tile().overlay { pureBlue.frame(width: 6, height: 6) }
    },
    Form(".overlay(style)", size: (20, 20), [(10, 10, .blue)]) { Tile().overlay(pureBlue) },
    Form("static .overlay", unlike: { Mixture(mode: .normal) }) { Mixture(mode: .overlay) },
    Form(".clipShape(_:)", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) { Tile().clipShape(Circle()) },
    Form(".cornerRadius(_:)", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) { Tile().cornerRadius(6) },
    Form("static .rect(cornerRadius:)", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) {
      Tile().clipShape(.rect(cornerRadius: 6))
    },
    Form("static .rect", size: (20, 20), [(0, 0, .red)]) { Tile().clipShape(.rect) },
    Form("static .capsule", size: (20, 20), [(0, 0, .clear)]) { Tile().clipShape(.capsule) },
    Form("static .circle", size: (20, 20), [(0, 0, .clear)]) { Tile().clipShape(.circle) },
    Form(".mask{}", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) {
      Tile().mask { Circle().frame(width: 10, height: 10) }
    },
    Form(".contentShape(_:)") {
      let window = TestWindow(width: 100, height: 100) {
        Button(action: {}, label: { Tile(side: 40) }).buttonStyle(.plain).contentShape(Circle())
      }
      await window.present()
      defer { window.close() }
      let button = try #require(window.buttons.first)
      let corner = CGPoint(x: button.frame.minX + 1, y: button.frame.minY + 1)
      #expect(window.element(at: corner) != button)
      #expect(window.element(at: CGPoint(x: button.frame.midX, y: button.frame.midY)) == button)
    },
    Form(".shadow(color:radius:x:y:)", size: (60, 60), [(44, 44, .some), (15, 15, .clear)]) {
      Tile().shadow(color: .black, radius: 2, x: 6, y: 6).frame(width: 60, height: 60)
    },
    Form(".shadow(color:radius:y:)", size: (60, 60), [(30, 45, .some)]) {
      Tile().shadow(color: .black, radius: 2, y: 6).frame(width: 60, height: 60)
    },
    Form(".shadow(color:radius:)", size: (60, 60), [(30, 41, .some), (41, 30, .some)]) {
      Tile().shadow(color: .black, radius: 3).frame(width: 60, height: 60)
    },
    Form(".shadow(radius:)", unlike: { Tile().frame(width: 60, height: 60) }) {
      Tile().shadow(radius: 4).frame(width: 60, height: 60)
    },
  ]
}
