import Veneer

extension LayoutCase {
  static let containers = [
    LayoutCase(
      "what keeps proportions is as wide in a row as its height allows",
      [.green: [25, 25, 10, 10], .red: [35, 15, 30, 30], .blue: [65, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.green(10, 10)
        Block.red.aspectRatio(1, contentMode: .fit).frame(height: 30)
        Block.blue(10, 10)
      }
    },
    LayoutCase(
      "what keeps proportions is as wide in a row as the greatest height of its frame allows",
      [.green: [30, 25, 10, 10], .red: [40, 20, 20, 20], .blue: [60, 25, 10, 10]]
    ) {
      HStack(spacing: 0) {
        Block.green(10, 10)
        Block.red.aspectRatio(1, contentMode: .fit).frame(maxHeight: 20)
        Block.blue(10, 10)
      }
    },
    LayoutCase(
      "what keeps proportions is as high in a column as its width allows",
      [.green: [45, 15, 10, 10], .red: [30, 25, 40, 20]]
    ) {
      VStack(spacing: 0) {
        Block.green(10, 10)
        Block.red.aspectRatio(2, contentMode: .fit).frame(width: 40)
      }
    },
    LayoutCase(
      "a divider in a column is one pixel high", [.red: [40, 19, 20, 10], .green: [40, 30, 20, 10]]
    ) {
      VStack(spacing: 0) {
        Block.red(20, 10)
        Divider()
        Block.green(20, 10)
      }
    },
    LayoutCase("a divider in a row is one pixel wide", [.red: [39, 25, 10, 10], .green: [50, 25, 10, 10]]) {
      HStack(spacing: 0) {
        Block.red(10, 10)
        Divider()
        Block.green(10, 10)
      }
    },
    LayoutCase("a divider makes its column as wide as the room", [.red: [0, 19, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(20, 10)
        Divider()
        Block.green(20, 10)
      }
    },
    LayoutCase("a reader is told the room and puts its content at the corner", [.red: [0, 0, 50, 15]]) {
      GeometryReader { proxy in
        Block.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    },
    LayoutCase(
      "a reader's corner is right in a right-to-left layout", rightToLeft: true, [.red: [50, 0, 50, 15]]
    ) {
      GeometryReader { proxy in
        Block.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }
    },
    LayoutCase("a reader takes what is left", [.green: [0, 25, 10, 10], .red: [10, 0, 90, 60]]) {
      HStack(spacing: 0) {
        Block.green(10, 10)
        GeometryReader { Block.red.frame(width: $0.size.width, height: $0.size.height) }
      }
    },
    LayoutCase("a reader is told the room inside of its padding", [.red: [10, 10, 80, 40]]) {
      GeometryReader { Block.red.frame(width: $0.size.width, height: $0.size.height) }.padding(10)
    },
    LayoutCase("a reader's views lie over each other", [.red: [0, 0, 20, 20], .green: [0, 0, 10, 10]]) {
      GeometryReader { _ in
        Block.red(20, 20)
        Block.green(10, 10)
      }
    },
    LayoutCase("a reader behind a view has its size", [.red: [40, 20, 20, 20], .green: [60, 20, 20, 20]]) {
      Block.red(20, 20).background {
        GeometryReader { Block.green(20, 20).offset(x: $0.size.width) }
      }
    },
    LayoutCase("what scrolls begins at the top", [.red: [40, 0, 20, 10]]) {
      ScrollView { Block.red(20, 10) }
    },
    LayoutCase("what scrolls is cut", [.red: [40, 0, 20, 60]]) {
      ScrollView(showsIndicators: false) { Block.red(20, 200) }
    },
    LayoutCase("what scrolls sideways begins at the leading edge", [.red: [0, 20, 20, 20]]) {
      ScrollView(.horizontal) { Block.red(20, 20) }
    },
    LayoutCase(
      "what scrolls has its ideal size, and stands in a column",
      [.red: [45, 0, 10, 10], .green: [45, 18, 10, 10]]
    ) {
      ScrollView {
        Block.red.frame(width: 10)
        Block.green.frame(width: 10)
      }
    },
    LayoutCase(
      "a scroll view is as wide as its content", [.red: [30, 0, 20, 10], .green: [50, 25, 20, 10]]
    ) {
      HStack(spacing: 0) {
        ScrollView { Block.red(20, 10) }
        Block.green(20, 10)
      }
    },
    LayoutCase("the first view that fits is shown", [.red: [10, 25, 80, 10], .green: []]) {
      ViewThatFits {
        Block.red(80, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase("a view that does not fit gives way", room: (60, 60), [.red: [], .green: [20, 25, 20, 10]]) {
      ViewThatFits {
        Block.red(80, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase("only the given direction has to fit", [.red: [10, 0, 80, 60], .green: []]) {
      ViewThatFits(in: .horizontal) {
        Block.red(80, 70)
        Block.green(20, 10)
      }.frame(height: 60)
    },
    LayoutCase(
      "of views that do not fit the last is shown", room: (60, 60), [.red: [], .green: [0, 25, 60, 10]]
    ) {
      ViewThatFits {
        Block.red(90, 10)
        Block.green(80, 10)
      }.frame(width: 60)
    },
    LayoutCase("a layout by itself is a row", [.red: [36, 25, 10, 10], .green: [54, 25, 10, 10]]) {
      HStackLayout()() {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("a layout by itself is a column", [.red: [40, 20, 20, 10], .green: [40, 30, 10, 10]]) {
      VStackLayout(alignment: .leading, spacing: 0)() {
        Block.red(20, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("a layout by itself is a pile", [.red: [40, 20, 20, 20], .green: [50, 30, 10, 10]]) {
      ZStackLayout(alignment: .bottomTrailing)() {
        Block.red(20, 20)
        Block.green(10, 10)
      }
    },
  ]
}
