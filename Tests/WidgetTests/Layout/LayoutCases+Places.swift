import Veneer

extension LayoutCase {
  static let places = [
    LayoutCase(
      "an offset moves what is seen and not the layout", [.red: [45, 20, 10, 10], .green: [50, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.red(10, 10).offset(x: 5, y: -5)
        Block.green(10, 10)
      }
    },
    LayoutCase("an offset by a size", [.red: [47, 28, 10, 10]]) {
      Block.red(10, 10).offset(CGSize(width: 2, height: 3))
    },
    LayoutCase(
      "an offset goes to the left in a right-to-left layout", rightToLeft: true, [.red: [40, 25, 10, 10]]
    ) {
      Block.red(10, 10).offset(x: 5)
    },
    LayoutCase(
      "a background outside of an offset stays", [.red: [50, 25, 10, 10], .green: [45, 25, 5, 10]]
    ) {
      Block.red(10, 10).offset(x: 5).background(Block.green)
    },
    LayoutCase(
      "a background inside of an offset moves", [.green: [48, 23, 14, 14], .red: [50, 25, 10, 10]]
    ) {
      Block.red(10, 10).padding(2).background(Block.green).offset(x: 5)
    },
    LayoutCase("an offset that is no number is none", [.red: [45, 30, 10, 10]]) {
      Block.red(10, 10).offset(x: .nan, y: 5)
    },
    LayoutCase("a position is of the middle", [.red: [15, 5, 10, 10]]) {
      Block.red(10, 10).position(x: 20, y: 10)
    },
    LayoutCase("a position takes all the room", [.red: [15, 5, 10, 10], .green: [90, 25, 10, 10]]) {
      HStack(spacing: 0) {
        Block.red(10, 10).position(CGPoint(x: 20, y: 10))
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "a position counts from the right in a right-to-left layout", rightToLeft: true,
      [.red: [75, 5, 10, 10]]
    ) {
      Block.red(10, 10).position(x: 20, y: 10)
    },
    LayoutCase("a higher index lies on top", [.red: [40, 20, 20, 20], .green: [30, 10, 40, 40]]) {
      ZStack {
        Block.red(20, 20).zIndex(1)
        Block.green(40, 40)
      }
    },
    LayoutCase("a lower index lies below", [.red: [], .green: [30, 10, 40, 40]]) {
      ZStack {
        Block.green(40, 40)
        Block.red(20, 20).zIndex(-1)
      }
    },
    LayoutCase("an index leaves the layout as it is", [.red: [42, 25, 10, 10], .green: [52, 25, 5, 10]]) {
      HStack(spacing: -5) {
        Block.red(10, 10).zIndex(1).opacity(1)
        Block.green(10, 10)
      }
    },
    LayoutCase("what is hidden keeps its room", [.red: [], .green: [50, 25, 10, 10]]) {
      HStack(spacing: 0) {
        Block.red(10, 10).hidden()
        Block.green(10, 10)
      }
    },
    LayoutCase("a background outside of what is hidden shows", [.red: [], .green: [45, 25, 10, 10]]) {
      Block.red(10, 10).hidden().background(Block.green)
    },
    LayoutCase("a view over what is hidden shows", [.red: [], .green: [47, 27, 6, 6]]) {
      Block.red(10, 10).overlay { Block.red(4, 4) }.hidden().overlay { Block.green(6, 6) }
    },
    LayoutCase("a shape has an ideal size of 10", [.red: [45, 25, 10, 10]]) { Block.red.fixedSize() },
    LayoutCase("an ideal size in one direction", [.red: [45, 0, 10, 60]]) {
      Block.red.fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("an ideal size in no direction", [.red: [0, 0, 100, 60]]) {
      Block.red.fixedSize(horizontal: false, vertical: false)
    },
    LayoutCase("an ideal size stands beyond a smaller frame", [.red: [40, 20, 20, 20]]) {
      Block.red.frame(idealWidth: 20, idealHeight: 20).fixedSize().frame(width: 6, height: 6)
    },
    LayoutCase("a row at its ideal size does not grow", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]) {
      HStack {
        Block.red
        Block.green
      }.fixedSize()
    },
  ]

  static let proportions = [
    LayoutCase("a wide view fits by its width", [.red: [0, 5, 100, 50]]) {
      Block.red.aspectRatio(2, contentMode: .fit)
    },
    LayoutCase("a square fits by its height", [.red: [20, 0, 60, 60]]) {
      Block.red.aspectRatio(1, contentMode: .fit)
    },
    LayoutCase("a size gives proportions", [.red: [27, 0, 45, 60]]) {
      Block.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
    },
    LayoutCase("without proportions a view keeps its own", [.red: [20, 0, 60, 60]]) {
      Block.red.scaledToFit()
    },
    LayoutCase("proportions of an ideal size", [.red: [0, 5, 100, 50]]) {
      Block.red.frame(idealWidth: 20, idealHeight: 10).scaledToFit()
    },
    LayoutCase("what covers a frame stands beyond it", [.red: [25, 5, 50, 50]]) {
      Block.red.aspectRatio(1, contentMode: .fill).frame(width: 50, height: 30)
    },
    LayoutCase("what covers a frame is aligned in it", [.red: [25, 15, 50, 45]]) {
      Block.red.aspectRatio(1, contentMode: .fill).frame(width: 50, height: 30, alignment: .top)
    },
    LayoutCase("a view of a fixed size keeps it", [.red: [40, 20, 20, 20]]) {
      Block.red(20, 20).aspectRatio(2, contentMode: .fit)
    },
    LayoutCase("a background is as large as what fits", [.green: [20, 0, 60, 60], .red: [25, 5, 50, 50]]) {
      Block.red.padding(5).aspectRatio(1, contentMode: .fit).background(Block.green)
    },
    LayoutCase("what fits keeps to the leading edge of a frame", [.red: [0, 0, 60, 60]]) {
      Block.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("what fits has its share of a row", [.red: [0, 5, 50, 50], .green: [50, 0, 50, 60]]) {
      HStack(spacing: 0) {
        Block.red.aspectRatio(1, contentMode: .fit)
        Block.green
      }
    },
    LayoutCase("what fits has its share of a column", [.red: [0, 0, 30, 30], .green: [0, 30, 100, 30]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red.aspectRatio(1, contentMode: .fit)
        Block.green
      }
    },
    LayoutCase("a height and proportions give the width", [.red: [30, 20, 40, 20]]) {
      Block.red.aspectRatio(2, contentMode: .fit).frame(height: 20)
    },
    LayoutCase("proportions that are none are the view's own", [.red: [20, 0, 60, 60]]) {
      Block.red.aspectRatio(0, contentMode: .fit).aspectRatio(.nan, contentMode: .fit)
    },
  ]
}
