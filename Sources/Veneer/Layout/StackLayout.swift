/// SwiftUI's stack layout over GTK's measurements.
///
/// Room is offered to the children in order of flexibility, the least flexible first; each takes what it can use of an
/// equal share of what is left. Children of higher ``View/layoutPriority(_:)`` are asked before those of lower, which
/// keep their minimum meanwhile. GTK never gives a widget less than its minimum, so a stack is never narrower than
/// the sum of its children's minimums.
package struct StackLayout: ContainerLayout, Equatable {
  let orientation: Orientation
  let spacing: Double
  let alignment: StackAlignment

  package func measure(_ direction: Orientation, for size: Double, children: [Widget]) -> Measurement {
    direction == orientation
      ? measureAlong(for: size, children: children) : measureAcross(for: size, children: children)
  }

  private func measureAlong(for size: Double, children: [Widget]) -> Measurement {
    let gaps = totalSpacing(children.count)
    var total = Measurement.fixed(gaps)
    for (index, child) in children.enumerated() {
      let across = size < 0 ? size : child.measured(orientation.opposite).size(offered: size)
      let own = child.measured(orientation, for: across)
      if index == 0, orientation == .vertical { total.baseline = own.baseline }
      total.minimum += own.minimum
      total.natural += own.natural
      total.maximum += own.maximum
    }
    return total
  }

  private func measureAcross(for size: Double, children: [Widget]) -> Measurement {
    var offers: [Double]?
    if size >= 0 {
      offers = lengths(offered: size, of: children.map { $0.measured(orientation) }, priorities(of: children))
    }
    var extent = StackExtent()
    for (index, child) in children.enumerated() {
      extent.add(child.measured(orientation.opposite, for: offers?[index] ?? -1), alignment: alignment)
    }
    return extent.measurement
  }

  package func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    let isHorizontal = orientation == .horizontal
    let available = isHorizontal ? size.width : size.height
    let across = isHorizontal ? size.height : size.width
    let sizesAcross = children.map { child in
      isHorizontal ? across : child.measured(.horizontal).size(offered: across)
    }
    let measurements = zip(children, sizesAcross).map { child, acrossSize in
      child.measured(orientation, for: isHorizontal ? -1 : acrossSize)
    }
    let lengths = lengths(offered: available, of: measurements, priorities(of: children))
    let placesAcross = placesAcross(children, lengths: lengths, sizes: sizesAcross, in: across)
    var frames: [CGRect] = []
    var position = max(0, ((available - lengths.reduce(totalSpacing(children.count), +)) / 2).rounded(.down))
    for (length, place) in zip(lengths, placesAcross) {
      frames.append(
        isHorizontal
          ? CGRect(x: position, y: place.start, width: length, height: place.length)
          : CGRect(x: place.start, y: position, width: place.length, height: length))
      position += length + spacing
    }
    guard rightToLeft else { return frames }
    return frames.map { frame in
      var mirrored = frame
      mirrored.origin.x = size.width - frame.maxX
      return mirrored
    }
  }

  private func totalSpacing(_ count: Int) -> Double { spacing * Double(max(0, count - 1)) }

  private func priorities(of children: [Widget]) -> [Double] {
    children.map { $0.box?.layoutPriority ?? 0 }
  }

  // MARK: Along the stack

  /// The length of each child when the stack has `offer`.
  func lengths(offered offer: Double, of children: [Measurement], _ priorities: [Double]) -> [Double] {
    var lengths = children.map(\.minimum)
    var room = offer - totalSpacing(children.count) - lengths.reduce(0, +)
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
        .sorted { flexibility(children[$0]) < flexibility(children[$1]) }
      room += group.reduce(0) { $0 + children[$1].minimum }
      for (position, index) in group.enumerated() {
        let pending = group[(position + 1)...].reduce(0) { $0 + children[$1].minimum }
        let share = min((room / Double(group.count - position)).rounded(.down), room - pending)
        lengths[index] = children[index].size(offered: share)
        room -= lengths[index]
      }
    }
    return lengths
  }

  private func flexibility(_ child: Measurement) -> Double { child.maximum - child.minimum }

  // MARK: Across the stack

  private func placesAcross(
    _ children: [Widget], lengths: [Double], sizes: [Double], in across: Double
  ) -> [(start: Double, length: Double)] {
    guard orientation == .horizontal else {
      return sizes.map { (alignment.start(of: $0, in: across), $0) }
    }
    let heights = zip(children, lengths).map { $0.measured(.vertical, for: $1) }
    var extent = StackExtent()
    for height in heights { extent.add(height, alignment: alignment) }
    return heights.map { height in
      let length = height.size(offered: across)
      if alignment == .firstTextBaseline {
        let top = ((across - extent.measurement.natural) / 2).rounded(.down)
        return (max(0, top + extent.ascent - (height.baseline ?? length)), length)
      }
      return (alignment.start(of: length, in: across), length)
    }
  }
}

/// Where children stand across their stack. `start` is the leading edge or the top.
package enum StackAlignment: Hashable, Sendable {
  case start, center, end, firstTextBaseline

  func start(of length: Double, in room: Double) -> Double {
    switch self {
    case .start: 0
    case .center, .firstTextBaseline: ((room - length) / 2).rounded(.down)
    case .end: room - length
    }
  }
}

/// The extent of several children side by side, across their stack.
struct StackExtent {
  private(set) var ascent = 0.0
  private var descent = 0.0
  private var widest = Measurement.fixed(0)
  private var onBaseline = false

  var measurement: Measurement {
    guard onBaseline else { return widest }
    var result = widest
    result.natural = max(ascent + descent, widest.natural)
    result.minimum = max(ascent + descent, widest.minimum)
    result.maximum = max(result.natural, widest.maximum)
    result.baseline = ascent
    return result
  }

  mutating func add(_ child: Measurement, alignment: StackAlignment) {
    let hasFirst = widest.baseline != nil
    if !hasFirst, let baseline = child.baseline {
      // Centred in the stack, the first text's baseline moves down with it.
      widest.baseline = baseline
    }
    widest.minimum = max(widest.minimum, child.minimum)
    widest.natural = max(widest.natural, child.natural)
    widest.maximum = max(widest.maximum, child.maximum)
    if alignment == .firstTextBaseline {
      onBaseline = true
      let baseline = child.baseline ?? child.natural
      ascent = max(ascent, baseline)
      descent = max(descent, child.natural - baseline)
    }
  }
}
