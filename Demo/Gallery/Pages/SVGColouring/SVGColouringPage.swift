import Veneer

extension GalleryPage {
  static let svgColouring = GalleryPage(
    name: "svg-colouring", title: "SVG colouring", symbol: "drop",
    summary: "A drawing in its own colours and in others. Half-transparent parts stay half-transparent.",
    keywords: "svg picture image file drop template blending colour tint open"
  ) { page in
    page.variants {
      $0.add("Image(svg:)") { boat }
      $0.add(".renderingMode(.template)") { boat.renderingMode(.template) }
      $0.add(".blending(color: .purple)") { boat.blending(color: .purple) }
      $0.add("mode: .multiply") { boat.blending(color: .purple, mode: .multiply) }
      $0.add("strength: 0.5") { boat.blending(color: .purple, strength: 0.5) }
      $0.add(".blendMode(.sourceAtop)") { BlendedBoat() }
    }
    page.states("In a button") {
      Button {
      } label: {
        boat.resizable().frame(width: 32, height: 32)
      }.buttonStyle(.bordered)
    }
    let host = PictureDrop()
    page.section("Your own picture", host.widget)
    page.source(.colouredPicture)
    page.source(.blendedBoat)
  }

  private static var boat: Image { Image(svg: Drawings.boat) }
}

// listing: blendedBoat
struct BlendedBoat: View {
  var body: some View {
    ZStack {
      Image(svg: Drawings.boat)
      Color.purple.blendMode(.sourceAtop)
    }
    .frame(width: 96, height: 96)
    .drawingGroup()
  }
}
// end listing

// listing: colouredPicture
struct ColouredPicture: View {
  var svg: [UInt8] = Array(Drawings.boat.utf8)
  var color = Color.purple
  var mode = BlendMode.sourceAtop
  var strength = 1.0

  var body: some View {
    HStack(spacing: 32) {
      picture
      picture.blending(color: color, mode: mode, strength: strength)
    }
  }

  private var picture: some View {
    Image(svg: svg).resizable().scaledToFit().frame(width: 128, height: 128)
  }
}
// end listing
