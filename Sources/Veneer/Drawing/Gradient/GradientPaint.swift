import Glibc

import CGtk

/// A gradient whose colours are known but for the widget's own text colour.
struct GradientPaint: Equatable, Sendable {
  enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in logical pixels.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Radians, clockwise from the direction to the right.
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  struct Stop: Equatable, Sendable {
    var paint: Paint
    var location: Double
  }

  var geometry: Geometry
  /// In the order of their locations, at least one.
  var stops: [Stop]

  func opacity(_ factor: Double) -> GradientPaint {
    var result = self
    for index in stops.indices { result.stops[index].paint = stops[index].paint.opacity(factor) }
    return result
  }

  @MainActor
  func resolved(for widget: Widget) -> ResolvedGradient {
    ResolvedGradient(
      geometry: geometry,
      stops: stops.map { ResolvedGradient.Stop($0.paint.resolved(for: widget), at: $0.location) })
  }
}

/// A gradient as it is drawn now.
struct ResolvedGradient: Equatable {
  /// A premultiplied colour and where it stands.
  struct Stop: Equatable {
    let channels: SIMD4<Double>
    let location: Double

    init(_ color: GdkRGBA, at location: Double) {
      let alpha = Double(color.alpha)
      channels = SIMD4(
        Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
      self.location = location
    }
  }

  let geometry: GradientPaint.Geometry
  let stops: [Stop]

  /// How far along the gradient `point` is, where 0 is its start and 1 its end. `rect` is the gradient's frame.
  func position(of point: CGPoint, in rect: CGRect) -> Double {
    switch geometry {
    case .linear(let start, let end):
      let (from, to) = (start.point(in: rect), end.point(in: rect))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      return length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 1
    case .radial(let center, let from, let to):
      let middle = center.point(in: rect)
      let (dx, dy) = (point.x - middle.x, point.y - middle.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      return to != from ? (distance - from) / (to - from) : distance < from ? 0 : 1
    case .angular(let center, let from, let to):
      let middle = center.point(in: rect)
      let turn = 2 * Double.pi
      let angle = atan2(point.y - middle.y, point.x - middle.x) - from
      let positive = angle - (angle / turn).rounded(.down) * turn
      return to != from ? positive / (to - from) : 1
    }
  }

  /// The premultiplied colour at a position. Before the first stop and after the last it stays as there.
  func color(at position: Double) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.location > position }) else {
      return stops[stops.count - 1].channels
    }
    guard next > 0 else { return stops[0].channels }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (position - before.location) / (after.location - before.location)
    return before.channels + (after.channels - before.channels) * share
  }

  /// The gradient in a picture of `width` × `height` pixels that stands for `rect`.
  @MainActor
  func bitmap(width: Int, height: Int, for rect: CGRect) -> Bitmap {
    // Between 1024 steps the eye sees no difference.
    let palette = (0...1024).map { ResolvedGradient.pixel(color(at: Double($0) / 1024)) }
    return Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let point = CGPoint(
            x: rect.minX + (Double(x) + 0.5) / Double(width) * rect.width,
            y: rect.minY + (Double(y) + 0.5) / Double(height) * rect.height)
          let position = position(of: point, in: rect).clampedToUnit
          pixels[y * width + x] = palette[Int((position * 1024).rounded())]
        }
      }
    }
  }

  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    let bytes = (channels * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes[3]) << 24 | UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
  }
}

extension Bitmap {
  /// The picture's shape, drawn with `gradient` over `rect`, which the picture stands for.
  func template(in gradient: ResolvedGradient, for rect: CGRect) -> Bitmap {
    let colours = gradient.bitmap(width: width, height: height, for: rect)
    return Bitmap(width: width, height: height) { target in
      withPixels { shape in
        colours.withPixels { colours in
          for index in shape.indices { target[index] = colours[index].scaled(by: shape[index] >> 24) }
        }
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel at a share of 255 of itself.
  fileprivate func scaled(by alpha: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      result |= (((self >> shift & 0xff) * alpha + 127) / 255) << shift
    }
    return result
  }
}
