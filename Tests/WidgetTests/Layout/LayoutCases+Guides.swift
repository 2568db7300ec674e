import Veneer

/// A third from the top, and a quarter from the leading edge.
private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum FirstQuarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension VerticalAlignment {
  fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
}

extension HorizontalAlignment {
  fileprivate static let firstQuarter = HorizontalAlignment(FirstQuarter.self)
}

extension LayoutCase {
  static let guides = [
    LayoutCase("a guide moves a view in its column", [.red: [30, 20, 20, 10], .green: [50, 30, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { $0[.trailing] }
        Block.green(20, 10)
      }
    },
    LayoutCase("a guide moves a view in its row", [.red: [40, 15, 10, 20], .green: [50, 25, 10, 20]]) {
      HStack(alignment: .top, spacing: 0) {
        Block.red(10, 20).alignmentGuide(.top) { $0.height / 2 }
        Block.green(10, 20)
      }
    },
    LayoutCase(
      "a guide of another alignment does nothing", [.red: [40, 20, 20, 10], .green: [40, 30, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.trailing) { _ in 50 }
        Block.green(20, 10)
      }
    },
    LayoutCase(
      "a guide is mirrored in a right-to-left layout", rightToLeft: true,
      [.red: [50, 20, 20, 10], .green: [30, 30, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { $0[.trailing] }
        Block.green(20, 10)
      }
    },
    LayoutCase("a guide is moved by a padding", [.red: [32, 20, 20, 10], .green: [52, 35, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { $0[.trailing] }.padding(5)
        Block.green(20, 10)
      }
    },
    LayoutCase("a guide is not moved by an offset", [.red: [33, 20, 20, 10], .green: [50, 30, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { $0[.trailing] }.offset(x: 3)
        Block.green(20, 10)
      }
    },
    LayoutCase(
      "an outer guide holds, and sees the inner one", [.red: [35, 20, 20, 10], .green: [45, 30, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) { $0[.leading] + 5 }
        Block.green(20, 10)
      }
    },
    LayoutCase("an alignment of one's own", [.red: [40, 10, 10, 30], .green: [50, 0, 10, 60]]) {
      HStack(alignment: .firstThird, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 60)
      }
    },
    LayoutCase(
      "an alignment of one's own is set by a guide", [.red: [40, 20, 10, 30], .green: [50, 10, 10, 30]]
    ) {
      HStack(alignment: .firstThird, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 30).alignmentGuide(.firstThird) { 2 * $0.height / 3 }
      }
    },
    LayoutCase(
      "a stack's edge is its own",
      [.red: [30, 15, 20, 10], .green: [50, 25, 20, 10], .blue: [30, 35, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Block.red(20, 10).alignmentGuide(.leading) { $0[.trailing] }
          Block.green(20, 10)
        }
        Block.blue(20, 10)
      }
    },
    LayoutCase(
      "a stack has an alignment of one's own from its views",
      [.red: [40, 10, 10, 20], .green: [40, 30, 10, 20], .blue: [50, 25, 10, 15]]
    ) {
      // Both views set it, to 10 and to 20 + 10 from the stack's top: 20 on average.
      HStack(alignment: .firstThird, spacing: 0) {
        VStack(spacing: 0) {
          Block.red(10, 20).alignmentGuide(.firstThird) { _ in 10 }
          Block.green(10, 20).alignmentGuide(.firstThird) { _ in 10 }
        }
        Block.blue(10, 15)
      }
    },
    LayoutCase(
      "a pile brings guides together in both directions",
      [.red: [30, 10, 40, 40], .green: [40, 23, 10, 10]]
    ) {
      ZStack(alignment: Alignment(horizontal: .firstQuarter, vertical: .firstThird)) {
        Block.red(40, 40)
        Block.green(10, 10).alignmentGuide(.firstQuarter) { _ in 0 }.alignmentGuide(.firstThird) { _ in 0 }
      }
    },
    LayoutCase("a frame is aligned by a guide in it", [.red: [10, 20, 20, 20]]) {
      Block.red(20, 20).alignmentGuide(.leading) { _ in 10 }.frame(width: 60, alignment: .leading)
    },
    LayoutCase(
      "a frame is aligned by an alignment of one's own", [.red: [30, 10, 20, 30], .green: [20, 0, 60, 60]],
    ) {
      Block.red(20, 30).frame(
        width: 60, height: 60, alignment: Alignment(horizontal: .firstQuarter, vertical: .firstThird)
      ).background(Block.green)
    },
    LayoutCase("a guide that is no number is 0", [.red: [40, 20, 20, 10], .green: [40, 30, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10).alignmentGuide(.leading) { _ in .nan }
        Block.green(20, 10)
      }
    },
    LayoutCase(
      "without text, a baseline is the bottom", [.red: [40, 15, 10, 30], .green: [50, 35, 10, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "the last baseline is the bottom without text, too",
      [.red: [40, 15, 10, 30], .green: [50, 35, 10, 10]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 10)
      }
    },
    LayoutCase("a baseline is set by a guide", [.red: [40, 15, 10, 30], .green: [50, 25, 10, 10]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Block.red(10, 30).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 10 }
        Block.green(10, 10)
      }
    },
  ]
}
