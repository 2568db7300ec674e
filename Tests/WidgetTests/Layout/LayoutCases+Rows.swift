import Veneer

extension LayoutCase {
  static let rows = [
    LayoutCase("the usual spacing is 8", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]) {
      HStack {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("no spacing", [.red: [40, 25, 10, 10], .green: [50, 25, 10, 10]]) {
      HStack(spacing: 0) {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("a spacing of its own", [.red: [30, 25, 10, 10], .green: [60, 25, 10, 10]]) {
      HStack(spacing: 20) {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("below 0 the later view lies on top", [.red: [42, 25, 5, 10], .green: [47, 25, 10, 10]]) {
      HStack(spacing: -5) {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "a spacing that is no number is the usual one", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]
    ) {
      HStack(spacing: .nan) {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("flexible views share equally", [.red: [0, 0, 50, 60], .green: [50, 0, 50, 60]]) {
      HStack(spacing: 0) {
        Block.red
        Block.green
      }
    },
    LayoutCase(
      "shares are whole pixels",
      instead: "SwiftUI gives each a third; GTK counts in whole pixels, and the last gets the rest",
      [.red: [0, 0, 33, 60], .green: [33, 0, 33, 60], .blue: [66, 0, 34, 60]]
    ) {
      HStack(spacing: 0) {
        Block.red
        Block.green
        Block.blue
      }
    },
    LayoutCase("the rest is for the flexible one", [.red: [0, 25, 30, 10], .green: [38, 0, 62, 60]]) {
      HStack {
        Block.red(30, 10)
        Block.green
      }
    },
    LayoutCase("the least flexible takes first", [.red: [0, 0, 20, 60], .green: [20, 0, 80, 60]]) {
      HStack(spacing: 0) {
        Block.red.frame(maxWidth: 20)
        Block.green
      }
    },
    LayoutCase("a minimum above the share is taken", [.red: [0, 0, 70, 60], .green: [70, 0, 30, 60]]) {
      HStack(spacing: 0) {
        Block.red.frame(minWidth: 70)
        Block.green
      }
    },
    LayoutCase(
      "a minimum further on is kept free",
      instead:
        "SwiftUI gives the first its half and overflows; GTK's windows are never too small for what is in them",
      [.green: [0, 0, 30, 60], .red: [30, 0, 70, 60]]
    ) {
      HStack(spacing: 0) {
        Block.green
        Block.red.frame(minWidth: 70)
      }
    },
    LayoutCase("a higher priority is served first", [.red: [0, 0, 20, 60], .green: [20, 0, 80, 60]]) {
      HStack(spacing: 0) {
        Block.red.frame(minWidth: 20)
        Block.green.layoutPriority(1)
      }
    },
    LayoutCase("a lower priority waits", [.red: [90, 0, 10, 60], .green: [0, 0, 90, 60]]) {
      HStack(spacing: 0) {
        Block.green
        Block.red.frame(minWidth: 10).layoutPriority(-1)
      }
    },
    LayoutCase("a priority reaches through modifiers", [.red: [], .green: [10, 10, 80, 40]]) {
      HStack(spacing: 0) {
        Block.red
        Block.green.layoutPriority(1).padding(10)
      }
    },
    LayoutCase(
      "a row that is too wide stands out of its frame on both sides",
      [.red: [10, 25, 40, 10], .green: [50, 25, 40, 10]]
    ) {
      HStack(spacing: 0) {
        Block.red(40, 10)
        Block.green(40, 10)
      }.frame(width: 50)
    },
    LayoutCase(
      "a row begins at the right in a right-to-left layout", rightToLeft: true,
      [.red: [50, 25, 10, 10], .green: [40, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "an empty view has no place and no spacing", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]
    ) {
      HStack {
        Block.red(10, 10)
        EmptyView()
        Block.green(10, 10)
      }
    },
    LayoutCase("a group is several views", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]) {
      HStack {
        Group {
          Block.red
          Block.green
        }.frame(width: 10, height: 10)
      }
    },
  ]

  static let spacers = [
    LayoutCase("a spacer pushes to both ends", [.red: [0, 25, 10, 10], .green: [90, 25, 10, 10]]) {
      HStack {
        Block.red(10, 10)
        Spacer()
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "a spacer is at least 8, and has no distance of its own",
      [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]
    ) {
      HStack {
        Block.red(10, 10)
        Spacer()
        Block.green(10, 10)
      }.fixedSize()
    },
    LayoutCase("a spacer may be nothing", [.red: [40, 25, 10, 10], .green: [50, 25, 10, 10]]) {
      HStack {
        Block.red(10, 10)
        Spacer(minLength: 0)
        Block.green(10, 10)
      }.fixedSize()
    },
    LayoutCase(
      "a spacing that is given is kept beside spacers", [.red: [30, 25, 10, 10], .green: [60, 25, 10, 10]]
    ) {
      HStack(spacing: 10) {
        Block.red(10, 10)
        Spacer(minLength: 0)
        Block.green(10, 10)
      }.fixedSize()
    },
    LayoutCase("spacers on both sides share", [.red: [45, 25, 10, 10]]) {
      HStack {
        Spacer()
        Block.red(10, 10)
        Spacer()
      }
    },
    LayoutCase("every spacer has the same share", [.red: [0, 25, 10, 10], .green: [50, 25, 10, 10]]) {
      HStack(spacing: 0) {
        Block.red(10, 10)
        Spacer()
        Block.green(10, 10)
        Spacer()
      }
    },
    LayoutCase("a spacer takes what others leave", [.red: [0, 0, 60, 60]]) {
      HStack(spacing: 0) {
        Block.red.frame(minWidth: 10, maxWidth: 60)
        Spacer(minLength: 10)
      }
    },
    LayoutCase("a spacer keeps its least length", [.red: [0, 0, 90, 60]]) {
      HStack(spacing: 0) {
        Block.red
        Spacer(minLength: 10)
      }
    },
    LayoutCase("a spacer pushes down in a column", [.red: [45, 50, 10, 10]]) {
      VStack(spacing: 0) {
        Spacer()
        Block.red(10, 10)
      }
    },
    LayoutCase("a spacer in a frame has its length", [.red: [30, 25, 10, 10], .green: [60, 25, 10, 10]]) {
      HStack {
        Block.red(10, 10)
        Spacer().frame(width: 20)
        Block.green(10, 10)
      }.fixedSize()
    },
    LayoutCase(
      "a least length that is no number is the usual one",
      [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]
    ) {
      HStack {
        Block.red(10, 10)
        Spacer(minLength: .nan)
        Block.green(10, 10)
      }.fixedSize()
    },
  ]
}
