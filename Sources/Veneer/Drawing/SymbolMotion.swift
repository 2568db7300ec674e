/// How the effects around one symbol make it move: a factor for its size and an opacity, which change with the frames.
@MainActor
final class SymbolMotion {
  private unowned let box: BoxWidget
  private var effects: [SymbolEffects.Entry] = []
  private var runs: [Run] = []
  private var tick: TickCallback?

  private(set) var scale = 1.0
  private(set) var opacity = 1.0

  private struct Run {
    let entry: SymbolEffects.Entry
    let start: Double
    /// How often it is shown, as far as that is known.
    var count: Double
  }

  init(in box: BoxWidget) { self.box = box }

  /// Takes new effects; those that a change has started begin, those that are no longer active come to an end.
  func set(_ effects: [SymbolEffects.Entry], isFirst: Bool) {
    guard effects != self.effects || isFirst else { return }
    let old = self.effects
    self.effects = effects
    guard box.showsAnimations else { return stop() }
    for index in runs.indices where !isActive(runs[index].entry) {
      runs[index].count = min(runs[index].count, shown(runs[index]).rounded(.up))
    }
    for entry in effects where begins(entry, after: old, isFirst: isFirst) {
      runs.removeAll { $0.entry.motion == entry.motion }
      runs.append(Run(entry: entry, start: box.clock.now, count: SymbolMotion.count(of: entry)))
    }
    resume()
  }

  /// Whether the effect is still there; of one that a change has started, the modifier that saw the change.
  private func isActive(_ entry: SymbolEffects.Entry) -> Bool {
    guard let source = entry.trigger?.source else { return effects.contains(entry) }
    return effects.contains { $0.trigger?.source == source }
  }

  private func begins(_ entry: SymbolEffects.Entry, after old: [SymbolEffects.Entry], isFirst: Bool) -> Bool {
    if case .scale = entry.motion { return false }
    guard let trigger = entry.trigger else { return isFirst || !old.contains(entry) }
    guard let before = old.first(where: { $0.trigger?.source == trigger.source })?.trigger else {
      return false
    }
    return trigger.count > before.count
  }

  private static func count(of entry: SymbolEffects.Entry) -> Double {
    if let count = entry.options.count { return Double(count) }
    return entry.options.isEndless || entry.trigger == nil ? .infinity : 1
  }

  // MARK: Time

  /// Frames are asked for only while something moves that can be seen.
  func resume() {
    guard tick == nil, !runs.isEmpty, box.isMapped else { return }
    tick = TickCallback(on: box) { [unowned self] in step() }
  }

  private func step() {
    guard box.showsAnimations else { return stop() }
    runs.removeAll { shown($0) >= $0.count }
    scale = 1
    opacity = 1
    for run in runs {
      let phase = shown(run).truncatingRemainder(dividingBy: 1)
      switch run.entry.motion {
      case .bounce(let factor): scale *= 1 + (factor - 1) * SymbolMotion.bounce(at: phase)
      case .pulse: opacity *= 1 - 0.6 * SymbolMotion.pulse(at: phase)
      case .scale: break
      }
    }
    // An unmapped widget is drawn no more, and goes on when it is drawn again.
    if runs.isEmpty || !box.isMapped { tick = nil }
    box.queueDraw()
  }

  private func stop() {
    tick = nil
    runs = []
    scale = 1
    opacity = 1
    box.queueDraw()
  }

  /// How often a run has been shown by now.
  private func shown(_ run: Run) -> Double {
    let duration =
      switch run.entry.motion {
      case .bounce: 0.6
      case .pulse, .scale: 1.6
      }
    return max(0, (box.clock.now - run.start) * run.entry.options.speed / duration)
  }

  /// Up, past the middle on the way back, and to rest.
  private static func bounce(at phase: Double) -> Double {
    let frames = [(0.0, 0.0), (0.3, 1.0), (0.6, -0.25), (0.82, 0.08), (1.0, 0.0)]
    guard let next = frames.firstIndex(where: { $0.0 > phase }), next > 0 else { return 0 }
    let (from, to) = (frames[next - 1], frames[next])
    let share = (phase - from.0) / (to.0 - from.0)
    return from.1 + (to.1 - from.1) * share * share * (3 - 2 * share)
  }

  /// Down in the first half and up again in the second.
  private static func pulse(at phase: Double) -> Double {
    let share = 1 - abs(2 * phase - 1)
    return share * share * (3 - 2 * share)
  }
}
