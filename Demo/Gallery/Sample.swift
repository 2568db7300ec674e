import Veneer

/// A row with what was written on the left, and what it looks like on the right.
struct Sample<Content: View>: View {
  private let code: String
  private let content: Content

  init(_ code: String, @ViewBuilder content: () -> Content) {
    self.code = code
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 16) {
      Text(code)
        .font(.system(.footnote, design: .monospaced))
        .foregroundStyle(.secondary)
        .frame(width: 176, alignment: .leading)
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(minHeight: 34)
  }
}
