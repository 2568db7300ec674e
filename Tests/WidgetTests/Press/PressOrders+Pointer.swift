import VeneerTesting

extension PressOrder {
  /// What a mouse does.
  static let pointer = [
    PressOrder(
      "a click: the action runs at the release, the picture stays for a tenth of a second",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .pass(0.09): "pressed",
        .pass(0.02): "rest",
      ]),
    PressOrder(
      "a slow click: the picture ends with the release",
      [.moveIn: "rest", .press: "pressed", .pass(0.2): "pressed", .release: "rest, acts"]),
    PressOrder(
      "dragged out and let go there",
      [.moveIn: "rest", .press: "pressed", .moveOut: "rest", .release: "rest"]),
    PressOrder(
      "dragged out and back in",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .moveIn: "pressed",
        .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "dragged out and back in, twice",
      [
        .moveIn: "rest", .press: "pressed", .moveOut: "rest", .moveIn: "pressed", .moveOut: "rest",
        .moveIn: "pressed", .pass(0.1): "pressed", .release: "rest, acts",
      ]),
    PressOrder(
      "dragged out of the window",
      [.moveIn: "rest", .press: "pressed", .move(.offWindow): "rest", .release: "rest"]),
    PressOrder(
      "dragged out of the window and back in",
      [
        .moveIn: "rest", .press: "pressed", .move(.offWindow): "rest", .moveIn: "pressed",
        .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "pressed beside the button, let go on it",
      [.moveOut: "rest", .press: "rest", .moveIn: "rest", .release: "rest"]),
    PressOrder(
      "moved a little within the button",
      [.moveIn: "rest", .press: "pressed", .move(.nearby): "pressed", .release: "acts, pressed"]),
    PressOrder(
      "the pointer leaves right after the click: the picture stays for its time",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .moveOut: "pressed",
        .pass(0.1): "rest",
      ]),
    PressOrder(
      "a double click acts twice, and the second press has a time of its own",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .pass(0.09): "pressed",
        .press: "pressed", .pass(0.05): "pressed", .release: "acts, pressed", .pass(0.04): "pressed",
        .pass(0.02): "rest",
      ]),
    PressOrder(
      "three clicks in a row",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .press: "pressed",
        .release: "acts, pressed", .press: "pressed", .release: "acts, pressed", .pass(0.1): "rest",
      ]),
    PressOrder(
      "a second press right after a click, dragged out",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .press: "pressed",
        .moveOut: "rest", .release: "rest",
      ]),
    PressOrder(
      "the secondary button alone",
      [.moveIn: "rest", .press(.secondary): "rest", .release(.secondary): "rest"]),
    PressOrder(
      "the middle button alone",
      [.moveIn: "rest", .press(.middle): "rest", .release(.middle): "rest"]),
    PressOrder(
      "the secondary button within a press cancels it",
      [
        .moveIn: "rest", .press: "pressed", .press(.secondary): "rest", .release(.secondary): "rest",
        .release: "rest",
      ]),
    PressOrder(
      "the secondary button cancels a press and outlives it",
      [
        .moveIn: "rest", .press: "pressed", .press(.secondary): "rest", .release: "rest",
        .release(.secondary): "rest",
      ]),
    PressOrder(
      "the middle button within a press cancels it",
      [
        .moveIn: "rest", .press: "pressed", .press(.middle): "rest", .release(.middle): "rest",
        .release: "rest",
      ]),
    PressOrder(
      "after another button has cancelled a press, leaving and coming back doesn't restore it",
      [
        .moveIn: "rest", .press: "pressed", .press(.secondary): "rest", .release(.secondary): "rest",
        .moveOut: "rest", .moveIn: "rest", .release: "rest",
      ]),
    PressOrder(
      "the wheel turned within a press",
      [.moveIn: "rest", .press: "pressed", .wheel: "pressed", .release: "acts, pressed"]),
    PressOrder(
      "pressed on one button, let go on another",
      [.moveIn: "rest", .press: "pressed", .moveToOther: "rest", .release: "rest"]),
    PressOrder(
      "pressed on another button, let go on this one",
      [
        .moveToOther: "rest", .press: "other pressed, rest", .moveIn: "other rest, rest",
        .release: "rest",
      ]),
    PressOrder(
      "a click on another button while the picture of the first stays",
      [
        .moveIn: "rest", .press: "pressed", .release: "acts, pressed", .moveToOther: "pressed",
        .press: "other pressed, pressed", .release: "other acts, pressed",
        .pass(0.1): "rest, other rest",
      ]),
    PressOrder(
      "a button within the button has the click to itself", in: .nested,
      [
        .move(.inner): "rest", .press: "inner pressed, rest", .release: "inner acts, rest",
        .pass(0.1): "inner rest, rest",
      ],
      twinDiffers: "a GtkButton takes the release for itself before a button in it gets it"),
    PressOrder(
      "pressed beside the button within the button", in: .nested,
      [.moveIn: "rest", .press: "pressed", .release: "acts, pressed"]),
    PressOrder(
      "pressed on the button within, let go beside it", in: .nested,
      [.move(.inner): "rest", .press: "inner pressed, rest", .moveIn: "inner rest, rest", .release: "rest"],
      twinDiffers: "a GtkButton is clicked by whatever is pressed in it"),
    PressOrder(
      "pressed beside the button within, let go on it", in: .nested,
      [.moveIn: "rest", .press: "pressed", .move(.inner): "pressed", .release: "acts, pressed"]),
    PressOrder(
      "a gesture of the page takes the drag", in: .draggable,
      [
        .moveIn: "rest", .press: "pressed", .move(.nearby): "pressed", .moveToOther: "rest",
        .moveIn: "rest", .release: "rest",
      ]),
    PressOrder(
      "a click where a gesture of the page waits for a drag", in: .draggable,
      [.moveIn: "rest", .press: "pressed", .move(.nearby): "pressed", .release: "acts, pressed"]),
  ]
}
