import Veneer

/// As wide as its row, white on the accent.
struct ProminentRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .frame(maxWidth: .infinity)
      .foregroundColor(.white)
      .background(Color.accentColor)
      .cornerRadius(8)
      .opacity(configuration.isPressed ? 0.6 : 1.0)
  }
}

/// A title and a remark in one button.
struct PlanButton: View {
  let name: LocalizedStringKey
  let remark: LocalizedStringKey
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      VStack(alignment: .center, spacing: 2) {
        Text(name).font(.headline)
        Text(remark).font(.caption)
      }
    }
  }
}

/// The same button without decoration and as a row.
package struct Plans: View {
  let choose: (Int) -> Void

  package init(choose: @escaping (Int) -> Void) {
    self.choose = choose
  }

  package var body: some View {
    VStack(spacing: 20) {
      PlanButton(name: "Monthly", remark: "Cancel any time") { choose(1) }
        .buttonStyle(PlainButtonStyle())
      PlanButton(name: "Yearly", remark: "Two months free") { choose(12) }
        .buttonStyle(ProminentRowStyle())
    }
  }
}
