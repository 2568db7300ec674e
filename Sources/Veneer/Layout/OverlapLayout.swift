/// Children over each other, as in a `ZStack`: each takes what it can use of the whole.
package struct OverlapLayout: ContainerLayout, Equatable {
  let alignment: Alignment

  package func measure(_ orientation: Orientation, for size: Double, children: [Widget]) -> Measurement {
    var result = Measurement.fixed(0)
    for child in children {
      let own = size < 0 ? child.measured(orientation) : child.measured(orientation, offered: size).along
      result.minimum = max(result.minimum, own.minimum)
      result.natural = max(result.natural, own.natural)
      result.maximum = max(result.maximum, own.maximum)
      if children.count == 1 { result.baseline = own.baseline }
    }
    return result
  }

  package func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    for child in children {
      let (width, vertical) = child.measured(.vertical, offered: size.width)
      let height = vertical.size(offered: size.height)
      frames.append(
        alignment.frame(of: CGSize(width: width, height: height), in: size, rightToLeft: rightToLeft))
    }
    return frames
  }
}
