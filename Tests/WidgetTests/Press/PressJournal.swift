import Veneer

/// Writes down what buttons do, in the order in which they do it.
@MainActor
final class PressJournal {
  private var lines: [String] = []
  private var pressed: Set<PressTarget> = []
  private(set) var actions: [PressTarget: Int] = [:]

  /// What was written since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func isPressed(_ target: PressTarget) -> Bool { pressed.contains(target) }

  func acts(_ target: PressTarget) {
    actions[target, default: 0] += 1
    write("acts", target)
  }

  /// Only changes are written.
  func shows(_ isPressed: Bool, _ target: PressTarget) {
    guard isPressed != pressed.contains(target) else { return }
    if isPressed { pressed.insert(target) } else { pressed.remove(target) }
    write(isPressed ? "pressed" : "rest", target)
  }

  private func write(_ word: String, _ target: PressTarget) {
    lines.append(target == .go ? word : "\(target.rawValue) \(word)")
  }
}

/// The signal style with a journal of what it is asked to show.
struct JournalStyle: ButtonStyle {
  let journal: PressJournal
  let target: PressTarget

  func makeBody(configuration: Configuration) -> some View {
    let _ = journal.shows(configuration.isPressed, target)
    configuration.label.frame(width: target == .inner ? 30 : 60, height: target == .inner ? 30 : 50)
      .background(configuration.isPressed ? Color.red : Color.green)
  }
}

/// Looks alike, and is another type with another structure.
struct ExchangedJournalStyle: ButtonStyle {
  let journal: PressJournal
  let target: PressTarget

  func makeBody(configuration: Configuration) -> some View {
    let _ = journal.shows(configuration.isPressed, target)
    VStack {
      if configuration.isPressed { Color.red } else { Color.green }
    }
    .frame(width: 60, height: 50)
  }
}

/// Shows its button in one of both.
struct SwitchingJournalStyle: PrimitiveButtonStyle {
  let journal: PressJournal
  let target: PressTarget
  let isExchanged: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isExchanged {
      Button(configuration).buttonStyle(ExchangedJournalStyle(journal: journal, target: target))
    } else {
      Button(configuration).buttonStyle(JournalStyle(journal: journal, target: target))
    }
  }
}
