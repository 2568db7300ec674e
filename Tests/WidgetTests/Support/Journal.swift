/// What happened, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
