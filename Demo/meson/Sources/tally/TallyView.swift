import Veneer

/// A picture, a count and the buttons that change it.
struct TallyView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Image("Mark").resizable().frame(width: 64, height: 64).foregroundStyle(.tint)
      SubtitledButton(title: "Count one more", subtitle: "So far: \(count)") { count += 1 }
        .buttonStyle(.roundedRow)
      Button("Start again") { count = 0 }.disabled(count == 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
