import Veneer

/// A generator whose numbers are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A tree of views as a value, to be made and changed at random.
indirect enum RandomTree {
  case text(String, lineLimit: Int)
  case symbol(String, isResizable: Bool)
  case color, spacer, empty
  case stack(Int, [RandomTree])
  case list([RandomTree])
  case group([RandomTree])
  case button(style: Int, RandomTree)
  case label(style: Int, String)
  case modified(Int, Double, RandomTree)
  case conditional(Bool, RandomTree, RandomTree)
  case erased(RandomTree)

  private static let words = ["a", "some words here", "longer text with several words", "", "שלום עולם"]

  static func random(depth: Int, _ generator: inout SeededGenerator) -> RandomTree {
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
    func tree() -> RandomTree { random(depth: depth - 1, &generator) }
    func trees() -> [RandomTree] { (0..<number(0..<4)).map { _ in tree() } }
    switch number(depth <= 0 ? 0..<5 : 0..<14) {
    case 0: return .text(words[number(0..<words.count)], lineLimit: number(0..<4))
    case 1:
      return .symbol(["star", "heart.fill", "none.such"][number(0..<3)], isResizable: number(0..<2) == 0)
    case 2: return .color
    case 3: return .spacer
    case 4: return .empty
    case 5, 6: return .stack(number(0..<4), trees())
    case 7: return .button(style: number(0..<8), tree())
    case 8: return .label(style: number(0..<4), words[number(0..<words.count)])
    case 9: return .modified(number(0..<RandomModifier.kinds), Double(number(0..<60)), tree())
    case 10: return .group(trees())
    case 11: return .conditional(number(0..<2) == 0, tree(), tree())
    case 12: return depth > 2 ? .list(trees()) : .empty
    default: return .erased(tree())
    }
  }

  /// The tree with something changed, at random.
  func changed(depth: Int, _ generator: inout SeededGenerator) -> RandomTree {
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
    func inner(_ tree: RandomTree) -> RandomTree { tree.changed(depth: depth - 1, &generator) }
    if number(0..<6) == 0 { return .random(depth: depth, &generator) }
    let isOwn = number(0..<2) == 0
    switch self {
    case .text(let text, let limit):
      return isOwn ? .text(text + "x", lineLimit: limit) : .text(text, lineLimit: (limit + 1) % 4)
    case .symbol(let name, let isResizable):
      return .symbol(name == "star" ? "heart" : "star", isResizable: isResizable != isOwn)
    case .color, .spacer, .empty: return self
    case .stack(let kind, var trees):
      switch number(0..<4) {
      case 0: return .stack((kind + 1) % 4, trees)
      case 1: trees.append(.random(depth: depth - 1, &generator))
      case 2: if !trees.isEmpty { trees.remove(at: number(0..<trees.count)) }
      default: trees = trees.map(inner)
      }
      return .stack(kind, trees)
    case .list(let trees): return .list(trees.map(inner))
    case .group(let trees): return .group(trees.map(inner))
    case .button(let style, let tree):
      return isOwn ? .button(style: number(0..<8), tree) : .button(style: style, inner(tree))
    case .label(let style, let title):
      return isOwn ? .label(style: (style + 1) % 4, title) : .label(style: style, title + "y")
    case .modified(let kind, let value, let tree):
      return isOwn ? .modified(kind, Double(number(0..<60)), tree) : .modified(kind, value, inner(tree))
    case .conditional(let condition, let first, let second):
      return isOwn
        ? .conditional(!condition, first, second) : .conditional(condition, inner(first), inner(second))
    case .erased(let tree): return .erased(isOwn ? inner(tree) : .random(depth: depth - 1, &generator))
    }
  }
}

/// Shows a random tree.
struct RandomView: View {
  let tree: RandomTree

  var body: some View {
    switch tree {
    case .text(let text, let limit):
      Text(verbatim: text).lineLimit(limit == 0 ? nil : limit).font(limit == 2 ? .title : nil)
    case .symbol(let name, let isResizable):
      if isResizable {
        Image(systemName: name).resizable().aspectRatio(contentMode: .fit)
      } else {
        Image(systemName: name)
      }
    case .color: Color.red
    case .spacer: Spacer()
    case .empty: EmptyView()
    case .stack(0, let trees): HStack { views(trees) }
    case .stack(1, let trees): VStack(alignment: .leading, spacing: 2) { views(trees) }
    case .stack(2, let trees): ZStack(alignment: .bottomTrailing) { views(trees) }
    case .stack(_, let trees): HStack(alignment: .firstTextBaseline) { views(trees) }
    case .list(let trees): List { views(trees) }
    case .group(let trees): Group { views(trees) }
    case .button(6, let tree): button(tree).buttonStyle(.bordered)
    case .button(7, let tree): button(tree).buttonStyle(.roundedRow)
    case .button(let style, let tree):
      button(tree).buttonStyle(ChangingStyle(way: ChangingStyle.Way.allCases[style]))
    case .label(0, let title): Label(title, systemImage: "star")
    case .label(1, let title): Label(title, systemImage: "star").labelStyle(.iconOnly)
    case .label(2, let title): Label(title, systemImage: "star").labelStyle(.titleOnly)
    case .label(_, let title): Label(title, systemImage: "star").labelStyle(.iconTint(.green))
    case .modified(let kind, let value, let tree):
      view(tree).modifier(RandomModifier(kind: kind, value: value))
    case .conditional(let condition, let first, let second):
      if condition { view(first) } else { view(second) }
    case .erased(let tree): view(tree)
    }
  }

  private func view(_ tree: RandomTree) -> AnyView { AnyView(RandomView(tree: tree)) }
  private func views(_ trees: [RandomTree]) -> some View {
    ForEach(Array(trees.indices), id: \.self) { view(trees[$0]) }
  }
  private func button(_ tree: RandomTree) -> Button<AnyView> { Button(action: {}, label: { view(tree) }) }
}

private struct RandomModifier: ViewModifier {
  nonisolated static let kinds = 22

  let kind: Int
  let value: Double

  func body(content: Content) -> some View {
    switch kind {
    case 0: content.padding(value)
    case 1: content.frame(width: value)
    case 2: content.frame(minWidth: value, maxWidth: .infinity)
    case 3: content.frame(maxHeight: .infinity, alignment: .top)
    case 4: content.background(Color.blue).cornerRadius(value)
    case 5: content.opacity(0.5).overlay { Text("over") }
    case 6: content.layoutPriority(value)
    case 7: content.disabled(value > 30)
    case 8: content.frame(height: value).foregroundStyle(.red)
    case 9: content.blendMode(value > 30 ? .multiply : .normal)
    case 10: content.aspectRatio(value > 0 ? value / 30 : nil, contentMode: .fit)
    case 11: content.symbolEffect(.scale.up, isActive: value > 30).multilineTextAlignment(.center)
    case 12: content.padding(.horizontal, value - 30)
    case 13: content.frame(width: value / 4, height: value / 3, alignment: .bottomLeading)
    case 14: content.fixedSize(horizontal: value > 20, vertical: value > 40)
    case 15: content.offset(x: value - 30, y: value / 2)
    case 16: content.alignmentGuide(.firstTextBaseline) { $0[.bottom] - value }
    case 17: content.alignmentGuide(.leading) { $0[.trailing] - value }
    case 18: content.zIndex(value - 30)
    case 19: content.aspectRatio(1, contentMode: .fill).frame(width: value)
    case 20: content.frame(minWidth: value / 2, idealWidth: value, maxHeight: value)
    default: content.overlay { GeometryReader { Color.green.frame(width: $0.size.width / 2) } }
    }
  }
}
