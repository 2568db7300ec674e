import Testing

/// A small picture that shows one feature of SVG, or two together.
struct IconPicture: CustomTestStringConvertible, Sendable {
  let name: String
  let svg: String
  /// What it is rastered to, in pixels; of the picture's own proportions.
  let width: Int
  let height: Int

  /// A picture of `content` in a root element with the attributes `root`.
  init(
    _ name: String, _ content: String, root: String = #"width="24" height="24" viewBox="0 0 24 24""#,
    width: Int = 48, height: Int = 48
  ) {
    let spaces = #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#
    self.name = name
    self.svg = "<svg \(spaces) \(root)>\(content)</svg>"
    self.width = width
    self.height = height
  }

  var testDescription: String { name }

  static let single = shapes + moreShapes + paint + structure + moreStructure + effects
  static let all = single + combined + moreCombined
}
