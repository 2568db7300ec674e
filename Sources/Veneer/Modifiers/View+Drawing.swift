private struct OpacityModifier: LayerModifier {
  let opacity: Double

  func makeLayer() -> OpacityLayer { OpacityLayer() }

  func apply(to layer: OpacityLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.opacity != opacity else { return .none }
    layer.opacity = opacity
    return .redraw
  }
}

private struct BlendModeModifier: LayerModifier {
  let mode: BlendMode

  func makeLayer() -> BlendModeLayer { BlendModeLayer() }

  func apply(to layer: BlendModeLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.mode != mode else { return .none }
    layer.mode = mode
    return .redraw
  }
}

private struct DrawingGroupModifier: LayerModifier {
  let isOpaque: Bool

  func makeLayer() -> GroupLayer { GroupLayer() }

  func apply(to layer: GroupLayer, in environment: EnvironmentValues) -> LayerChange {
    guard layer.isOpaque != isOpaque else { return .none }
    layer.isOpaque = isOpaque
    return .redraw
  }
}

private struct BlendingModifier: LayerModifier {
  let color: Color
  let mode: BlendMode
  let strength: Double

  func makeLayer() -> BlendingLayer { BlendingLayer() }

  func apply(to layer: BlendingLayer, in environment: EnvironmentValues) -> LayerChange {
    let blend = Blend(
      paint: color.paint(in: environment.theme), mode: mode, strength: strength.clampedToUnit)
    guard layer.blend != blend else { return .none }
    layer.blend = blend
    return .redraw
  }
}

extension View {
  /// Lets what is behind shine through, from 1 (not at all) to 0 (nothing else).
  public func opacity(_ opacity: Double) -> some View {
    layered(OpacityModifier(opacity: opacity.clampedToUnit))
  }

  /// Mixes the view's colours with what is behind it in its group.
  ///
  /// The group is the nearest stack around. Where nothing is behind it, the view shows as it is. Use
  /// ``blending(color:mode:strength:)`` to colour a view within its own shape.
  public func blendMode(_ mode: BlendMode) -> some View { layered(BlendModeModifier(mode: mode)) }

  /// Makes one picture of the view: what blends inside does not reach beyond it.
  ///
  ///     ZStack {
  ///       Image("Bird")
  ///       Color.red.blendMode(.sourceAtop)
  ///     }
  ///     .compositingGroup()
  public func compositingGroup() -> some View {
    layered(DrawingGroupModifier(isOpaque: false))
  }

  /// Makes one picture of the view, as ``compositingGroup()`` does; `opaque` puts it on black.
  public func drawingGroup(opaque: Bool = false) -> some View {
    layered(DrawingGroupModifier(isOpaque: opaque))
  }

  /// Colours the view in its own shape: its transparency stays exactly as it is, whatever the colour.
  ///
  /// With the default mode, a picture of many colours becomes one colour; with a strength below 1, or another mode, it keeps
  /// some of its own.
  ///
  ///     Image("Bird").blending(color: .red)
  ///     Image("Bird").blending(color: .blue, mode: .multiply, strength: 0.6)
  @_disfavoredOverload
  public func blending(color: Color, mode: BlendMode = .sourceAtop, strength: Double = 1) -> some View {
    modifier(ColorBlended(color: color, mode: mode, strength: strength))
  }
}

/// Colours a view in its own shape. See ``View/blending(color:mode:strength:)``.
public struct ColorBlended: ViewModifier {
  let color: Color
  let mode: BlendMode
  let strength: Double

  /// Mixes `color` into a view; `strength` goes from 0 (the view as it is) to 1.
  public nonisolated init(color: Color, mode: BlendMode = .sourceAtop, strength: Double = 1) {
    self.color = color
    self.mode = mode
    self.strength = strength
  }

  public func body(content: Content) -> some View {
    content.layered(BlendingModifier(color: color, mode: mode, strength: strength))
  }
}
