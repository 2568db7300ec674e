import CGtk
import VeneerTesting

extension PressOrder {
  /// What ends a press of the pointer before it is let go.
  static let interruption = [
    PressOrder(
      "disabled within a press",
      [.moveIn: "rest", .press: "pressed", .disable: "rest", .release: "rest", .enable: "rest"]),
    PressOrder(
      "disabled and enabled within a press: the release belongs to nothing",
      [.moveIn: "rest", .press: "pressed", .disable: "rest", .enable: "rest", .release: "rest"]),
    PressOrder(
      "disabled around within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.disableAround): "rest", .release: "rest",
        .change(.enableAround): "rest",
      ]),
    PressOrder(
      "disabled while the picture stays after a click",
      [.moveIn: "rest", .press: "pressed", .release: "acts, pressed", .disable: "rest", .enable: "rest"]),
    PressOrder(
      "hidden within a press",
      [.moveIn: "rest", .press: "pressed", .hide: "rest, gone", .release: "gone", .show: "rest"]),
    PressOrder(
      "hidden and shown within a press: the release belongs to nothing",
      [.moveIn: "rest", .press: "pressed", .hide: "rest, gone", .show: "rest", .release: "rest"],
      twinDiffers: GTK.keepsHiddenPress),
    PressOrder(
      "hidden while the picture stays after a click",
      [.moveIn: "rest", .press: "pressed", .release: "acts, pressed", .hide: "rest, gone", .show: "rest"]),
    PressOrder(
      "hidden and shown when dragged out: coming back doesn't press",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .hide: "gone", .show: "rest",
        .moveIn: "rest", .release: "rest",
      ],
      twinDiffers: GTK.keepsHiddenPress),
    PressOrder(
      "the page is turned within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.turnPage): "rest, gone", .release: "gone",
        .change(.turnPageBack): "rest",
      ]),
    PressOrder(
      "removed within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.remove): "gone", .release: "gone",
        .change(.add): "rest",
      ]),
    PressOrder(
      "removed and made anew within a press: the release belongs to nothing",
      [
        .moveIn: "rest", .press: "pressed", .change(.remove): "gone", .change(.add): "rest",
        .release: "rest",
      ]),
    PressOrder(
      "taken out of its container and put back within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.takeOut): "rest, gone", .release: "gone",
        .change(.putBack): "rest",
      ]),
    PressOrder(
      "moved into another container within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.moveElsewhere): "rest", .release: "rest",
        .change(.moveHome): "rest",
      ]),
    PressOrder(
      "a popover opens within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.openPopover): "rest", .release: "rest",
        .change(.closePopover): "rest",
      ]),
    PressOrder(
      "a popover opens and closes within a press: the release belongs to nothing",
      [
        .moveIn: "rest", .press: "pressed", .change(.openPopover): "rest", .change(.closePopover): "rest",
        .release: "rest",
      ]),
    PressOrder(
      "a modal window opens within a press",
      [
        .moveIn: "rest", .press: "pressed", .change(.openModalWindow): "rest", .release: "rest",
        .change(.closeModalWindow): "rest",
      ]),
    PressOrder(
      "a modal window opens when dragged out",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .change(.openModalWindow): "rest",
        .release: "rest", .change(.closeModalWindow): "rest",
      ]),
    PressOrder(
      "the style is exchanged within a press: the press goes on",
      [
        .moveIn: "rest", .press: "pressed", .change(.exchangeStyle): "pressed", .release: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "the style is exchanged when dragged out: the press comes back",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .change(.exchangeStyle): "rest",
        .moveIn: "pressed", .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "the style is exchanged while the picture stays after a click",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .change(.exchangeStyle): "pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "the focus moves within a press: the press goes on",
      [
        .moveIn: "rest", .press: "pressed", .change(.moveFocus): "pressed", .release: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "a grab of the window system breaks the press, played by resetting the gestures",
      [
        .moveIn: "rest", .press: "pressed", .change(.resetGestures): "rest", .moveOut: "rest",
        .moveIn: "rest", .release: "rest",
      ]),
    PressOrder(
      "disabled within a press, enabled, and pressed without moving: GTK loses that press, and no other",
      [
        .moveIn: "rest", .press: "pressed", .disable: "rest", .release: "rest", .enable: "rest",
        .press: "rest", .release: "rest", .move(.nearby): "rest", .press: "pressed",
        .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "hidden within a press, shown, and pressed without moving",
      [
        .moveIn: "rest", .press: "pressed", .hide: "rest, gone", .release: "gone", .show: "rest",
        .press: "pressed", .release: "acts, pressed", .pass(0.1): "rest",
      ]),
  ]

  /// Where GTK itself differs from one version to another.
  enum GTK {
    /// The reason why a `GtkButton` clicks that was hidden within a press and is back at the release; nil where it doesn't.
    static let keepsHiddenPress: String? =
      gtk_get_minor_version() < 14
      ? "GTK before 4.14 lets the release reach a GtkButton that was hidden within a press and is back" : nil
  }
}
