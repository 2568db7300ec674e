import Testing
import Veneer
import VeneerTesting

/// A button in a style that is made of a closure.
private struct Styled<Content: View>: ButtonStyle {
  let content: @MainActor @Sendable (ButtonStyleConfiguration) -> Content
  func makeBody(configuration: Configuration) -> some View { content(configuration) }
}

private struct StyledLabel<Content: View>: LabelStyle {
  let content: @MainActor @Sendable (LabelStyleConfiguration) -> Content
  func makeBody(configuration: Configuration) -> some View { content(configuration) }
}

private struct Triggering: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

private struct EnabledReader: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { (isEnabled ? pureRed : pureBlue).frame(width: 20, height: 20) }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { (scheme == .dark ? pureBlue : pureRed).frame(width: 20, height: 20) }
}

private struct SizeReader: View {
  @Environment(\.controlSize) private var size
  var body: some View { pureRed.frame(width: size == .large ? 40 : 20, height: 20) }
}

private struct Sized: View {
  let size: ControlSize
  var body: some View { pureRed.frame(width: size == .small ? 30 : 20, height: 20) }
}

extension Form {
  /// The parts of buttons and labels, and ways to make them.
  static let configurations: [Form] = [
    Form("configuration.label", size: (24, 24), [(1, 1, .blue), (12, 12, .red)]) {
      Button(action: {}, label: { Tile() })
        .buttonStyle(Styled { $0.label.padding(2).background(pureBlue) })
    },
    Form("configuration.isPressed") {
      let window = TestWindow(width: 60, height: 60) {
        Button("Go") {}.buttonStyle(
          Styled { ($0.isPressed ? pureBlue : pureRed).frame(width: 20, height: 20) })
      }
      await window.present()
      defer { window.close() }
      #expect(Ink.red.matches(await window.snapshot(of: window.buttons[0])[10, 10]))
      await window.pointer.press(window.buttons[0])
      await window.advanceFrame()
      #expect(Ink.blue.matches(await window.snapshot(of: window.buttons[0])[10, 10]))
      await window.pointer.release()
    },
    Form("configuration.icon", size: (20, 20), [(10, 10, .red)]) {
      Label(title: { Text("Title") }, icon: { Tile() }).labelStyle(StyledLabel { $0.icon })
    },
    Form("configuration.title", like: { Text("Title") }) {
      Label(title: { Text("Title") }, icon: { Tile() }).labelStyle(StyledLabel { $0.title })
    },
    Form("configuration.role", size: (20, 20), [(10, 10, .blue)]) {
      Button("Erase", role: .destructive) {}
        .buttonStyle(Styled { ($0.role == .destructive ? pureBlue : pureRed).frame(width: 20, height: 20) })
    },
    Form("static .destructive", size: (20, 20), [(10, 10, .blue)]) {
      Button("Erase", role: .destructive) {}
        .buttonStyle(
          Styled { ($0.role == .some(.destructive) ? pureBlue : pureRed).frame(width: 20, height: 20) })
    },
    Form("configuration.trigger()") {
      let counter = Counter()
      let window = TestWindow(width: 100, height: 60) {
        Button("Go") { counter.add() }.buttonStyle(Triggering())
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try #require(window.buttons.last))
      #expect(counter.count == 1)
    },
    Form("Button{} label{}") {
      let counter = Counter()
      let window = TestWindow(width: 100, height: 60) {
        Button {
          counter.add()
        } label: {
          Text("Go")
        }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      #expect(counter.count == 1 && window.buttons[0].accessibleName == "Go")
    },
    Form("Label(_:)", like: { Label("Title", systemImage: "star") }) {
      Label("Title", systemImage: "star").labelStyle(StyledLabel { Label($0) })
    },
    Form("Label{} icon{}", size: (20, 20), [(10, 10, .red)]) {
      Label {
        Text("Title")
      } icon: {
        Tile()
      }
      .labelStyle(.iconOnly)
    },
    Form(".labelStyle(_:)", like: { Text("Title") }) {
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    },
    Form("static .iconOnly", size: (20, 20), [(10, 10, .red)]) {
      Label(title: { Text("Title") }, icon: { Tile() }).labelStyle(.iconOnly)
    },
    Form(".buttonStyle(_:)", size: (20, 20), [(10, 10, .blue)]) {
      Button("Go") {}.buttonStyle(Styled { _ in pureBlue.frame(width: 20, height: 20) })
    },
    Form("static .plain", size: (20, 20), [(0, 0, .red)]) {
      Button(action: {}, label: { Tile() }).buttonStyle(.plain)
    },
    Form("Text(_:)") {
      let look = try await Look(Text("Some text"))
      #expect(look.picture.contains { $0.alpha > 200 })
    },
    Form("Image(systemName:)") {
      let look = try await Look(Image(systemName: "star.fill"))
      #expect(look.picture[look.picture.width / 2, look.picture.height / 2].alpha > 200)
    },
    Form("Image(_:)") {
      // An asset that is not there shows its placeholder.
      let look = try await Look(Image("NoSuchPicture"))
      #expect(look.picture.contains { $0.alpha > 100 })
    },
  ]

  /// What styles read of their surroundings.
  static let environment: [Form] = [
    Form("@Environment(\\.isEnabled)", size: (20, 20), [(10, 10, .blue)]) {
      EnabledReader().disabled(true)
    },
    Form("@Environment(\\.colorScheme)", size: (20, 20), [(10, 10, .blue)]) {
      SchemeReader().environment(\.colorScheme, .dark)
    },
    Form("static .dark", size: (20, 20), [(10, 10, .red)]) {
      SchemeReader()
    },
    Form("@Environment(\\.controlSize)", size: (40, 20)) {
      SizeReader().controlSize(.large)
    },
    Form("ControlSize (type)", size: (30, 20)) {
      Sized(size: .small)
    },
    Form("@Environment(\\.isFocused)") {
      struct Reader: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { (isFocused ? pureBlue : pureRed).frame(width: 20, height: 20) }
      }
      let window = TestWindow(width: 60, height: 60) {
        Button(action: {}, label: { Reader() }).buttonStyle(.plain)
      }
      await window.present()
      defer { window.close() }
      await window.settle()
      #expect(Ink.blue.matches(await window.snapshot(of: window.buttons[0])[10, 10]))
    },
    Form("@State") {
      struct Toggling: View {
        @State private var isOn = false
        var body: some View {
          Button(
            action: { isOn.toggle() }, label: { (isOn ? pureBlue : pureRed).frame(width: 20, height: 20) }
          )
          .buttonStyle(.plain)
        }
      }
      let window = TestWindow(width: 60, height: 60) { Toggling() }
      await window.present()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      await window.endLinger()
      #expect(Ink.blue.matches(await window.snapshot(of: window.buttons[0])[10, 10]))
    },
    Form("@Binding") {
      struct Inner: View {
        @Binding var isOn: Bool
        var body: some View {
          Button(action: { isOn = true }, label: { Text("On") }).buttonStyle(.plain)
        }
      }
      struct Outer: View {
        @State private var isOn = false
        var body: some View {
          (isOn ? pureBlue : pureRed).frame(width: 20, height: 20)
          Inner(isOn: $isOn)
        }
      }
      let window = TestWindow(width: 60, height: 60) { Outer() }
      await window.present()
      defer { window.close() }
      await window.pointer.click(window.buttons[0])
      #expect(await window.snapshot().contains { Ink.blue.matches($0) })
    },
    Form(".onChange(of:){}") {
      struct Counting: ButtonStyle {
        @State private var presses = 0
        func makeBody(configuration: Configuration) -> some View {
          (presses == 0 ? pureRed : pureBlue).frame(width: 20, height: 20)
            .onChange(of: configuration.isPressed) { _, isPressed in
              if isPressed { presses += 1 }
            }
        }
      }
      let window = TestWindow(width: 60, height: 60) { Button("Count") {}.buttonStyle(Counting()) }
      await window.present()
      defer { window.close() }
      #expect(await window.snapshot().contains { Ink.red.matches($0) })
      await window.pointer.click(try window.element(role: .button))
      await window.settle()
      #expect(await window.snapshot().contains { Ink.blue.matches($0) })
    },
    Form(".onHover{}") {
      struct Hovering: View {
        @State private var isHovered = false
        var body: some View {
          (isHovered ? pureBlue : pureRed).frame(width: 20, height: 20).onHover { isHovered = $0 }
        }
      }
      let window = TestWindow(width: 60, height: 60) { Hovering() }
      await window.present()
      defer { window.close() }
      await window.pointer.move(to: CGPoint(x: 30, y: 30))
      #expect(await window.snapshot().contains { Ink.blue.matches($0) })
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(await window.snapshot().contains { Ink.red.matches($0) })
    },
    Form(".accessibilityHidden(_:)") {
      let window = TestWindow(width: 100, height: 60) {
        Button(
          action: {},
          label: {
            Text("Seen")
            Text("Unheard").accessibilityHidden(true)
          })
      }
      await window.present()
      defer { window.close() }
      #expect(window.buttons[0].accessibleName == "Seen")
    },
  ]
}
