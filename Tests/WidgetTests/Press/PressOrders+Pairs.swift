import VeneerTesting

extension PressOrder {
  /// Two things at once.
  static let pairs = [
    PressOrder(
      "pressed by the pointer while Space activates: the keyboard's end is the pointer's too",
      [
        .keyDown(.space): "pressed", .moveIn: "pressed", .press: "pressed",
        .keyUp(.space): "acts, pressed", .release: "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a click while Space activates acts once",
      [
        .keyDown(.space): "pressed", .moveIn: "pressed", .press: "pressed", .release: "pressed",
        .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Space while the pointer presses acts once",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .keyUp(.space): "acts, pressed",
        .release: "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "the pointer lets go first",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .release: "pressed",
        .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "dragged out while Space activates: Space still shows",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .moveOut: "pressed",
        .keyUp(.space): "acts, pressed", .moveIn: "pressed", .release: "pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "another button of the mouse while Space activates",
      [
        .keyDown(.space): "pressed", .moveIn: "pressed", .press(.secondary): "pressed",
        .release(.secondary): "pressed", .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a finger while Space activates",
      [
        .keyDown(.space): "pressed", .touch: "pressed", .lift: "pressed", .keyUp(.space): "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "a click right after Space",
      [
        .keyDown(.space): "pressed", .keyUp(.space): "acts, pressed", .moveIn: "pressed",
        .press: "pressed", .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "Space right after a click",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .keyDown(.space): "pressed",
        .keyUp(.space): "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a click on another button while Space activates this one",
      [
        .keyDown(.space): "pressed", .moveToOther: "pressed", .press: "other pressed, pressed",
        .release: "other acts, pressed", .keyUp(.space): "pressed", .activationTimesOut: "acts, pressed",
        .pass(0.1): "other rest, rest",
      ]),
    PressOrder(
      "disabled while pointer and Space press",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .disable: "rest",
        .keyUp(.space): "rest", .release: "rest", .activationTimesOut: "rest", .enable: "rest",
      ]),
    PressOrder(
      "hidden while pointer and Space press",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .hide: "rest, gone",
        .keyUp(.space): "gone", .release: "gone", .show: "rest",
      ]),
    PressOrder(
      "disabled when dragged out",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .disable: "rest", .enable: "rest",
        .moveIn: "rest", .release: "rest",
      ]),
    PressOrder(
      "another button of the mouse when dragged out",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .press(.secondary): "rest",
        .release(.secondary): "rest", .moveIn: "rest", .release: "rest",
      ]),
    PressOrder(
      "disabled after another button of the mouse has cancelled",
      [
        .moveIn: "rest", .press: "pressed", .press(.secondary): "rest", .disable: "rest",
        .release(.secondary): "rest", .release: "rest", .enable: "rest",
      ]),
    PressOrder(
      "hidden after another button of the mouse has cancelled",
      [
        .moveIn: "rest", .press: "pressed", .press(.secondary): "rest", .hide: "gone",
        .release: "gone", .release(.secondary): "gone", .show: "rest",
      ]),
    PressOrder(
      "disabled and hidden within a press",
      [
        .moveIn: "rest", .press: "pressed", .disable: "rest", .hide: "gone", .release: "gone",
        .show: "rest", .enable: "rest",
      ]),
    PressOrder(
      "disabled between two clicks",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .disable: "rest", .press: "rest",
        .release: "rest", .enable: "rest",
      ]),
    PressOrder(
      "a popover opens within a press, and the button is disabled",
      [
        .moveIn: "rest", .press: "pressed", .change(.openPopover): "rest", .disable: "rest",
        .release: "rest", .change(.closePopover): "rest", .enable: "rest",
      ]),
    PressOrder(
      "moved into another container while pointer and style change",
      [
        .moveIn: "rest", .press: "pressed", .change(.exchangeStyle): "pressed",
        .change(.moveElsewhere): "rest", .release: "rest", .change(.moveHome): "rest",
      ]),
    PressOrder(
      "disabled with a second finger down",
      [
        .touch: "pressed", .touch(.nearby, finger: 2): "rest", .disable: "rest", .lift: "rest",
        .lift(finger: 2): "rest", .enable: "rest",
      ]),
    PressOrder(
      "the page scrolls under a second finger", in: .scrolled,
      [
        .touch: "pressed", .touch(.outside, finger: 2): "pressed", .drag(.above): "rest",
        .lift: "rest", .lift(finger: 2): "rest",
      ]),
    PressOrder(
      "disabled while the page scrolls", in: .scrolled,
      [
        .touch: "pressed", .drag(.above): "rest", .disable: "rest", .lift: "rest", .enable: "rest",
      ]),
    PressOrder(
      "the page scrolls while a finger and Space press: both are cancelled", in: .scrolled,
      [
        .touch: "pressed", .keyDown(.space): "pressed", .drag(.above): "rest", .keyUp(.space): "rest",
        .lift: "rest",
      ]),
    PressOrder(
      "another button of the mouse while pointer and Space press: all is cancelled",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed", .press(.secondary): "rest",
        .release(.secondary): "rest", .keyUp(.space): "rest", .release: "rest",
      ]),
    PressOrder(
      "a modal window opens while pointer and Space press: all is cancelled",
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.space): "pressed",
        .change(.openModalWindow): "rest", .keyUp(.space): "rest", .release: "rest",
        .activationTimesOut: "rest", .change(.closeModalWindow): "rest",
      ]),
  ]
}
