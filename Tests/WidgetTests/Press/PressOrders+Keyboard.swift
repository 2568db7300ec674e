import CGtk
import VeneerTesting

extension PressOrder {
  /// What the keyboard does; Go has the focus.
  static let keyboard = [
    tap(.space, "Space"), tap(.return, "Return"), tap(.keypadEnter, "Enter on the keypad"),
    tap(Key(keyval: 0xff80), "Space on the keypad"),
    PressOrder(
      "a key that is held acts after 250 ms, and not again when it is let go",
      [
        .keyDown(.space): "pressed", .pass(0.25): "pressed", .activationTimesOut: "rest, acts",
        .keyUp(.space): "rest",
      ]),
    PressOrder(
      "a key that repeats acts once",
      [
        .keyDown(.space): "pressed", .pass(0.25): "pressed", .keyDown(.space): "pressed",
        .activationTimesOut: "rest, acts", .keyDown(.space): "rest", .keyDown(.space): "rest",
        .keyUp(.space): "rest",
      ],
      twinDiffers: "each repeat after the first 250 ms activates a GtkButton anew"),
    PressOrder(
      "a key that has begun to repeat is let go before the 250 ms are over: it acts then",
      [
        .keyDown(.space): "pressed", .keyDown(.space): "pressed", .keyDown(.space): "pressed",
        .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "two taps of a key",
      [
        .keyDown(.space): "pressed", .keyUp(.space): "acts, pressed", .keyDown(.space): "pressed",
        .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Space and Return together act once",
      [
        .keyDown(.space): "pressed", .keyDown(.return): "pressed", .keyUp(.space): "acts, pressed",
        .keyUp(.return): "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Escape changes nothing within a press of the pointer",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.escape): "pressed", .keyUp(.escape): "pressed",
        .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Escape while Space is down: the first key that is let go ends the activation, whichever it is",
      [
        .keyDown(.space): "pressed", .keyDown(.escape): "pressed", .keyUp(.escape): "acts, pressed",
        .keyUp(.space): "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Tab while Space is down moves no focus, and ends the activation as any key",
      [
        .keyDown(.space): "pressed", .keyDown(.tab): "pressed", .keyUp(.tab): "acts, pressed",
        .keyUp(.space): "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "the program moves the focus while Space is down: the key let go means nothing to the other button",
      [
        .keyDown(.space): "pressed", .change(.moveFocus): "pressed", .keyUp(.space): "pressed",
        .activationTimesOut: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a held key that repeats after the focus has moved doesn't press the other button",
      [
        .keyDown(.space): "pressed", .change(.moveFocus): "pressed", .keyDown(.space): "pressed",
        .activationTimesOut: "acts, pressed", .keyUp(.space): "pressed", .pass(0.1): "rest",
      ],
      twinDiffers: "a GtkButton is activated by a repeat of a key that went down elsewhere"),
    PressOrder(
      "disabled while Space is down",
      [
        .keyDown(.space): "pressed", .disable: "rest", .activationTimesOut: "rest", .keyUp(.space): "rest",
        .enable: "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it is insensitive by then"),
    PressOrder(
      "disabled around while Space is down",
      [
        .keyDown(.space): "pressed", .change(.disableAround): "rest", .keyUp(.space): "rest",
        .activationTimesOut: "rest", .change(.enableAround): "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it is insensitive by then"),
    PressOrder(
      "hidden while Space is down",
      [
        .keyDown(.space): "pressed", .hide: "rest, gone", .keyUp(.space): "gone",
        .activationTimesOut: "gone", .show: "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it isn't on the screen by then"),
    PressOrder(
      "the page is turned while Space is down",
      [
        .keyDown(.space): "pressed", .change(.turnPage): "rest, gone", .keyUp(.space): "gone",
        .activationTimesOut: "gone", .change(.turnPageBack): "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it isn't on the screen by then"),
    PressOrder(
      "removed while Space is down",
      [
        .keyDown(.space): "pressed", .change(.remove): "gone", .keyUp(.space): "gone",
        .change(.add): "rest",
      ]),
    PressOrder(
      "moved into another container while Space is down",
      [
        .keyDown(.space): "pressed", .change(.moveElsewhere): "rest", .keyUp(.space): "rest",
        .change(.moveHome): "rest",
      ]),
    PressOrder(
      "the style is exchanged while Space is down",
      [
        .keyDown(.space): "pressed", .change(.exchangeStyle): "pressed", .keyUp(.space): "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "a popover opens while Space is down: the action runs when GTK's time is over",
      [
        .keyDown(.space): "pressed", .change(.openPopover): "pressed", .keyUp(.space): "pressed",
        .pass(0.1): "pressed", .activationTimesOut: "rest, acts", .change(.closePopover): "rest",
      ]),
    PressOrder(
      "a modal window opens while Space is down: the action runs when GTK's time is over",
      [
        .keyDown(.space): "pressed", .change(.openModalWindow): "pressed", .keyUp(.space): "pressed",
        .pass(0.1): "pressed", .activationTimesOut: "rest, acts", .change(.closeModalWindow): "rest",
      ]),
  ]

  private static func tap(_ key: Key, _ name: String) -> PressOrder {
    PressOrder(
      "\(name): the action runs when the key is let go, the picture stays for a tenth of a second",
      [
        .keyDown(key): "pressed", .pass(0.05): "pressed", .keyUp(key): "acts, pressed",
        .pass(0.04): "pressed", .pass(0.02): "rest",
      ])
  }
}
