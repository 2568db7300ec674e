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
      let own = size < 0 ? child.measured(orientation) : child.measured(orientation, offered: size).along
      if index == 0, orientation == .vertical { total.baseline = own.baseline }
      total.minimum += own.minimum
      total.natural += own.natural
      total.maximum += own.maximum
    }
    return total
  }

  private func measureAcross(for size: Double, children: [Widget]) -> Measurement {
    var extent = StackExtent()
    guard size >= 0 else {
      for child in children { extent.add(child.measured(orientation.opposite), alignment: alignment) }
      return extent.measurement
    }
    var measurements: [Measurement] = []
    measurements.reserveCapacity(children.count)
    for child in children { measurements.append(child.measured(orientation)) }
    let offers = lengths(offered: size, of: measurements, priorities(of: children))
    for (child, offer) in zip(children, offers) {
      extent.add(child.measured(orientation.opposite, offered: offer).along, alignment: alignment)
    }
    return extent.measurement
  }

  package func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    let isHorizontal = orientation == .horizontal
    let available = isHorizontal ? size.width : size.height
    let across = isHorizontal ? size.height : size.width
    var sizesAcross: [Double] = []
    var measurements: [Measurement] = []
    sizesAcross.reserveCapacity(children.count)
    measurements.reserveCapacity(children.count)
    for child in children {
      if isHorizontal {
        sizesAcross.append(across)
        measurements.append(child.measured(.horizontal))
      } else {
        let (width, height) = child.measured(.vertical, offered: across)
        sizesAcross.append(width)
        measurements.append(height)
      }
    }
    let lengths = lengths(offered: available, of: measurements, priorities(of: children))
    let placesAcross = placesAcross(children, lengths: lengths, sizes: sizesAcross, in: across)
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    var used = totalSpacing(children.count)
    for length in lengths { used += length }
    var position = max(0, ((available - used) / 2).rounded(.down))
    for (length, place) in zip(lengths, placesAcross) {
      frames.append(
        isHorizontal
          ? CGRect(x: position, y: place.start, width: length, height: place.length)
          : CGRect(x: place.start, y: position, width: place.length, height: length))
      position += length + spacing
    }
    if rightToLeft {
      for index in frames.indices { frames[index].origin.x = size.width - frames[index].maxX }
    }
    return frames
  }

  private nonisolated func totalSpacing(_ count: Int) -> Double { spacing * Double(max(0, count - 1)) }

  /// nil where all are the same, as they mostly are.
  private func priorities(of children: [Widget]) -> [Double]? {
    var priorities: [Double]?
    for (index, child) in children.enumerated() {
      guard let priority = child.box?.layoutPriority, priority != 0 else { continue }
      if priorities == nil { priorities = Array(repeating: 0, count: children.count) }
      priorities?[index] = priority
    }
    return priorities
  }

  // MARK: Along the stack

  /// The length of each child when the stack has `offer`.
  nonisolated func lengths(
    offered offer: Double, of children: [Measurement], _ priorities: [Double]? = nil
  ) -> [Double] {
    var lengths: [Double] = []
    lengths.reserveCapacity(children.count)
    var room = offer - totalSpacing(children.count)
    var naturalRoom = room
    var canAllBeNatural = true
    for child in children {
      lengths.append(child.minimum)
      room -= child.minimum
      naturalRoom -= child.natural
      canAllBeNatural = canAllBeNatural && child.maximum == child.natural
    }
    // The common case: nothing grows, and there is room for all.
    if canAllBeNatural, naturalRoom >= 0 {
      for index in children.indices { lengths[index] = children[index].natural }
      return lengths
    }
    guard let priorities else {
      share(room, among: Array(children.indices), of: children, &lengths)
      return lengths
    }
    for priority in Set(priorities).sorted(by: >) {
      room = share(
        room, among: children.indices.filter { priorities[$0] == priority }, of: children, &lengths)
    }
    return lengths
  }

  /// Gives a group of children equal shares of `room`, which comes on top of their minimums, the least flexible first. Each
  /// takes what it can use. Returns what is left.
  @discardableResult
  private nonisolated func share(
    _ room: Double, among group: [Int], of children: [Measurement], _ lengths: inout [Double]
  ) -> Double {
    let order = group.sorted { children[$0].flexibility < children[$1].flexibility }
    var pending = 0.0
    for index in order { pending += children[index].minimum }
    var room = room + pending
    for (position, index) in order.enumerated() {
      pending -= children[index].minimum
      let share = min((room / Double(order.count - position)).rounded(.down), room - pending)
      lengths[index] = children[index].size(offered: share)
      room -= lengths[index]
    }
    return room
  }

  // MARK: Across the stack

  private func placesAcross(
    _ children: [Widget], lengths: [Double], sizes: [Double], in across: Double
  ) -> [(start: Double, length: Double)] {
    var places: [(start: Double, length: Double)] = []
    places.reserveCapacity(children.count)
    guard orientation == .horizontal else {
      for size in sizes { places.append((alignment.start(of: size, in: across), size)) }
      return places
    }
    var heights: [Measurement] = []
    heights.reserveCapacity(children.count)
    var extent = StackExtent()
    for (child, length) in zip(children, lengths) {
      let height = child.measured(.vertical, offered: length).along
      heights.append(height)
      extent.add(height, alignment: alignment)
    }
    for height in heights {
      let length = height.size(offered: across)
      if alignment == .firstTextBaseline {
        let top = ((across - extent.measurement.natural) / 2).rounded(.down)
        places.append((max(0, top + extent.ascent - (height.baseline ?? length)), length))
      } else {
        places.append((alignment.start(of: length, in: across), length))
      }
    }
    return places
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
