/// Children over each other, as in a `ZStack`: each takes what it can use of the whole, and the whole is as large as those of
/// the highest priority.
package struct OverlapLayout: ContainerLayout, Equatable {
  let alignment: Alignment

  package func measure(_ orientation: Orientation, for size: Double, children: [Widget]) -> Measurement {
    let key = orientation == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    var extent = StackExtent(key.alignment)
    for child in counted(children) {
      let own = size < 0 ? child.measured(orientation) : child.measured(orientation, offered: size).along
      // A single child is the whole, wherever its guides are.
      if children.count == 1 { return own }
      if asksContent {
        let across = child.measured(orientation.opposite).size(offered: max(0, size))
        extent.add(own) { child.guide(key, in: CGSize($0, across, orientation)) }
      } else {
        extent.add(own)
      }
    }
    return extent.measurement
  }

  package func growth(_ orientation: Orientation, children: [Widget]) -> Growth {
    var result = Growth.none
    for child in counted(children) { result = max(result, child.growth(orientation)) }
    return result
  }

  /// Those that decide about the size.
  private func counted(_ children: [Widget]) -> [Widget] {
    guard children.count > 1 else { return children }
    let priorities = children.map { $0.box?.layoutPriority ?? 0 }
    guard let highest = priorities.max(), priorities.contains(where: { $0 != highest }) else {
      return children
    }
    return zip(children, priorities).filter { $1 == highest }.map(\.0)
  }

  package func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    for child in children {
      frames.append(
        alignment.frame(of: child.size(offered: size), in: size, rightToLeft: rightToLeft))
    }
    if children.count > 1, asksContent { alignGuides(of: children, in: size, rightToLeft, &frames) }
    return frames
  }

  private var asksContent: Bool {
    AlignmentGuides.areUsed || !alignment.horizontal.stack.isOfFrame || !alignment.vertical.stack.isOfFrame
  }

  private func alignGuides(
    of children: [Widget], in size: CGSize, _ rightToLeft: Bool, _ frames: inout [CGRect]
  ) {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let across = StackExtent.starts(
      frames.map { Double($0.width) },
      guides: children.indices.map { children[$0].guide(horizontal, in: frames[$0].size) },
      horizontal.alignment, in: size.width)
    let down = StackExtent.starts(
      frames.map { Double($0.height) },
      guides: children.indices.map { children[$0].guide(vertical, in: frames[$0].size) },
      vertical.alignment, in: size.height)
    for index in frames.indices {
      let leading = across[index]
      frames[index].origin.x = rightToLeft ? size.width - frames[index].width - leading : leading
      frames[index].origin.y = down[index]
    }
  }
}

extension CGSize {
  /// A size of `along` in the direction of `orientation`, and `across` in the other.
  init(_ along: Double, _ across: Double, _ orientation: Orientation) {
    self =
      orientation == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}
