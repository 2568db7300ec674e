import VeneerTesting

private let atOnce = "a GtkButton acts 250 ms after keys that come from elsewhere"

extension PressOrder {
  /// What keys do while something else has the focus: a shortcut acts at once. Of a mnemonic's letter GTK does not hear that it
  /// is let go, so the action runs when GTK's 250 ms are over.
  static let keysFromAfar: [PressOrder] = [
    PressOrder(
      "Control-S", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed", .pass(0.2): "pressed",
        .pass(0.1): "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Control-S twice in a quarter of a second", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts",
        .keyUp(.character("s")): "pressed", .pass(0.1): "pressed", .keyDown(.character("s")): "acts, pressed",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed", .pass(0.25): "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Control-S held acts once", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts", .pass(0.3): "rest",
        .keyDown(.character("s")): "rest", .keyDown(.character("s")): "rest", .activationTimesOut: "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "the mnemonic", in: .answersKeys,
      [
        .keyDown(.alt): "rest", .keyDown(.character("g")): "pressed",
        .keyUp(.character("g")): "pressed", .keyUp(.alt): "pressed", .activationTimesOut: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "disabled while the press of Control-S shows", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts", .disable: "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest", .activationTimesOut: "rest",
        .enable: "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "hidden while the press of Control-S shows", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts", .hide: "rest, gone",
        .keyUp(.character("s")): "gone", .keyUp(.control): "gone", .activationTimesOut: "gone",
        .show: "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Control-S of a disabled button", in: .answersKeys,
      [
        .disable: "rest", .keyDown(.control): "rest", .keyDown(.character("s")): "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest", .enable: "rest",
      ]),
    PressOrder(
      "Control-S while the pointer presses acts as well", in: .answersKeys,
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.control): "pressed",
        .keyDown(.character("s")): "acts, pressed", .keyUp(.character("s")): "pressed",
        .keyUp(.control): "pressed", .release: "acts, pressed", .pass(0.25): "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Space on the other button while the press of Control-S shows", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed, acts",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed",
        .keyDown(.space): "other pressed, pressed", .keyUp(.space): "other acts, pressed",
        .pass(0.25): "other rest, rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Return presses the default button", in: .defaultButton,
      [
        .keyDown(.return): "pressed, acts", .keyUp(.return): "pressed", .pass(0.2): "pressed",
        .pass(0.1): "rest",
      ],
      twinDiffers: atOnce),
    PressOrder(
      "Return held presses the default button once", in: .defaultButton,
      [
        .keyDown(.return): "pressed, acts", .pass(0.3): "rest", .keyDown(.return): "rest",
        .activationTimesOut: "rest", .keyUp(.return): "rest",
      ],
      twinDiffers: atOnce),
  ]

  /// A button that acts again and again while it is held: after half a second, then ten times a second.
  static let repetition = [
    PressOrder(
      "held by the pointer", in: .repeating,
      [
        .moveIn: "rest", .press: "pressed", .pass(0.49): "pressed", .pass(0.02): "acts, pressed",
        .pass(0.1): "acts, pressed", .release: "rest", .pass(1): "rest",
      ],
      twinDiffers: repeats),
    PressOrder(
      "held, dragged out and back in", in: .repeating,
      [
        .moveIn: "rest", .press: "pressed", .pass(0.51): "acts, pressed", .moveOut: "rest",
        .pass(1): "rest", .moveIn: "pressed", .pass(0.51): "acts, pressed", .release: "rest",
      ],
      twinDiffers: repeats),
    PressOrder(
      "a short click acts as ever", in: .repeating,
      [.moveIn: "rest", .press: "pressed", .release: "acts, pressed", .pass(0.1): "rest"]),
    PressOrder(
      "disabled while it is held", in: .repeating,
      [
        .moveIn: "rest", .press: "pressed", .pass(0.51): "acts, pressed", .disable: "rest",
        .pass(1): "rest", .release: "rest", .enable: "rest",
      ],
      twinDiffers: repeats),
    PressOrder(
      "hidden while it is held", in: .repeating,
      [
        .moveIn: "rest", .press: "pressed", .pass(0.51): "acts, pressed", .hide: "rest, gone",
        .pass(1): "gone", .release: "gone", .show: "rest",
      ],
      twinDiffers: repeats),
    PressOrder(
      "another button of the mouse while it is held", in: .repeating,
      [
        .moveIn: "rest", .press: "pressed", .pass(0.51): "acts, pressed", .press(.secondary): "rest",
        .pass(1): "rest", .release(.secondary): "rest", .release: "rest",
      ],
      twinDiffers: repeats),
    PressOrder(
      "held by a finger, and a second one comes", in: .repeating,
      [
        .touch: "pressed", .pass(0.51): "acts, pressed", .touch(.nearby, finger: 2): "rest",
        .pass(1): "rest", .lift(finger: 2): "rest", .lift: "rest",
      ],
      twinDiffers: repeats),
  ]

  private static let repeats = "a GtkButton doesn't repeat"
}
