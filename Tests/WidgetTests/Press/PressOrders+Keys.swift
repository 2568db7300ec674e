import VeneerTesting

extension PressOrder {
  /// What keys do while something else has the focus. GTK hears of no key that is let go there, so the action runs when
  /// its 250 ms are over.
  static let keysFromAfar = [
    PressOrder(
      "Control-S", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed", .pass(0.25): "pressed",
        .activationTimesOut: "rest, acts",
      ]),
    PressOrder(
      "Control-S held acts once", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed",
        .activationTimesOut: "acts, pressed", .pass(0.1): "rest", .keyDown(.character("s")): "rest",
        .keyDown(.character("s")): "rest", .activationTimesOut: "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest",
      ],
      twinDiffers: "each repeat after the first 250 ms activates a GtkButton anew"),
    PressOrder(
      "the mnemonic", in: .answersKeys,
      [
        .keyDown(.alt): "rest", .keyDown(.character("g")): "pressed",
        .keyUp(.character("g")): "pressed", .keyUp(.alt): "pressed", .activationTimesOut: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "disabled while Control-S activates", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed", .disable: "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest", .activationTimesOut: "rest",
        .enable: "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it is insensitive by then"),
    PressOrder(
      "hidden while Control-S activates", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed", .hide: "rest, gone",
        .keyUp(.character("s")): "gone", .keyUp(.control): "gone", .activationTimesOut: "gone",
        .show: "rest",
      ],
      twinDiffers: "GtkButton ends what it has begun, though it isn't on the screen by then"),
    PressOrder(
      "Control-S of a disabled button", in: .answersKeys,
      [
        .disable: "rest", .keyDown(.control): "rest", .keyDown(.character("s")): "rest",
        .keyUp(.character("s")): "rest", .keyUp(.control): "rest", .enable: "rest",
      ]),
    PressOrder(
      "Control-S while the pointer presses acts once, and ends the press", in: .answersKeys,
      [
        .moveIn: "rest", .press: "pressed", .keyDown(.control): "pressed",
        .keyDown(.character("s")): "pressed", .activationTimesOut: "acts, pressed",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed", .release: "pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "Space on the other button while Control-S activates this one", in: .answersKeys,
      [
        .keyDown(.control): "rest", .keyDown(.character("s")): "pressed",
        .keyUp(.character("s")): "pressed", .keyUp(.control): "pressed",
        .keyDown(.space): "other pressed, pressed", .keyUp(.space): "other acts, pressed",
        .activationTimesOut: "acts, pressed", .pass(0.1): "other rest, rest",
      ]),
    PressOrder(
      "Return presses the default button", in: .defaultButton,
      [
        .keyDown(.return): "pressed", .keyUp(.return): "pressed", .activationTimesOut: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "Return held presses the default button once", in: .defaultButton,
      [
        .keyDown(.return): "pressed", .activationTimesOut: "acts, pressed", .pass(0.1): "rest",
        .keyDown(.return): "rest", .activationTimesOut: "rest", .keyUp(.return): "rest",
      ],
      twinDiffers: "each repeat after the first 250 ms activates a GtkButton anew"),
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
