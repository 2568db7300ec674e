import Testing
import Veneer
import VeneerTesting

// MARK: Outlines

private struct OutlineStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .overlay(Rectangle().stroke(pureBlue, lineWidth: 2))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct GhostStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6)
      .background(configuration.isPressed ? pureRed.opacity(0.5) : Color.clear)
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(isEnabled ? pureRed : pureBlue, lineWidth: 2))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct ShapedStyle<S: InsettableShape & Sendable>: ButtonStyle {
  let shape: S
  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    return configuration.label
      .padding(10)
      .background(shape.fill(isPressed ? pureGreen : pureBlue))
      .contentShape(shape)
  }
}

private struct UnderlineStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      Rectangle().frame(height: 2).foregroundColor(configuration.isPressed ? pureRed : pureBlue)
    }
    .fixedSize()
  }
}

// MARK: Filled shapes

private struct CapsuleStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyle.Configuration) -> some View {
    configuration.label.padding(.horizontal, 16).padding(.vertical, 8)
      .background(Capsule().fill(pureBlue))
      .opacity(configuration.isPressed ? 0.5 : 1.0)
  }
}

private struct RoundedStyle: ButtonStyle {
  let color: Color
  let radius: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6)
      .background(configuration.isPressed ? color.opacity(0.5) : color)
      .cornerRadius(radius)
  }
}

private struct TileStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    RoundedRectangle(cornerRadius: 10, style: .continuous)
      .fill(configuration.isPressed ? pureRed : pureBlue)
      .frame(width: 60, height: 60)
      .overlay(configuration.label)
  }
}

private struct CircleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 50, height: 50)
      .background(Circle().foregroundColor(configuration.isPressed ? pureRed : pureGreen))
  }
}

private struct CardStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10)
      .background {
        RoundedRectangle(cornerRadius: 4).fill(pureBlue)
          .shadow(color: .black, radius: configuration.isPressed ? 0 : 6, y: 4)
      }
      .padding(8)
  }
}

private struct GradientStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10)
      .background(
        LinearGradient(
          gradient: Gradient(colors: configuration.isPressed ? [pureBlue, pureBlue] : [pureRed, pureBlue]),
          startPoint: .leading, endPoint: .trailing)
      )
      .clipShape(Capsule())
  }
}

private struct LayeredStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .topTrailing) {
      pureBlue
      configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity)
      Circle().fill(configuration.isPressed ? pureGreen : pureRed).frame(width: 8, height: 8)
    }
    .frame(width: 80, height: 40)
  }
}

private struct MinimumStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(minWidth: 44, minHeight: 44)
      .background(configuration.isPressed ? pureRed : pureGreen, in: .rect(cornerRadius: 8))
  }
}

extension StyleCase {
  static let outlines: [StyleCase] = [
    StyleCase(
      "outline", OutlineStyle(), size: (60, 30), normal: [(0, 15, .blue), (30, 15, .white), (5, 15, .clear)],
      pressed: [(0, 15, .exactly(0x8000_0080)), (30, 15, .exactly(0x8080_8080))],
      disabled: [(5, 15, .clear), (0, 15, .some)]),
    StyleCase(
      "ghost with a rounded border", GhostStyle(), size: (52, 32),
      normal: [(0, 16, .red), (4, 16, .clear), (0, 0, .clear)],
      pressed: [(0, 16, .red), (4, 16, .exactly(0x8080_0000))], disabled: [(0, 16, .blue), (4, 16, .clear)]),
    StyleCase(
      "generic over a shape: circle", ShapedStyle(shape: Circle()), size: (60, 40),
      normal: [(30, 3, .blue), (2, 2, .clear)], pressed: [(30, 3, .green)],
      disabled: [(30, 3, .some), (2, 2, .clear)]),
    StyleCase(
      "generic over a shape: rounded", ShapedStyle(shape: RoundedRectangle(cornerRadius: 12)), size: (60, 40),
      normal: [(0, 0, .clear), (5, 20, .blue)], pressed: [(5, 20, .green)], disabled: [(5, 20, .some)]),
    StyleCase(
      "underline", UnderlineStyle(), size: (40, 22), normal: [(20, 21, .blue), (20, 10, .white)],
      pressed: [(20, 21, .red)], disabled: [(20, 21, .some)]),
  ]

  static let shapes: [StyleCase] = [
    StyleCase(
      "capsule", CapsuleStyle(), size: (72, 36), normal: [(0, 0, .clear), (4, 18, .blue), (36, 18, .white)],
      pressed: [(4, 18, .exactly(0x8000_0080))], disabled: [(4, 18, .some), (0, 0, .clear)]),
    StyleCase(
      "rounded with a colour", RoundedStyle(color: pureGreen, radius: 6), size: (52, 32),
      normal: [(0, 0, .clear), (3, 16, .green)],
      pressed: [(3, 16, .exactly(0x8000_8000))], disabled: [(3, 16, .some)]),
    StyleCase(
      "settings tile", TileStyle(), size: (60, 60),
      normal: [(0, 0, .clear), (30, 5, .blue), (30, 30, .white)],
      pressed: [(30, 5, .red)], disabled: [(30, 5, .some)]),
    StyleCase(
      "round button", CircleStyle(), size: (50, 50), normal: [(1, 1, .clear), (25, 3, .green)],
      pressed: [(25, 3, .red)], disabled: [(25, 3, .some)]),
    StyleCase(
      "card with a shadow", CardStyle(), size: (76, 56), normal: [(12, 28, .blue), (38, 49, .some)],
      pressed: [(12, 28, .blue)], disabled: [(12, 28, .some)]),
    StyleCase(
      "gradient pill", GradientStyle(), size: (60, 40), normal: [(30, 3, .some), (0, 0, .clear)],
      pressed: [(30, 3, .blue)], disabled: [(30, 3, .some)]),
    StyleCase(
      "badge in the corner", LayeredStyle(), size: (80, 40),
      normal: [(76, 4, .red), (4, 4, .blue), (40, 20, .white)],
      pressed: [(76, 4, .green)], disabled: [(4, 4, .some)]),
    StyleCase(
      "no smaller than a finger", MinimumStyle(), size: (44, 44), normal: [(0, 0, .clear), (22, 3, .green)],
      pressed: [(22, 3, .red)], disabled: [(22, 3, .some)]),
  ]
}
