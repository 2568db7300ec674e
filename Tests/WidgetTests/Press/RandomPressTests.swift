import Testing
import VeneerTesting

extension WidgetSuites {
  /// Random input to many buttons that are disabled, hidden, removed and changed meanwhile.
  @Suite @MainActor
  struct RandomPresses {
    private static let eventsPerSeed = 1000

    @Test(
      "Whatever happens in whatever order, every press is accounted for and none is left", arguments: 0..<20)
    func everyPressIsAccountedFor(seed: Int) async throws {
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      let events = RandomPressEvent.events(count: Self.eventsPerSeed, seed: seed)
      guard let failure = await RandomPressRun.run(events) else { return }
      let least = await Self.shrunk(Array(events[...failure.index]), failure.reason)
      let list = least.suffix(30).map { "    \(Self.source(of: $0))," }.joined(separator: "\n")
      Issue.record(
        "seed \(seed), event \(failure.index): \(failure.reason)\nin \(least.count) events:\n\(list)")
    }

    /// An event as it is written in a list, to be pasted into a test.
    private static func source(of event: RandomPressEvent) -> String {
      let text = "\(event)"
      return "."
        + text.replacing(/(VeneerTesting|veneer_tests)\.(\w+\.)*(?=[a-z])/, with: ".")
        .replacing(/VeneerTesting\.(?=Key)/, with: "")
    }

    /// Events that go wrong in the same way, as few as can be had in so many runs: parts are left out that needn't be there, large
    /// ones first.
    private static func shrunk(
      _ events: [RandomPressEvent], _ reason: String
    ) async -> [RandomPressEvent] {
      var least = events
      var runs = 0
      var length = events.count / 2
      while length > 0 {
        var end = least.count
        while end > 0, runs < 100 {
          runs += 1
          var fewer = least
          fewer.removeSubrange(max(end - length, 0)..<end)
          if await RandomPressRun.run(fewer)?.reason == reason { least = fewer }
          end -= length
        }
        length /= 2
      }
      return least
    }
  }
}
