import Testing
import VeneerTesting

/// An order of events around a button called Go, and what is to be seen of it after each of them.
///
///     PressOrder("a click", [.moveIn: "rest", .press: "pressed", .release: "acts, pressed", .pass(0.1): "rest"])
///
/// What is seen is what happens in a step, in that order: the picture becomes `pressed` or `rest`, the action `acts`.
/// Where the picture doesn't change, the one that is there comes last, or `gone` where the button isn't on the screen. Nothing in front means Go; the button beside it is
/// called `other`, and one in Go's label `inner`, and only their changes are told: `other pressed`, `other acts`.
///
/// Each order leaves nothing down: what it presses, it lets go. What it disables, hides, moves or opens may stay so.
struct PressOrder: CustomTestStringConvertible, Sendable {
  let name: String
  let setting: Setting
  let steps: [Step]
  /// What is seen at each step.
  let sees: [String]
  /// Why a plain `GtkButton` in Go's place clicks at other times than Go acts; nil where it clicks at the same.
  let twinDiffers: String?

  /// What is around the button.
  enum Setting: Sendable {
    /// A page with another button.
    case page
    /// The page is higher than the scrolled window that it is in.
    case scrolled
    /// A gesture of the page takes every drag.
    case draggable
    /// Go's label has a button in it.
    case nested
    /// Go answers Control-S and the mnemonic G; the other button has the focus.
    case answersKeys
    /// Go is the window's default button; nothing has the focus.
    case defaultButton
    /// Go repeats its action while it is held.
    case repeating
  }

  init(
    _ name: String, in setting: Setting = .page, _ table: KeyValuePairs<Step, String>,
    twinDiffers: String? = nil
  ) {
    self.name = name
    self.setting = setting
    steps = table.map(\.key)
    sees = table.map(\.value)
    self.twinDiffers = twinDiffers
  }

  var testDescription: String { name }

  static let all = pointer + touch + keyboard + keysFromAfar + repetition + interruption + pairs
}

/// The buttons of an order.
enum PressTarget: String, Sendable {
  case go, other, inner
}
