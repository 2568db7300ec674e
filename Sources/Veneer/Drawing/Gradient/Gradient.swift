/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands, from 0 at the start to 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In the order of their places.
  public var stops: [Stop]

  /// Colours at places of their own. A place before that of the stop before it counts as that one.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// The stops as they are drawn in `theme`; one that shows nothing where there are none.
  func resolved(in theme: Theme) -> [GradientPaint.Stop] {
    var reached = 0.0
    let resolved = stops.map { stop in
      reached = max(reached, Double(stop.location).clampedToUnit)
      return GradientPaint.Stop(paint: stop.color.paint(in: theme), location: reached)
    }
    return resolved.isEmpty ? [.init(paint: Color.clear.paint(in: theme), location: 0)] : resolved
  }
}

/// A style that is a gradient.
protocol GradientStyle: ShapeStyle, View {
  var gradient: Gradient { get }
  var geometry: GradientPaint.Geometry { get }
}

extension GradientStyle {
  /// The gradient as a view takes all the room that it is offered.
  public var body: some View { Rectangle().foregroundStyle(self) }

  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(
      paint: .gradient(GradientPaint(geometry: geometry, stops: gradient.resolved(in: environment.theme))))
  }
}

/// Colours that change along a line.
///
///     Text("Hello").foregroundStyle(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
///
/// Text and symbols take each their own part of it: from edge to edge of the view that is drawn.
public struct LinearGradient: GradientStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// A gradient between two places.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at equal distances between two places.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of their own between two places.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  var geometry: GradientPaint.Geometry { .linear(from: startPoint, to: endPoint) }
}

/// Colours that change with the distance from a place.
public struct RadialGradient: GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient between two radii, in logical pixels.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at equal distances between two radii.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places of their own between two radii.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  var geometry: GradientPaint.Geometry {
    .radial(center: center, from: Length.positive(startRadius), to: Length.positive(endRadius))
  }
}

/// Colours that change with the direction from a place.
public struct AngularGradient: GradientStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient between two directions.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours at equal distances between two directions.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances, once around from `angle`.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  var geometry: GradientPaint.Geometry {
    .angular(center: center, from: startAngle.radians, to: endAngle.radians)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two places.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances between two places.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places of their own between two places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours at equal distances between two radii, in logical pixels.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours at equal distances between two directions.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient between two directions.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances, once around from `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A colour with a little light from above.
public struct AnyGradient: GradientStyle, Hashable {
  let gradient: Gradient

  nonisolated init(gradient: Gradient) { self.gradient = gradient }

  var geometry: GradientPaint.Geometry { .linear(from: .top, to: .bottom) }
}

extension Color {
  /// The colour with a little light from above, for grounds.
  public var gradient: AnyGradient {
    AnyGradient(gradient: Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}
