import Veneer

extension LayoutCase {
  static let paddings = [
    LayoutCase("the usual padding is 16", [.red: [16, 16, 68, 28]]) { Block.red.padding() },
    LayoutCase("one length for every edge", [.red: [8, 8, 84, 44]]) { Block.red.padding(8) },
    LayoutCase("a length for the sides", [.red: [8, 0, 84, 60]]) { Block.red.padding(.horizontal, 8) },
    LayoutCase("the usual length above and below", [.red: [0, 16, 100, 28]]) { Block.red.padding(.vertical) },
    LayoutCase("a length for a set of edges", [.red: [5, 5, 95, 55]]) {
      Block.red.padding([.top, .leading], 5)
    },
    LayoutCase("a length of its own for each edge", [.red: [2, 1, 94, 56]]) {
      Block.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    LayoutCase("no edges, no padding", [.red: [0, 0, 100, 60]]) { Block.red.padding([], 20) },
    LayoutCase("paddings add up", [.red: [8, 3, 84, 54]]) {
      Block.red.padding(.horizontal, 5).padding(3)
    },
    LayoutCase("a padding is inside of a frame around it", [.red: [35, 15, 30, 30]]) {
      Block.red.padding(10).frame(width: 50, height: 50)
    },
    LayoutCase("a padding is outside of a frame in it", [.red: [40, 20, 20, 20], .green: [30, 10, 40, 40]]) {
      Block.red(20, 20).padding(10).background(Block.green)
    },
    LayoutCase(
      "leading is right in a right-to-left layout's padding", rightToLeft: true, [.red: [0, 0, 90, 60]]
    ) {
      Block.red.padding(.leading, 10)
    },
    LayoutCase(
      "a negative padding takes room away", [.red: [25, 20, 40, 20], .green: [60, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.red(40, 20).padding(-5)
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "a negative padding leaves nothing rather than less",
      [.red: [40, 20, 20, 20], .green: [50, 25, 10, 10]]
    ) {
      HStack(alignment: .center, spacing: 0) {
        Block.red(20, 20).padding(-10)
        Block.green(10, 10)
      }.frame(width: 0, alignment: .leading)
    },
    LayoutCase("a padding that is infinite or no number is left out", [.red: [0, 0, 100, 60]]) {
      Block.red.padding(.nan).padding(.horizontal, .infinity)
    },
    LayoutCase("only the edge that is no number is left out", [.red: [10, 0, 90, 60]]) {
      Block.red.padding(EdgeInsets(top: .nan, leading: 10, bottom: 0, trailing: 0))
    },
  ]
}
