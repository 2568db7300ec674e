import Testing
import Veneer
import VeneerTesting

private struct Words: View {
  let font: Font?
  init(_ font: Font?) { self.font = font }
  var body: some View { Text("Hamburg").font(font) }
}

private struct SizeReader: View {
  @Environment(\.controlSize) private var size
  var body: some View { (size == .mini ? pureBlue : pureRed).frame(width: 20, height: 20) }
}

extension Form {
  /// Fonts and what text does.
  static let fonts: [Form] = [
    Form(".font(_:)", unlike: { Words(nil) }) { Words(.largeTitle) },
    Form("Font (type)", like: { Words(.headline) }) {
      let font: Font = .headline
      Words(font)
    },
    Form("Font.body", like: { Words(nil) }) { Words(.body) },
    Form("Font.headline", unlike: { Words(nil) }) { Words(.headline) },
    Form("Font.callout", unlike: { Words(.largeTitle) }) { Words(.callout) },
    Form("Font.subheadline", unlike: { Words(.largeTitle) }) { Words(.subheadline) },
    Form("Font.footnote", unlike: { Words(nil) }) { Words(.footnote) },
    Form("Font.caption", unlike: { Words(nil) }) { Words(.caption) },
    Form("Font.title3", unlike: { Words(nil) }) { Words(.title3) },
    Form("static .body", like: { Words(nil) }) { Words(Font.system(.body)) },
    Form("static .footnote", like: { Words(.footnote) }) { Words(Font.system(.footnote)) },
    Form("static .caption", like: { Words(.caption) }) { Words(Font.system(.caption)) },
    Form("Font.system(size:)", unlike: { Words(nil) }) { Words(.system(size: 30)) },
    Form("Font.system(size:weight:)", unlike: { Words(.system(size: 20)) }) {
      Words(.system(size: 20, weight: .bold))
    },
    Form("Font.system(size:weight:design:)", like: { Words(.system(size: 20, weight: .bold)) }) {
      Words(.system(size: 20, weight: .bold, design: .default))
    },
    Form("static .rounded", like: { Words(.system(size: 20)) }) {
      // Desktops have no rounded face of their font, so the plain one stands for it.
      Words(.system(size: 20, design: .rounded))
    },
    Form("Font.weight(_:)", unlike: { Words(.body) }) { Words(.body.weight(.heavy)) },
    Form("Font.bold()", like: { Words(.body.weight(.bold)) }) { Words(.body.bold()) },
    Form(".fontWeight(_:)", unlike: { Words(nil) }) { Words(nil).fontWeight(.bold) },
    Form("static .semibold", unlike: { Words(nil) }) { Words(nil).fontWeight(.semibold) },
    Form("static .bold", like: { Words(.body.bold()) }) { Words(nil).fontWeight(.bold) },
    Form("static .regular", like: { Words(nil) }) { Words(nil).fontWeight(.regular) },
    Form("static .medium", unlike: { Words(.largeTitle) }) { Words(nil).fontWeight(.medium) },
    Form("static .light", unlike: { Words(.largeTitle) }) { Words(nil).fontWeight(.light) },
    Form(".lineLimit(_:)") {
      let words = "Many words that need more than one line of this width"
      let one = try await Look(Text(words).lineLimit(1).frame(width: 80))
      let two = try await Look(Text(words).lineLimit(2).frame(width: 80))
      #expect(one.size.1 < two.size.1)
    },
    Form(".multilineTextAlignment(_:)", unlike: { Text("First row\n2").multilineTextAlignment(.leading) }) {
      Text("First row\n2").multilineTextAlignment(.center)
    },
  ]

