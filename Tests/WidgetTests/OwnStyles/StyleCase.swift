import CGtk
import Testing
import Veneer
import VeneerTesting

/// A style as people write them, and what it looks like at rest, pressed and disabled.
///
/// What is styled is a white label of 40×20, or a label with a red square of 20×20 as its icon. Pixels are those of the button from
/// its own top left corner, on a transparent ground.
struct StyleCase: Sendable, CustomTestStringConvertible {
  typealias Spot = (Int, Int, Form.Ink)

  let name: String
  let size: (Int, Int)?
  let normal: [Spot]
  let pressed: [Spot]
  let disabled: [Spot]
  let button: @MainActor @Sendable (_ isEnabled: Bool) -> AnyView

  var testDescription: String { name }

  /// A button style around a white label.
  init<Style: ButtonStyle>(
    _ name: String, _ style: @autoclosure @escaping @MainActor @Sendable () -> Style, size: (Int, Int)? = nil,
    normal: [Spot], pressed: [Spot], disabled: [Spot]
  ) {
    self.init(name, size: size, normal: normal, pressed: pressed, disabled: disabled) { isEnabled in
      AnyView(
        Button(action: {}, label: { WhiteLabel() }).buttonStyle(style()).disabled(!isEnabled))
    }
  }

  /// A primitive button style around a white label.
  init<Style: PrimitiveButtonStyle>(
    primitive name: String, _ style: @autoclosure @escaping @MainActor @Sendable () -> Style,
    size: (Int, Int)? = nil, normal: [Spot], pressed: [Spot],
    disabled: [Spot]
  ) {
    self.init(name, size: size, normal: normal, pressed: pressed, disabled: disabled) { isEnabled in
      AnyView(
        Button(action: {}, label: { WhiteLabel() }).buttonStyle(style()).disabled(!isEnabled))
    }
  }

  /// A label style in a button that draws nothing itself; pressed and disabled it is as far from opaque as GTK's theme has it.
  init<Style: LabelStyle>(
    label name: String, _ style: @autoclosure @escaping @MainActor @Sendable () -> Style,
    size: (Int, Int)? = nil, _ spots: [Spot], disabled: [Spot] = []
  ) {
    self.init(name, size: size, normal: spots, pressed: spots, disabled: disabled) { isEnabled in
      AnyView(
        Button(action: {}, label: { Label(title: { WhiteLabel() }, icon: { Tile() }).labelStyle(style()) })
          .buttonStyle(Bare()).disabled(!isEnabled))
    }
  }

  private init(
    _ name: String, size: (Int, Int)?, normal: [Spot], pressed: [Spot], disabled: [Spot],
    button: @escaping @MainActor @Sendable (Bool) -> AnyView
  ) {
    self.name = name
    self.size = size
    self.normal = normal
    self.pressed = pressed
    self.disabled = disabled
    self.button = button
  }

  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  static let all = outlines + shapes + moving + readers + labels + rows + primitives
}

/// What stands in a title's place, so that its pixels are known.
struct WhiteLabel: View {
  var body: some View { Color(white: 1).frame(width: 40, height: 20) }
}

extension WidgetSuites {
  @Suite @MainActor
  struct OwnStyles {
    @Test(
      "A style as people write them looks as it says, at rest, pressed and disabled", arguments: StyleCase.all
    )
    func style(_ style: StyleCase) async throws {
      for isEnabled in [true, false] {
        let window = TestWindow(width: 200, height: 140) { style.button(isEnabled) }
        await window.pointer.leave()
        await window.present()
        defer { window.close() }
        let button = try #require(window.buttons.last)
        // The ring around a button with the focus is tested elsewhere.
        gtk_window_set_focus(window.widget.asWindow, nil)
        if let size = style.size {
          #expect(
            (Int(button.frame.width), Int(button.frame.height)) == size, "its size is \(button.frame.size)")
        }
        await expect(
          isEnabled ? style.normal : style.disabled, of: button, isEnabled ? "at rest" : "disabled", window)
        guard isEnabled else { continue }
        await window.pointer.press(button)
        await window.advanceTime(by: 2)
        await expect(style.pressed, of: button, "pressed", window)
        await window.pointer.release()
      }
    }

    private func expect(
      _ spots: [StyleCase.Spot], of button: Element, _ state: String, _ window: TestWindow
    ) async {
      await window.advanceFrame()
      let picture = await window.snapshot(of: button, isolated: true)
      for (x, y, ink) in spots {
        guard x < picture.width, y < picture.height else {
          Issue.record("\(x), \(y) is outside of \(picture)")
          continue
        }
        #expect(ink.matches(picture[x, y]), "\(state) at \(x), \(y): \(picture[x, y]), not \(ink)")
      }
    }

    @Test("There are thirty of them and more") func thereAreThirty() {
      #expect(Set(StyleCase.all.map(\.name)).count >= 30)
    }
  }
}
