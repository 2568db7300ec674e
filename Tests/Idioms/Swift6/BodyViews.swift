import Veneer

/// A style whose body is a view of its own, which holds the configuration.
struct ToolStyle: ButtonStyle {
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    ToolBody(configuration: configuration, color: color)
  }

  private struct ToolBody: View {
    let configuration: ButtonStyle.Configuration
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .padding(background)
        .foregroundStyle(foreground)
        .background(configuration.isPressed ? color : Color.clear)
    }

    private var background: CGFloat { 6 }

    private var foreground: Color {
      guard isEnabled else { return .gray }
      return configuration.isPressed ? .white : color
    }
  }
}

/// The same for labels, with parts made by functions.
struct TwoRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      icon(of: configuration)
      title(of: configuration)
    }
  }

  @ViewBuilder
  private func icon(of configuration: Configuration) -> some View {
    configuration.icon.imageScale(.large)
  }

  private func title(of configuration: Configuration) -> some View {
    configuration.title.font(.caption)
  }
}

package struct Toolbox: View {
  let act: () -> Void

  package init(act: @escaping () -> Void) {
    self.act = act
  }

  package var body: some View {
    HStack {
      Button(action: act) { Label("Cut", systemImage: "xmark") }
      Button(action: act) { Label("Keep", systemImage: "checkmark") }
        .disabled(true)
    }
    .labelStyle(TwoRowLabelStyle())
    .buttonStyle(ToolStyle(color: .green))
  }
}
