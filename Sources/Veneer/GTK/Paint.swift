import CGtk

/// What a widget draws with: a fixed colour, its own text colour at the time of drawing, or a gradient.
enum Paint: Equatable, Sendable {
  /// sRGB, 0…1.
  case fixed(red: Double, green: Double, blue: Double, alpha: Double)
  /// The computed CSS `color`, which follows the theme and the state, at this opacity.
  case current(alpha: Double)
  indirect case gradient(GradientPaint)

  static let black = Paint.fixed(red: 0, green: 0, blue: 0, alpha: 1)

  static let foreground = Paint.current(alpha: 1)

  func opacity(_ factor: Double) -> Paint {
    switch self {
    case .fixed(let red, let green, let blue, let alpha):
      .fixed(red: red, green: green, blue: blue, alpha: alpha * factor)
    case .current(let alpha): .current(alpha: alpha * factor)
    case .gradient(let gradient): .gradient(gradient.opacity(factor))
    }
  }

  /// The gradient to draw with on `widget` now, if it is one.
  @MainActor
  func gradient(for widget: Widget) -> ResolvedGradient? {
    if case .gradient(let gradient) = self { gradient.resolved(for: widget) } else { nil }
  }

  /// The colour to draw with on `widget` now; where a gradient cannot be drawn, the one that it begins with.
  @MainActor
  func resolved(for widget: Widget) -> GdkRGBA {
    switch self {
    case .fixed(let red, let green, let blue, let alpha):
      return GdkRGBA(
        red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    case .current(let alpha):
      var color = widget.foreground
      color.alpha *= Float(alpha)
      return color
    case .gradient(let gradient):
      return gradient.stops.first?.paint.resolved(for: widget) ?? GdkRGBA()
    }
  }
}

extension Paint {
  /// The channels of a fixed colour, which are all that an animation can move.
  var animatableData: [Double] {
    get {
      if case .fixed(let red, let green, let blue, let alpha) = self {
        [red, green, blue, alpha]
      } else {
        []
      }
    }
    set {
      guard newValue.count == 4 else { return }
      let unit = newValue.map { min(max($0, 0), 1) }
      self = .fixed(red: unit[0], green: unit[1], blue: unit[2], alpha: unit[3])
    }
  }
}

extension GdkRGBA {
  static func == (left: GdkRGBA, right: GdkRGBA) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
  }
}
