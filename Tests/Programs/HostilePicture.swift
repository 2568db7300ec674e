import Foundation

/// Files that are made to hang, to fill the memory or to reach for other files, by name.
enum HostilePicture {
  static let all: [String: @Sendable () -> [UInt8]] =
    sizes.merging(references) { $1 }.merging(filters) { $1 }.merging(markup) { $1 }.merging(files) { $1 }

  typealias Table = [String: @Sendable () -> [UInt8]]

  static func svg(_ content: String, _ attributes: String = "width='100' height='100'") -> [UInt8] {
    let spaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    return Array("<svg \(spaces) \(attributes)>\(content)</svg>".utf8)
  }

  static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  // MARK: Sizes and numbers

  private static let rectangle = "<rect width='50' height='50' fill='red'/>"

  private static let sizes: Table = [
    "huge width and height": { svg(rectangle, "width='1000000' height='1000000'") },
    "extreme aspect ratio": { svg(rectangle, "width='10000000' height='1'") },
    "size beyond numbers": { svg(rectangle, "width='1e308' height='1e308'") },
    "size of nothing": { svg(rectangle, "width='0' height='-5'") },
    "size that is no number": { svg(rectangle, "width='NaN' height='inf'") },
    "view box beyond numbers": { svg(rectangle, "viewBox='0 0 1e308 1e308'") },
    "tiny view box": { svg(rectangle, "width='100' height='100' viewBox='0 0 1e-300 1e-300'") },
    "giant coordinates": { svg("<path d='M-1e300 -1e300L1e300 1e300L1e38 -1e38Z' stroke='red'/>") },
    "coordinates that are no numbers": { svg("<path d='M NaN inf L 1e999 -1e999Z' stroke='red'/>") },
    "giant stroke": { svg("<path d='M0 0L9 9' stroke='red' stroke-width='1e30'/>") },
    "giant arc": { svg("<path d='M0 0A1e20 1e20 0 1 1 5 5' stroke='red'/>") },
    "giant scale": { svg("<g transform='scale(1e200)'><g transform='scale(1e200)'>\(rectangle)</g></g>") },
    "giant text": { svg("<text font-size='1e9' y='50'>W</text>") },
    "path of a million segments": {
      svg("<path stroke='red' fill='none' d='M0 0" + times(500_000, "h9v-9") + "'/>")
    },
    "curves without end": { svg("<path stroke='red' d='M0 0" + times(60_000, "c90 90-90 0 9-9") + "'/>") },
    "millions of dashes": { svg("<path d='M0 0H100' stroke='red' stroke-dasharray='1e-6'/>") },
    "list of a hundred thousand dashes": {
      svg("<path d='M0 0H100' stroke='red' stroke-dasharray='" + times(100_000, "1 ") + "'/>")
    },
    "dashes on a giant line": { svg("<path d='M-1e7 0H1e7' stroke='red' stroke-dasharray='1'/>") },
  ]

  // MARK: References

  private static let references: Table = [
    "use of itself": { svg("<g id='a'><use href='#a' xlink:href='#a'/></g>") },
    "use in a circle": {
      svg("<g id='a'><use href='#b' xlink:href='#b'/></g><g id='b'><use href='#a' xlink:href='#a'/></g>")
    },
    "use chain that doubles": { chain(24, 2) },
    "use chain that tenfolds": { chain(9, 10) },
    "use chain of one each": { chain(5000, 1) },
    "pattern of itself": {
      svg(
        "<pattern id='a' width='1' height='1'><rect width='9' height='9' fill='url(#a)'/></pattern><rect width='99' height='99' fill='url(#a)'/>"
      )
    },
    "patterns in patterns": {
      let patterns = (1...12).map {
        "<pattern id='p\($0)' width='.1' height='.1'><rect width='99' height='99' fill='url(#p\($0 - 1))'/></pattern>"
      }
      return svg(patterns.joined() + "<rect width='99' height='99' fill='url(#p12)'/>")
    },
    "mask of itself": {
      svg(
        "<mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask><rect width='99' height='99' mask='url(#a)'/>"
      )
    },
    "masks in masks": {
      let masks = (1...100).map {
        "<mask id='m\($0)'><rect width='99' height='99' fill='#fff' mask='url(#m\($0 - 1))'/></mask>"
      }
      return svg(masks.joined() + "<rect width='99' height='99' mask='url(#m100)'/>")
    },
    "clip path of itself": {
      svg(
        "<clipPath id='a' clip-path='url(#a)'><rect width='9' height='9'/></clipPath><rect width='99' height='99' clip-path='url(#a)'/>"
      )
    },
    "gradient of itself": {
      svg("<linearGradient id='a' href='#a' xlink:href='#a'/><rect width='99' height='99' fill='url(#a)'/>")
    },
    "gradients in a circle": {
      svg(
        "<linearGradient id='a' href='#b' xlink:href='#b'/><linearGradient id='b' href='#a' xlink:href='#a'/><rect width='99' height='99' fill='url(#a)'/>"
      )
    },
    "marker of itself": {
      svg(
        "<marker id='a' markerWidth='9' markerHeight='9'><path d='M0 0L9 9' marker-end='url(#a)'/></marker><path d='M0 0L9 9' marker-end='url(#a)'/>"
      )
    },
    "markers on every point": {
      svg(
        "<marker id='a'><path d='M0 0h9v9h-9z'/></marker><path fill='none' marker-mid='url(#a)' d='M0 0"
          + times(200_000, "h1v1") + "'/>")
    },
    "filter picture of itself": {
      svg(
        "<filter id='a'><feImage href='#b' xlink:href='#b'/></filter><rect id='b' width='99' height='99' filter='url(#a)'/>"
      )
    },
  ]

  private static func chain(_ levels: Int, _ each: Int) -> [UInt8] {
    let groups = (1...levels).map { level in
      "<g id='l\(level)'>" + times(each, "<use href='#l\(level - 1)' xlink:href='#l\(level - 1)'/>") + "</g>"
    }
    let last = "<use href='#l\(levels)' xlink:href='#l\(levels)'/>"
    return svg("<defs><g id='l0'>\(rectangle)</g>\(groups.joined())</defs>\(last)")
  }
}
