import VeneerTesting

extension PressOrder {
  /// What fingers do.
  static let touch = [
    PressOrder("a tap", [.touch: "pressed", .lift: "acts, pressed", .pass(0.1): "rest"]),
    PressOrder(
      "two taps",
      [
        .touch: "pressed", .lift: "acts, pressed", .touch: "pressed", .lift: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder("a long touch", [.touch: "pressed", .pass(2): "pressed", .lift: "rest, acts"]),
    PressOrder(
      "a finger slides off the button", [.touch: "pressed", .drag(.outside): "rest", .lift: "rest"]),
    PressOrder(
      "a finger slides off and back on",
      [
        .touch: "pressed", .drag(.outside): "rest", .drag(.inside): "pressed", .lift: "acts, pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "a finger slides from beside the button onto it",
      [.touch(.outside): "rest", .drag(.inside): "rest", .lift: "rest"]),
    PressOrder(
      "a second finger on the button cancels the press",
      [
        .touch: "pressed", .touch(.nearby, finger: 2): "rest", .lift(finger: 2): "rest",
        .lift: "rest",
      ]),
    PressOrder(
      "a second finger on the button outlives the first",
      [
        .touch: "pressed", .touch(.nearby, finger: 2): "rest", .lift: "rest",
        .lift(finger: 2): "rest",
      ]),
    PressOrder(
      "a second finger cancels the press, is lifted, and the first one moves: GTK goes on with the press",
      [
        .touch: "pressed", .touch(.nearby, finger: 2): "rest", .lift(finger: 2): "rest",
        .drag(.outside): "rest", .drag(.inside): "pressed", .lift: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a second finger beside the button changes nothing",
      [
        .touch: "pressed", .touch(.outside, finger: 2): "pressed", .lift(finger: 2): "pressed",
        .lift: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "two fingers on two buttons",
      [
        .touch: "pressed", .touch(.other, finger: 2): "other pressed, pressed",
        .lift(finger: 2): "other acts, pressed", .lift: "acts, pressed",
        .pass(0.1): "other rest, rest",
      ]),
    PressOrder(
      "a second finger comes when the first has slid off",
      [
        .touch: "pressed", .drag(.outside): "rest", .touch(.inside, finger: 2): "rest",
        .drag(.inside): "rest", .lift: "rest", .lift(finger: 2): "rest",
      ]),
    PressOrder(
      "a tap in a page that scrolls", in: .scrolled,
      [.touch: "pressed", .drag(.nearby): "pressed", .lift: "acts, pressed", .pass(0.1): "rest"]),
    PressOrder(
      "a drag scrolls the page and takes the press", in: .scrolled,
      [.touch: "pressed", .drag(.above): "rest", .drag(.inside): "rest", .lift: "rest"]),
    PressOrder(
      "a gesture of the page takes the finger", in: .draggable,
      [.touch: "pressed", .drag(.other): "rest", .drag(.inside): "rest", .lift: "rest"]),
    PressOrder(
      "a tap on a button within the button", in: .nested,
      [
        .touch(.inner): "inner pressed, rest", .lift: "inner acts, rest", .pass(0.1): "inner rest, rest",
      ],
      twinDiffers: "a GtkButton takes the release for itself before a button in it gets it"),
    PressOrder(
      "disabled under the finger",
      [.touch: "pressed", .disable: "rest", .lift: "rest", .enable: "rest"]),
    PressOrder(
      "hidden under the finger",
      [.touch: "pressed", .hide: "rest, gone", .lift: "gone", .show: "rest"]),
    PressOrder(
      "the system takes the finger away, played by resetting the gestures",
      [.touch: "pressed", .change(.resetGestures): "rest", .drag(.nearby): "rest", .lift: "rest"]),
    PressOrder(
      "a tap and a click in a row",
      [
        .touch: "pressed", .lift: "acts, pressed", .moveIn: "pressed", .press: "pressed",
        .release: "acts, pressed", .pass(0.1): "rest",
      ]),
  ]
}
