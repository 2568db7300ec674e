import Veneer

extension LayoutCase {
  static let frames = [
    LayoutCase("a fixed frame is in the middle of the room", [.red: [35, 24, 30, 12]]) {
      Block.red.frame(width: 30, height: 12)
    },
    LayoutCase("a fixed width leaves the height to the view", [.red: [35, 0, 30, 60]]) {
      Block.red.frame(width: 30)
    },
    LayoutCase("a fixed height leaves the width to the view", [.red: [0, 24, 100, 12]]) {
      Block.red.frame(height: 12)
    },
    LayoutCase("a frame without a length changes nothing", [.red: [0, 0, 100, 60]]) {
      Block.red.frame(width: nil, height: nil)
    },
    LayoutCase(
      "a view that cannot be as small stands beyond its frame",
      [.red: [25, 20, 40, 20], .green: [55, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.red(40, 20).frame(width: 20, height: 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("what is too large for its frame keeps to the aligned corner", [.red: [40, 25, 40, 20]]) {
      Block.red(40, 20).frame(width: 20, height: 10, alignment: .topLeading)
    },
    LayoutCase("what is too large reaches out at the other edges", [.red: [20, 15, 40, 20]]) {
      Block.red(40, 20).frame(width: 20, height: 10, alignment: .bottomTrailing)
    },
    LayoutCase(
      "frames nest, each with its own alignment", [.green: [25, 5, 30, 30], .red: [45, 25, 10, 10]]
    ) {
      Block.red(10, 10).frame(width: 30, height: 30, alignment: .bottomTrailing).background(Block.green)
        .frame(width: 50, height: 50, alignment: .topLeading)
    },
    LayoutCase(
      "the innermost frame decides about the view", [.red: [45, 25, 10, 10], .green: [30, 15, 40, 30]]
    ) {
      Block.red(10, 10).frame(width: 40, height: 30).background(Block.green)
    },
    LayoutCase("a negative length is left to the view", [.red: [0, 20, 100, 20]]) {
      Block.red.frame(width: -5, height: 20)
    },
    LayoutCase("an infinite length is left to the view", [.red: [0, 20, 100, 20]]) {
      Block.red.frame(width: .infinity, height: 20)
    },
    LayoutCase("a length that is no number is left to the view", [.red: [0, 20, 100, 20]]) {
      Block.red.frame(width: .nan, height: 20)
    },
    LayoutCase("a frame of no size shows the view beyond it", [.red: [40, 25, 20, 10]]) {
      Block.red(20, 10).frame(width: 0, height: 0)
    },
    LayoutCase(
      "a half pixel goes to the trailing edge", instead: "GTK places widgets at whole pixels",
      [.red: [44, 24, 11, 11]]
    ) {
      Block.red(11, 11)
    },
  ]

  static let flexibleFrames = [
    LayoutCase(
      "an infinite maximum takes all the room", [.green: [0, 20, 100, 20], .red: [40, 20, 20, 20]]
    ) {
      Block.red(20, 20).frame(maxWidth: .infinity).background(Block.green)
    },
    LayoutCase("the view keeps to the frame's leading edge", [.red: [0, 20, 20, 20]]) {
      Block.red(20, 20).frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("leading is right in a right-to-left layout", rightToLeft: true, [.red: [80, 20, 20, 20]]) {
      Block.red(20, 20).frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase(
      "an infinite height takes all the room, too", [.red: [40, 0, 20, 20], .green: [40, 20, 20, 40]]
    ) {
      Block.red(20, 20).frame(maxHeight: .infinity, alignment: .top).background(Block.green)
    },
    LayoutCase("a maximum is taken where there is room for it", [.green: [25, 20, 50, 20]]) {
      Block.red(20, 20).frame(maxWidth: 50).background(Block.green).background(Block.blue)
    },
    LayoutCase(
      "a maximum is cut to the room", room: (30, 60), [.green: [0, 20, 30, 20], .red: [5, 20, 20, 20]]
    ) {
      Block.red(20, 20).frame(maxWidth: 50).background(Block.green)
    },
    LayoutCase("a maximum cuts a larger view", [.red: [25, 25, 50, 10], .green: [45, 20, 10, 20]]) {
      Block.red.frame(width: 50, height: 10).frame(maxWidth: 10, maxHeight: 20).background(Block.green)
    },
    LayoutCase("a minimum is room for a smaller view", [.green: [20, 20, 60, 20], .red: [40, 20, 20, 20]]) {
      Block.red(20, 20).frame(minWidth: 60).background(Block.green)
    },
    LayoutCase("a minimum alone does not hold a flexible view back", [.red: [0, 20, 100, 20]]) {
      Block.red.frame(minWidth: 60).frame(height: 20)
    },
    LayoutCase("a minimum alone is as large as a larger view", [.green: [], .red: [30, 20, 40, 20]]) {
      Block.red(40, 20).frame(minWidth: 10).background(Block.green)
    },
    LayoutCase("between minimum and maximum the room decides", [.green: [10, 20, 80, 20]]) {
      Block.red(10, 20).frame(minWidth: 20, maxWidth: 80).background(Block.green)
    },
    LayoutCase(
      "a minimum of 0 lets a frame be smaller than the view",
      [.green: [], .red: [30, 25, 40, 10], .blue: [60, 25, 5, 5]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        Block.red(40, 10).frame(minWidth: 0).background(Block.green).frame(width: 20)
        Block.blue(5, 5)
      }.frame(width: 20, alignment: .leading)
    },
    LayoutCase("an ideal is for where nothing is offered", [.red: [25, 20, 50, 20]]) {
      Block.red.frame(idealWidth: 50, idealHeight: 20).fixedSize()
    },
    LayoutCase("an ideal does not count where something is offered", [.red: [0, 0, 100, 60]]) {
      Block.red.frame(idealWidth: 50, idealHeight: 20)
    },
    LayoutCase("of a minimum above the maximum the minimum holds", [.red: [25, 0, 50, 60]]) {
      Block.red.frame(minWidth: 50, maxWidth: 20)
    },
    LayoutCase("a minimum that is infinite or no number does not count", [.red: [40, 20, 20, 20]]) {
      Block.red(20, 20).frame(minWidth: .infinity, minHeight: .nan)
    },
  ]
}
