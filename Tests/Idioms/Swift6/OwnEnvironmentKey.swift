import Veneer

private struct DensityKey: EnvironmentKey {
  static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
  var density: CGFloat {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

extension View {
  func density(_ value: CGFloat) -> some View {
    environment(\.density, value)
  }
}

/// As high as the environment says.
struct DenseStyle: ButtonStyle {
  @Environment(\.density) var density

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.vertical, density)
  }
}

package struct DensityChooser: View {
  @State private var isRoomy = false

  package init() {}

  package var body: some View {
    VStack {
      Button("Default") {}.buttonStyle(DenseStyle())
      Button("Row") { isRoomy.toggle() }
        .buttonStyle(DenseStyle())
        .density(isRoomy ? 20 : 10)
    }
  }
}
