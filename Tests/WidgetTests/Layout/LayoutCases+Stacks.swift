import Veneer

extension LayoutCase {
  static let stacks = [
    LayoutCase("a column has the usual spacing", [.red: [45, 16, 10, 10], .green: [45, 34, 10, 10]]) {
      VStack {
        Block.red(10, 10)
        Block.green(10, 10)
      }
    },
    LayoutCase("a column is centred", [.red: [30, 20, 40, 10], .green: [40, 30, 20, 10]]) {
      VStack(spacing: 0) {
        Block.red(40, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase("a column keeps to the leading edge", [.red: [30, 20, 40, 10], .green: [30, 30, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(40, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase("a column keeps to the trailing edge", [.red: [30, 20, 40, 10], .green: [50, 30, 20, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        Block.red(40, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase(
      "the leading edge is right in a right-to-left layout's column", rightToLeft: true,
      [.green: [50, 30, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Block.red(40, 10)
        Block.green(20, 10)
      }
    },
    LayoutCase("a row keeps to the top", [.red: [40, 15, 10, 30], .green: [50, 15, 10, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 10)
      }
    },
    LayoutCase("a row keeps to the bottom", [.red: [40, 15, 10, 30], .green: [50, 35, 10, 10]]) {
      HStack(alignment: .bottom, spacing: 0) {
        Block.red(10, 30)
        Block.green(10, 10)
      }
    },
    LayoutCase(
      "a pile is as large as its largest view", [.red: [30, 20, 40, 20], .green: [60, 30, 10, 10]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        Block.red(40, 20)
        Block.green(10, 10)
      }
    },
    LayoutCase("a flexible view fills the whole pile", [.green: [0, 0, 100, 60], .red: [45, 25, 10, 10]]) {
      ZStack {
        Block.green
        Block.red(10, 10)
      }
    },
    LayoutCase(
      "a pile is as large as its views of the highest priority",
      [.red: [27, 20, 40, 20], .green: [42, 25, 10, 10], .blue: [52, 27, 5, 5]]
    ) {
      HStack(spacing: 0) {
        ZStack {
          Block.red(40, 20)
          Block.green(10, 10).layoutPriority(1)
        }
        Block.blue(5, 5)
      }
    },
    LayoutCase("stacks nest", [.red: [20, 0, 10, 60], .green: [30, 0, 70, 30], .blue: [30, 30, 70, 30]]) {
      HStack(spacing: 0) {
        Block.red.frame(width: 10)
        VStack(spacing: 0) {
          Block.green
          Block.blue
        }
      }.padding(.leading, 20)
    },
    LayoutCase(
      "a stack is no larger than what is in it",
      [.red: [40, 25, 10, 10], .green: [50, 25, 10, 10], .blue: [35, 20, 30, 20]]
    ) {
      HStack(spacing: 0) {
        Block.red(10, 10)
        Block.green(10, 10)
      }.padding(5).background(Block.blue)
    },
    LayoutCase(
      "an empty stack takes no room but keeps the spacing",
      [.red: [32, 25, 10, 10], .green: [58, 25, 10, 10]]
    ) {
      HStack {
        Block.red(10, 10)
        HStack {}
        Block.green(10, 10)
      }
    },
  ]
}
