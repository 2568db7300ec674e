/// What moves the pictures of a place. One value, so that following it costs one note.
struct SymbolEffects: Equatable, Sendable {
  /// An effect that is active, or one that runs each time its number grows.
  struct Entry: Equatable, Sendable {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// The modifier that starts it, and how often it has; nil for an effect that is active.
    var trigger: Trigger?
  }

  struct Trigger: Equatable, Sendable {
    let source: ObjectIdentifier
    let count: Int
  }

  /// Effects on symbols, those of outer modifiers first.
  var entries: [Entry] = []
  /// The factor at which pictures of every kind are drawn, without taking more room.
  var pictureScale = 1.0

  var areNone: Bool { entries.isEmpty && pictureScale == 1 }

  /// The factor of all effects that scale.
  var scale: Double {
    entries.reduce(1) { product, entry in
      if case .scale(let factor) = entry.motion { product * factor } else { product }
    }
  }
}

private struct SymbolEffectsKey: EnvironmentKey {
  static let defaultValue = SymbolEffects()
}

extension EnvironmentValues {
  var symbolEffects: SymbolEffects {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// Counts the changes of a value from one evaluation to the next.
@MainActor
private final class ChangeCounter<Value: Equatable> {
  private var last: Value?
  private(set) var count = 0

  func note(_ value: Value) -> Int {
    if let last, last != value { count += 1 }
    last = value
    return count
  }
}

private struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @State private var counter = ChangeCounter<Value>()

  func body(content: Content) -> some View {
    let trigger = SymbolEffects.Trigger(source: ObjectIdentifier(counter), count: counter.note(value))
    let entry = SymbolEffects.Entry(motion: motion, options: options, trigger: trigger)
    content.writingEnvironment { $0.symbolEffects.entries.append(entry) }
  }
}

extension View {
  /// Shows the symbols inside with `effect` while it is active.
  ///
  /// Effects move on the frame clock, unless animations are switched off on the desktop: a scale jumps then, and nothing
  /// bounces or pulses. The room that symbols take stays the same. Effects that are set further out act as well. Pictures that
  /// are no symbols have none.
  ///
  ///     Image(systemName: "heart").symbolEffect(.scale.up, isActive: configuration.isPressed)
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    writingEnvironment {
      guard isActive else { return }
      $0.symbolEffects.entries.append(.init(motion: effect._motion, options: options))
    }
  }

  /// Shows the symbols inside with `effect` each time that `value` changes.
  ///
  ///     Image(systemName: "bell").symbolEffect(.bounce, value: messages.count)
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(DiscreteSymbolEffectModifier(motion: effect._motion, options: options, value: value))
  }

  /// Takes the effects that are set further out from the symbols inside.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    writingEnvironment { if isEnabled { $0.symbolEffects.entries = [] } }
  }

  /// Draws the pictures inside at `factor` times their size, without taking more room.
  func pictureScale(_ factor: CGFloat) -> some View {
    writingEnvironment {
      if factor != 1 { $0.symbolEffects.pictureScale = min(Length.positive(factor, or: 1), 10) }
    }
  }
}
