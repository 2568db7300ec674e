import Veneer

struct CompactRowStyle: ButtonStyle {
  let inset: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, inset)
      .padding(.vertical, 4)
  }
}

/// An application's styles in one place.
enum Theme {
  static let row = CompactRowStyle(inset: 24)
  static let plain = PlainButtonStyle()
  static let signal = SignalLabelStyle(color: .indigo)
  static let text = Color(white: 0.2)
  static let title = Font.system(size: 20, weight: .semibold)
}

/// Buttons and labels with the styles from there.
package struct ThemedSettings: View {
  let open: (String) -> Void

  package init(open: @escaping (String) -> Void) {
    self.open = open
  }

  package var body: some View {
    VStack {
      Button("Account") { open("account") }.buttonStyle(Theme.row)
      Button("Help") { open("help") }.buttonStyle(Theme.plain)
      Label("Updates", systemImage: "bell.fill")
        .labelStyle(Theme.signal)
        .font(Theme.title)
        .foregroundStyle(Theme.text)
    }
  }
}
