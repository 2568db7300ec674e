import Testing
import Veneer
import VeneerTesting

private struct Choice: View {
  let isBlue: Bool
  @ViewBuilder var content: some View {
    if isBlue { pureBlue } else { pureRed }
  }
  var body: some View { content.frame(width: 20, height: 20) }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

extension Form {
  /// Frames and distances.
  static let frames: [Form] = [
    Form(".padding(edges, length)", size: (34, 20), [(3, 10, .clear), (10, 10, .red)]) {
      Tile().padding(.horizontal, 7)
    },
    Form(".padding(length)", size: (30, 30), [(4, 4, .clear), (5, 5, .red)]) { Tile().padding(5) },
    Form(".padding()", size: (52, 52), [(15, 15, .clear), (16, 16, .red)]) { Tile().padding() },
    Form(".padding(edges)", size: (52, 20), [(15, 5, .clear), (16, 5, .red)]) { Tile().padding(.horizontal) },
    Form(".padding(insets)", size: (26, 24), [(2, 1, .red), (1, 1, .clear)]) {
      Tile().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Form("EdgeInsets(top:leading:bottom:trailing:)", size: (24, 22), [(4, 2, .red), (3, 2, .clear)]) {
      let insets = EdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 0)
      Tile().padding(insets)
    },
    Form("EdgeInsets (type)", size: (30, 20)) {
      let insets: EdgeInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
      Tile().padding(insets)
    },
    Form(".frame(width:height:)", size: (30, 12), [(29, 11, .red)]) { pureRed.frame(width: 30, height: 12) },
    Form(".frame(width:)", size: (50, 20), [(14, 10, .clear), (15, 10, .red)]) { Tile().frame(width: 50) },
    Form(".frame(height:)", size: (20, 50), [(10, 14, .clear), (10, 15, .red)]) { Tile().frame(height: 50) },
    Form(".frame(width:alignment:)", size: (50, 20), [(0, 10, .red), (20, 10, .clear)]) {
      Tile().frame(width: 50, alignment: .leading)
    },
    Form(".frame(width:height:alignment:)", size: (50, 40), [(49, 39, .red), (29, 19, .clear)]) {
      Tile().frame(width: 50, height: 40, alignment: .bottomTrailing)
    },
    Form(".frame(maxWidth:)", size: (160, 20), [(69, 10, .clear), (70, 10, .red)]) {
      Tile().frame(maxWidth: .infinity)
    },
    Form(".frame(maxWidth:alignment:)", size: (160, 20), [(0, 10, .red), (20, 10, .clear)]) {
      Tile().frame(maxWidth: .infinity, alignment: .leading)
    },
    Form(".frame(minHeight:)", size: (20, 44), [(10, 11, .clear), (10, 12, .red)]) {
      Tile().frame(minHeight: 44)
    },
    Form(".frame(maxWidth:minHeight:)", size: (160, 44)) { Tile().frame(maxWidth: .infinity, minHeight: 44) },
    Form(".frame(minWidth:)", size: (60, 20), [(19, 10, .clear), (20, 10, .red)]) {
      Tile().frame(minWidth: 60)
    },
    Form(".offset(y:)", size: (20, 40), [(10, 3, .clear), (10, 7, .red)]) {
      Tile().offset(y: 6).frame(width: 20, height: 40, alignment: .top)
    },
    Form(".fixedSize(horizontal:vertical:)") {
      // Where there is little room the text wraps; at its own width it doesn't.
      let wrapped = try await Look(Text("Several words in a row").frame(width: 60))
      let fixed = try await Look(
        Text("Several words in a row").fixedSize(horizontal: true, vertical: false).frame(width: 60))
      #expect(fixed.size.1 < wrapped.size.1)
    },
    Form(".scaledToFit()", size: (40, 40), [(20, 1, .clear), (20, 20, .some)]) {
      Image(svg: Form.wide).resizable().scaledToFit().frame(width: 40, height: 40)
    },
    Form("static .fit", size: (40, 40), [(20, 5, .clear), (20, 20, .some)]) {
      Image(svg: Form.wide).resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
    },
    Form(".aspectRatio(_:contentMode:)", size: (40, 20)) {
      pureRed.aspectRatio(2, contentMode: .fit).frame(width: 40)
    },
    Form("GeometryReader{}", size: (60, 30), [(29, 15, .red), (31, 15, .clear)]) {
      GeometryReader { geometry in
        pureRed.frame(width: geometry.size.width / 2, height: geometry.size.height)
      }
      .frame(width: 60, height: 30)
    },
  ]

  static let wide =
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20'/></svg>"

  /// Stacks and what stands in them.
  static let stacks: [Form] = [
    Form("HStack{}", size: (48, 20), [(19, 10, .red), (23, 10, .clear), (28, 10, .red)]) {
      HStack {
        Tile()
        Tile()
      }
    },
    Form("HStack(spacing:){}", size: (43, 20), [(21, 10, .clear), (23, 10, .red)]) {
      HStack(spacing: 3) {
        Tile()
        Tile()
      }
    },
    Form("HStack(alignment:spacing:){}", size: (32, 20), [(25, 3, .red), (25, 12, .clear)]) {
      HStack(alignment: .top, spacing: 2) {
        Tile()
        Tile(side: 10)
      }
    },
    Form("HStack(alignment:){}", size: (38, 20), [(30, 19, .red), (30, 5, .clear)]) {
      HStack(alignment: .bottom) {
        Tile()
        Tile(side: 10)
      }
    },
    Form("VStack{}", size: (20, 48), [(10, 23, .clear), (10, 28, .red)]) {
      VStack {
        Tile()
        Tile()
      }
    },
    Form("VStack(spacing:){}", size: (20, 40), [(10, 20, .red)]) {
      VStack(spacing: 0) {
        Tile()
        Tile()
      }
    },
    Form("ZStack{}", size: (20, 20), [(2, 2, .red), (10, 10, .blue)]) {
      ZStack {
        Tile()
        pureBlue.frame(width: 10, height: 10)
      }
    },
    Form("ZStack(alignment:){}", size: (20, 20), [(2, 2, .blue), (15, 15, .red)]) {
      ZStack(alignment: .topLeading) {
        Tile()
        pureBlue.frame(width: 10, height: 10)
      }
    },
    Form("Spacer()", size: (100, 20), [(1, 10, .red), (50, 10, .clear), (99, 10, .red)]) {
      HStack(spacing: 0) {
        Tile()
        Spacer()
        Tile()
      }
      .frame(width: 100)
    },
    Form("Group{}", size: (24, 24), [(12, 12, .red)]) { Group { Tile() }.padding(2) },
    Form("@ViewBuilder", size: (20, 20), [(10, 10, .blue)]) {
      Choice(isBlue: true)
    },
    Form("AnyView (type)", size: (20, 20), [(10, 10, .red)]) {
      let view: AnyView = AnyView(Tile())
      view
    },
    Form(".modifier(_:)", size: (26, 26), [(1, 1, .clear), (3, 3, .red)]) {
      Tile().modifier(Padded())
    },
    Form("#available", size: (20, 20)) {
      if #available(iOS 15, macOS 12, *) { Tile() } else { Tile(side: 30) }
    },
  ]
}
