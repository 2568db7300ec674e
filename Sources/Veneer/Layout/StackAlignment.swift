import Synchronization

/// Where something stands along one axis. `start` is the leading edge or the top.
package enum StackAlignment: Hashable, Sendable {
  case start, center, end, firstTextBaseline, lastTextBaseline
  case custom(CustomAlignment)

  /// Whether the frame alone says where it is, as long as no guide is set.
  var isOfFrame: Bool {
    switch self {
    case .start, .center, .end: true
    default: false
    }
  }

  /// Where something of `length` begins in `room`, without a look into it. Without text, baselines are at the bottom.
  func start(of length: Double, in room: Double) -> Double {
    switch self {
    case .start: 0
    case .center, .custom: ((room - length) / 2).rounded(.down)
    case .end, .firstTextBaseline, .lastTextBaseline: room - length
    }
  }

  /// What becomes of several values in a stack or pile: an edge is the stack's own, text is told by its first or last line, and
  /// positions of one's own are averaged.
  func combined(_ values: [Double]) -> Double? {
    switch self {
    case .start, .center, .end: nil
    case .firstTextBaseline: values.min()
    case .lastTextBaseline: values.max()
    case .custom: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }
}

/// A position that an application defines, by its number: every stack has room for it and copies it, and few have one.
package struct CustomAlignment: Hashable, Sendable {
  private let number: UInt16

  /// The same number for the same type.
  init(_ id: any AlignmentID.Type) {
    number = CustomAlignment.known.withLock { known in
      let place = known.firstIndex { ObjectIdentifier($0.id) == ObjectIdentifier(id) }
      if place == nil { known.append(Known(id: id)) }
      return UInt16(clamping: place ?? known.count - 1)
    }
  }

  var id: any AlignmentID.Type { CustomAlignment.known.withLock { $0[Int(number)].id } }

  private struct Known: Sendable {
    /// A type's functions may be called from anywhere.
    nonisolated(unsafe) let id: any AlignmentID.Type
  }

  private static let known = Mutex<[Known]>([])
}

/// One guide: a position, and the axis that it is on.
package struct AlignmentKey: Hashable, Sendable {
  let orientation: Orientation
  let alignment: StackAlignment

  static let firstTextBaseline = AlignmentKey(orientation: .vertical, alignment: .firstTextBaseline)
  static let lastTextBaseline = AlignmentKey(orientation: .vertical, alignment: .lastTextBaseline)

  /// Where the guide is in a view that says nothing about it.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    let length = orientation == .horizontal ? dimensions.width : dimensions.height
    switch alignment {
    case .start: return 0
    case .center: return length / 2
    case .end: return length
    case .firstTextBaseline, .lastTextBaseline: return dimensions.height
    case .custom(let custom): return Length.usable(custom.id.defaultValue(in: dimensions))
    }
  }
}

/// Whether anything in the program sets a guide, or aligns a frame by one that is inside of its content.
///
/// As long as nothing does, no layout looks for guides.
@MainActor
enum AlignmentGuides {
  static var areUsed = false
}
