import VeneerTesting

/// One thing that happens to a window of many buttons: input, a change of what is shown, or time.
///
/// A list of events means the same in every run. What can't happen when its turn comes, such as the release of a
/// key that is up, is passed over, so that any part of a list is a list again.
enum RandomPressEvent {
  case move(RandomPressSpot)
  case press(Pointer.Button, RandomPressSpot)
  case release(Pointer.Button)
  case touch(finger: Int, RandomPressSpot)
  case moveFinger(Int, RandomPressSpot)
  case liftFinger(Int)
  case keyDown(Key)
  /// What the keyboard does while the key that went down last is held.
  case keyRepeat
  case keyUp(Key)
  case change(RandomPressTarget, RandomPressChange)
  case changeRow(Int, RandomPressRowChange)
  /// Everything is enabled and shown again.
  case restore
  case frame
  case time(Double)
}

/// A point of the window: in the middle part of one of its cells, or between the cells.
enum RandomPressSpot {
  case inside(RandomPressTarget, x: Double, y: Double)
  case outside
}

/// A cell by its number, or the one that was pressed last: what happens to a button in the middle of a press is most
/// interesting.
enum RandomPressTarget {
  case cell(Int)
  case lastPressed
}

enum RandomPressChange {
  case kind(RandomPressKind)
  case title(Int)
  case labelStyle(Int)
  case setEnabled(Bool)
  case setThere(Bool)
}

/// What GTK's calls do to a host that holds a row of buttons.
enum RandomPressRowChange {
  case setVisible(Bool)
  case setSensitive(Bool)
  case takeOut, putBack
}

extension RandomPressEvent {
  static let rows = 6
  static let columns = 5
  static let keys: [Key] = [
    .space, .space, .return, .return, .keypadEnter, .tab, .left, .right, .up, .down, .escape,
  ]

  /// As many events as asked for, the same for the same seed.
  static func events(count: Int, seed: Int) -> [RandomPressEvent] {
    var generator = SeededGenerator(seed)
    return (0..<count).map { _ in random(&generator) }
  }

  private static func random(_ generator: inout SeededGenerator) -> RandomPressEvent {
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }
    switch number(0..<100) {
    case 0..<9: return .move(spot(&generator))
    case 9..<24: return .press(button(&generator), spot(&generator))
    case 24..<40: return .release(button(&generator))
    case 40..<48: return .touch(finger: number(1..<3), spot(&generator))
    case 48..<52: return .moveFinger(number(1..<3), spot(&generator))
    case 52..<61: return .liftFinger(number(1..<3))
    case 61..<69: return .keyDown(keys[number(0..<keys.count)])
    case 69..<71: return .keyRepeat
    case 71..<80: return .keyUp(keys[number(0..<keys.count)])
    case 80..<90: return .change(target(&generator), change(&generator))
    case 90..<92: return .changeRow(number(0..<rows), rowChange(&generator))
    case 92: return .restore
    case 93..<97: return .frame
    default: return .time([0.02, 0.09, 0.2][number(0..<3)])
    }
  }

  /// The primary button, mostly.
  private static func button(_ generator: inout SeededGenerator) -> Pointer.Button {
    [.primary, .primary, .primary, .primary, .primary, .primary, .middle, .secondary]
      .randomElement(using: &generator) ?? .primary
  }

  private static func spot(_ generator: inout SeededGenerator) -> RandomPressSpot {
    guard Int.random(in: 0..<6, using: &generator) > 0 else { return .outside }
    return .inside(
      target(&generator), x: Double(Int.random(in: 3..<8, using: &generator)) / 10,
      y: Double(Int.random(in: 4..<7, using: &generator)) / 10)
  }

  private static func target(_ generator: inout SeededGenerator) -> RandomPressTarget {
    Bool.random(using: &generator)
      ? .lastPressed : .cell(.random(in: 0..<rows * columns, using: &generator))
  }

  private static func change(_ generator: inout SeededGenerator) -> RandomPressChange {
    let number = Int.random(in: 0..<10, using: &generator)
    switch number {
    case 0..<4: return .kind(RandomPressKind.allCases.randomElement(using: &generator) ?? .automatic)
    case 4: return .title(Int.random(in: 0..<4, using: &generator))
    case 5: return .labelStyle(Int.random(in: 0..<4, using: &generator))
    case 6, 7: return .setEnabled(Int.random(in: 0..<3, using: &generator) > 0)
    default: return .setThere(Int.random(in: 0..<3, using: &generator) > 0)
    }
  }

  private static func rowChange(_ generator: inout SeededGenerator) -> RandomPressRowChange {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .setVisible(false)
    case 1: .setSensitive(false)
    case 2: .takeOut
    case 3..<6: .setVisible(true)
    case 6..<8: .setSensitive(true)
    default: .putBack
    }
  }
}
