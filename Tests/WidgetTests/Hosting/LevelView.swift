import Veneer
import VeneerTesting

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// A value for tests to set and to look for.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// Shows the level of the environment, and counts in a state of its own.
struct LevelView: View {
  @Environment(\.level) private var level
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "level \(level)\(isEnabled ? "" : " disabled")")
      Button("count \(count)") { count += 1 }
    }
  }
}

extension TestWindow {
  /// What the first ``LevelView`` in the window says of its environment.
  var shownLevel: String? {
    let levels = (0..<10).flatMap { ["level \($0)", "level \($0) disabled"] }
    return levels.first { !elements(text: $0).isEmpty }
  }
}