  /// Pictures, effects, and everything that moves.
  static let effects: [Form] = [
    Form(".opacity(_:)", size: (20, 20), [(10, 10, .exactly(0x8080_0000))]) { Tile().opacity(0.5) },
    Form(".scaleEffect(_:)", size: (20, 20), [(2, 10, .clear), (10, 10, .red)]) { Tile().scaleEffect(0.5) },
    Form(".rotationEffect(_:)", size: (20, 20), [(0, 0, .clear), (10, 10, .red)]) {
      Tile().rotationEffect(.degrees(45))
    },
    Form("static .degrees(_:)", size: (20, 20), [(2, 2, .red)]) {
      Tile().rotationEffect(.degrees(90))
    },
    Form(".blendMode(_:)", unlike: { Mixture(mode: .normal) }) { Mixture(mode: .multiply) },
    Form("static .plusLighter", unlike: { Mixture(mode: .normal) }) { Mixture(mode: .plusLighter) },
    Form("static .normal", like: { Mixture(mode: .normal) }) { Mixture(mode: .normal) },
    Form(".compositingGroup()", size: (20, 20), [(10, 10, .red)]) { Tile().compositingGroup() },
    Form(".symbolVariant(_:)", like: { Image(systemName: "heart.fill") }) {
      Image(systemName: "heart").symbolVariant(.fill)
    },
    Form(".imageScale(_:)", unlike: { Image(systemName: "star") }) {
      Image(systemName: "star").imageScale(.large)
    },
    Form("static .large", like: { Image(systemName: "star").imageScale(.large) }) {
      Image(systemName: "star").environment(\.imageScale, .large)
    },
    Form("static .small", unlike: { Image(systemName: "star") }) {
      Image(systemName: "star").imageScale(.small)
    },
    Form("static .low", size: (20, 20)) {
      Image(svg: wide).resizable().interpolation(.low).frame(width: 20, height: 20)
    },
    Form(".animation(_:value:)", check: animates(.easeInOut(duration: 0.2))),
    Form("Animation.easeInOut(duration:)", check: animates(Animation.easeInOut(duration: 0.2))),
    Form("Animation.easeOut(duration:)", check: animates(Animation.easeOut(duration: 0.2))),
    Form("Animation.linear(duration:)", check: animates(Animation.linear(duration: 0.2))),
    Form("Animation.default", check: animates(Animation.default)),
  ]

  /// Halfway through, what is animated is neither here nor there.
  private static func animates(_ animation: Animation) -> @MainActor @Sendable () async throws -> Void {
    {
      struct Page: View {
        let isSmall: Bool
        let animation: Animation
        var body: some View {
          Tile(side: 40).scaleEffect(isSmall ? 0.5 : 1).animation(animation, value: isSmall)
        }
      }
      let host = HostingWidget(rootView: Page(isSmall: false, animation: animation))
      let window = TestWindow(width: 60, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.advanceFrame()
      host.rootView = Page(isSmall: true, animation: animation)
      await window.advanceFrame()
      await window.advanceTime(by: 0.1)
      await window.advanceFrame()
      let width = try await window.isolatedSnapshot().bounds { $0.alpha > 128 }?.width ?? 0
      #expect(width > 20 && width < 40)
    }
  }

  /// Names that several types share.
  static let names: [Form] = [
    Form("static .horizontal", size: (30, 20)) { Tile().padding(.horizontal, 5) },
    Form("static .vertical", size: (20, 30)) { Tile().padding(.vertical, 5) },
    Form("static .infinity", size: (160, 160), [(80, 80, .red)]) {
      pureRed.frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    Form("static .center", size: (40, 20), [(9, 10, .clear), (10, 10, .red)]) {
      Tile().frame(width: 40, alignment: .center)
    },
    Form("static .leading", size: (40, 20), [(0, 10, .red)]) { Tile().frame(width: 40, alignment: .leading) },
    Form("static .trailing", size: (40, 20), [(39, 10, .red)]) {
      Tile().frame(width: 40, alignment: .trailing)
    },
    Form("static .top", size: (20, 40), [(10, 0, .red)]) { Tile().frame(height: 40, alignment: .top) },
    Form("static .bottom", size: (20, 40), [(10, 39, .red)]) { Tile().frame(height: 40, alignment: .bottom) },
    Form("static .mini", size: (20, 20), [(10, 10, .blue)]) { SizeReader().controlSize(.mini) },
    Form("static .extraLarge", size: (20, 20), [(10, 10, .red)]) { SizeReader().controlSize(.extraLarge) },
    Form("static .disabled") {
      let window = TestWindow(width: 80, height: 60) {
        Button("Go") {}.buttonRepeatBehavior(.disabled).disabled(true)
      }
      await window.present()
      defer { window.close() }
      #expect(!window.buttons[0].isSensitive)
    },
  ]
}
