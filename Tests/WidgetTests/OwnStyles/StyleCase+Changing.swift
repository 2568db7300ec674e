import Testing
import Veneer
import VeneerTesting

// MARK: What moves

private struct ScaleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(pureBlue)
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

private struct SpringStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 40, height: 40).background(pureBlue)
      .rotationEffect(.degrees(configuration.isPressed ? 90 : 0))
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

private struct SinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      pureRed.frame(width: 60, height: 30).offset(y: 4)
      configuration.label.frame(width: 60, height: 30).background(pureBlue)
        .offset(y: configuration.isPressed ? 4 : 0)
    }
    .frame(width: 60, height: 40)
  }
}

private struct GrowingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 4 : 10).background(pureGreen)
      .frame(width: 80, height: 50)
      .animation(.linear(duration: 0.1), value: configuration.isPressed)
  }
}

// MARK: What is read

private struct DimmingStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8)
      .background(isEnabled ? (configuration.isPressed ? pureRed : pureBlue) : pureGreen)
  }
}

private struct BodyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Content(configuration: configuration) }

  private struct Content: View {
    let configuration: BodyStyle.Configuration
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      configuration.label.padding(5).background(color)
    }
    private var color: Color {
      switch (isEnabled, configuration.isPressed) {
      case (false, _): pureBlue
      case (true, true): pureRed
      case (true, false): pureGreen
      }
    }
  }
}

private struct BranchStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      configuration.label.padding(4).background(pureRed)
    } else {
      configuration.label.padding(8).background(pureBlue)
    }
  }
}

private struct SchemeStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    let ground = scheme == .dark ? pureRed : pureBlue
    configuration.label.padding(8).background(configuration.isPressed ? ground.opacity(0.5) : ground)
  }
}

private struct SizedStyle: ButtonStyle {
  @Environment(\.controlSize) private var size
  func makeBody(configuration: Configuration) -> some View {
    #if os(macOS)
      configuration.label
    #else
      configuration.label.padding(size == .large ? 20 : 6).background(
        configuration.isPressed ? pureRed : pureBlue)
    #endif
  }
}

extension StyleCase {
  static let moving: [StyleCase] = [
    StyleCase(
      "shrinks", ScaleStyle(), size: (60, 40), normal: [(2, 20, .blue)],
      pressed: [(2, 20, .clear), (18, 20, .blue), (30, 20, .white)], disabled: [(2, 20, .some)]),
    StyleCase(
      "turns", SpringStyle(), size: (40, 40), normal: [(20, 5, .blue), (2, 20, .white)],
      pressed: [(5, 20, .blue), (20, 2, .white)], disabled: [(20, 5, .some)]),
    StyleCase(
      "sinks", SinkingStyle(), size: (60, 40), normal: [(3, 7, .blue), (3, 37, .red)],
      pressed: [(3, 7, .clear), (3, 37, .blue)], disabled: [(3, 7, .some)]),
    StyleCase(
      "padding that moves", GrowingStyle(), size: (80, 50), normal: [(12, 25, .green), (8, 25, .clear)],
      pressed: [(12, 25, .clear), (17, 25, .green)], disabled: [(12, 25, .some)]),
  ]

  static let readers: [StyleCase] = [
    StyleCase(
      "its own look when disabled", DimmingStyle(), size: (56, 36), normal: [(2, 2, .blue)],
      pressed: [(2, 2, .red)],
      disabled: [(2, 2, .green), (28, 18, .white)]),
    StyleCase(
      "a view of its own for the body", BodyStyle(), size: (50, 30), normal: [(2, 2, .green)],
      pressed: [(2, 2, .red)],
      disabled: [(2, 2, .blue)]),
    StyleCase(
      "branches", BranchStyle(), normal: [(2, 2, .blue), (28, 18, .white)], pressed: [(2, 2, .red)],
      disabled: [(2, 2, .some)]),
    StyleCase(
      "let before the view", SchemeStyle(), size: (56, 36), normal: [(2, 2, .blue)],
      pressed: [(2, 2, .exactly(0x8000_0080))], disabled: [(2, 2, .some)]),
    StyleCase(
      "conditions of the compiler", SizedStyle(), size: (52, 32), normal: [(2, 2, .blue)],
      pressed: [(2, 2, .red)],
      disabled: [(2, 2, .some)]),
  ]
}
