/// A way in which symbols move or change for a moment, or for as long as it is active.
public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var _motion: _SymbolMotion { get }
}

/// An effect that symbols show for as long as it is active. See ``View/symbolEffect(_:options:isActive:)``.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that symbols show once, each time something changes. See ``View/symbolEffect(_:options:value:)``.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// What an effect does to a symbol.
public enum _SymbolMotion: Hashable, Sendable {
  /// It is drawn at this factor for as long as the effect is active.
  case scale(Double)
  /// It jumps up to this factor and back.
  case bounce(Double)
  /// It fades and comes back.
  case pulse
}

/// Draws symbols larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public let _motion: _SymbolMotion

  /// Larger than usual.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(1.25)) }
  /// Smaller than usual.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(0.8)) }
}

/// Lets symbols jump.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public let _motion: _SymbolMotion

  /// First larger, then back.
  public var up: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(1.2)) }
  /// First smaller, then back.
  public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(0.8)) }
}

/// Lets symbols fade and come back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public let _motion: _SymbolMotion
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Draws symbols at another size: larger, unless `.scale.down` asks for smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(1.25)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Lets symbols jump: up, unless `.bounce.down` asks for down.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(1.2)) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Lets symbols fade and come back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_motion: .pulse) }
}

/// How fast and how often an effect is shown.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil for what suits the effect: once for one that a change starts, again and again for one that is active.
  var count: Int?
  var isEndless = false
  var speed = 1.0

  /// As suits the effect.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// So many times; at least once.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// At a multiple of the usual speed; what is not above 0 is the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// These options, again and again.
  public var repeating: SymbolEffectOptions { with { ($0.isEndless, $0.count) = (true, nil) } }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { with { ($0.isEndless, $0.count) = (false, 1) } }

  /// These options, so many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    with { ($0.isEndless, $0.count) = (false, max(count, 1)) }
  }

  /// These options at a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
