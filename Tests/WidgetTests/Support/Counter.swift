/// Counts, for actions to be captured in and lifetimes to be watched by.
@MainActor
final class Counter {
  private(set) var count = 0

  func add() { count += 1 }
}
