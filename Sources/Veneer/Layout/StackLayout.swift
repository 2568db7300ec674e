/// SwiftUI's stack layout over GTK's measurements.
///
/// Room is offered to the children in order of flexibility, the least flexible first; each takes what it can use of an
/// equal share of what is left. Children of higher ``View/layoutPriority(_:)`` are asked before those of lower, which
/// keep their minimum meanwhile; spacers come last. GTK never gives a widget less than its minimum, so a stack is never
/// narrower than the sum of its children's minimums.
package struct StackLayout: ContainerLayout, Equatable {
  // In this order the layout is stored in a box without one more allocation.
  let orientation: Orientation
  /// Whether spacers stand directly beside the others, as they do where the stack has no spacing of its own.
  var omitsGapsAtSpacers = false
  /// Between two children; below 0 they lie over each other.
  let spacing: Double
  let alignment: StackAlignment

  package var isColumn: Bool { orientation == .vertical && spacing >= 0 }

  package func measure(_ direction: Orientation, for size: Double, children: [Widget]) -> Measurement {
    direction == orientation
      ? measureAlong(for: size, children: children) : measureAcross(for: size, children: children)
  }

  private func measureAlong(for size: Double, children: [Widget]) -> Measurement {
    var total = Measurement.fixed(totalSpacing(of: children))
    var position = 0.0
    for (index, child) in children.enumerated() {
      let own = size < 0 ? child.measured(orientation) : child.measured(orientation, offered: size).along
      if orientation == .vertical {
        if total.baseline == nil, let baseline = own.baseline { total.baseline = position + baseline }
        position += own.natural + gap(after: index, of: children)
      }
      total.minimum += own.minimum
      total.natural += own.natural
      total.maximum += own.maximum
    }
    return total.notNegative
  }

  private func measureAcross(for size: Double, children: [Widget]) -> Measurement {
    var extent = StackExtent(alignment)
    guard size >= 0 else {
      for child in children {
        let along = asksContent ? child.measured(orientation).natural : 0
        add(child, child.measured(orientation.opposite), length: along, to: &extent)
      }
      return extent.measurement
    }
    var measurements: [Measurement] = []
    measurements.reserveCapacity(children.count)
    for child in children { measurements.append(child.measured(orientation)) }
    let offers = lengths(
      offered: size, of: measurements, priorities(of: children), gaps: totalSpacing(of: children))
    for (child, offer) in zip(children, offers) {
      add(child, child.measured(orientation.opposite, offered: offer).along, length: offer, to: &extent)
    }
    return extent.measurement
  }

  private func add(_ child: Widget, _ across: Measurement, length: Double, to extent: inout StackExtent) {
    guard asksContent else { return extent.add(across) }
    extent.add(across) { child.guide(key, in: CGSize(length, $0, orientation)) }
  }

  /// Whether children may have a say in where their guides are.
  private var asksContent: Bool { AlignmentGuides.areUsed || !alignment.isOfFrame }

  private var key: AlignmentKey { AlignmentKey(orientation: orientation.opposite, alignment: alignment) }

  package func frames(in size: CGSize, children: [Widget], rightToLeft: Bool) -> [CGRect] {
    let isHorizontal = orientation == .horizontal
    let available = isHorizontal ? size.width : size.height
    let across = isHorizontal ? size.height : size.width
    var sizesAcross: [Double] = []
    var measurements: [Measurement] = []
    sizesAcross.reserveCapacity(children.count)
    measurements.reserveCapacity(children.count)
    for child in children {
      // What keeps proportions knows its width by its height.
      if isHorizontal, child.box?.keepsProportions != true {
        measurements.append(child.measured(.horizontal))
      } else {
        var (size, along) = child.measured(orientation, offered: across)
        if child.box?.keepsProportions == true { limit(&along, of: child, across: across) }
        sizesAcross.append(size)
        measurements.append(along)
      }
    }
    let gaps = totalSpacing(of: children)
    let lengths = lengths(offered: available, of: measurements, priorities(of: children), gaps: gaps)
    let places = placesAcross(children, lengths: lengths, sizes: sizesAcross, in: across)
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    var used = gaps
    for length in lengths { used += length }
    var position = max(0, ((available - used) / 2).rounded(.down))
    for (index, place) in places.enumerated() {
      let length = lengths[index]
      frames.append(
        isHorizontal
          ? CGRect(x: position, y: place.start, width: length, height: place.length)
          : CGRect(x: place.start, y: position, width: place.length, height: length))
      position += length + gap(after: index, of: children)
    }
    if rightToLeft {
      for index in frames.indices { frames[index].origin.x = size.width - frames[index].maxX }
    }
    return frames
  }

  /// What keeps proportions makes use of no more length than they allow for what it gets across.
  private func limit(_ along: inout Measurement, of child: Widget, across: Double) {
    let offer = CGSize(Double.infinity, across, orientation)
    let size = child.size(offered: offer)
    let most = orientation == .horizontal ? size.width : size.height
    guard most.isFinite else { return }
    along.maximum = max(along.minimum, min(along.maximum, most))
    along.natural = min(along.natural, along.maximum)
  }

  // MARK: Distances and order

  private func gap(after index: Int, of children: [Widget]) -> Double {
    guard omitsGapsAtSpacers, index + 1 < children.count else { return spacing }
    return children[index].box?.isSpacer == true || children[index + 1].box?.isSpacer == true ? 0 : spacing
  }

  private func totalSpacing(of children: [Widget]) -> Double {
    guard omitsGapsAtSpacers else { return totalSpacing(children.count) }
    return children.indices.dropLast().reduce(0) { $0 + gap(after: $1, of: children) }
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
    offered offer: Double, of children: [Measurement], _ priorities: [Double]? = nil, gaps: Double? = nil
  ) -> [Double] {
    var lengths: [Double] = []
    lengths.reserveCapacity(children.count)
    var room = offer - (gaps ?? totalSpacing(children.count))
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

  /// `sizes` are those that the children of a column take without a look at their lengths.
  private func placesAcross(
    _ children: [Widget], lengths: [Double], sizes: [Double], in across: Double
  ) -> [(start: Double, length: Double)] {
    var places: [(start: Double, length: Double)] = []
    places.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let size: Double
      if orientation == .horizontal {
        size = child.measured(.vertical, offered: lengths[index]).along.size(offered: across)
      } else if child.box?.keepsProportions == true {
        size = child.size(offered: CGSize(width: across, height: lengths[index])).width
      } else {
        size = sizes[index]
      }
      places.append((alignment.start(of: size, in: across), size))
    }
    guard asksContent else { return places }
    let guides = children.indices.map {
      children[$0].guide(key, in: CGSize(lengths[$0], places[$0].length, orientation))
    }
    let starts = StackExtent.starts(places.map(\.length), guides: guides, alignment, in: across)
    for index in places.indices { places[index].start = starts[index] }
    return places
  }
}

extension Measurement {
  /// Distances below 0 do not make something smaller than nothing.
  fileprivate var notNegative: Measurement {
    Measurement(
      minimum: max(0, minimum), natural: max(0, natural), maximum: max(0, maximum), baseline: baseline)
  }
}
