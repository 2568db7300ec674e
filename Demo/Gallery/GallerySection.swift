import Veneer

/// A heading, a line that says what there is to see, and the samples on a card.
struct GallerySection<Content: View>: View {
  private let title: String
  private let summary: String
  private let status: String
  private let content: Content

  /// A section whose `status` tells what its controls have done.
  init(_ title: String, summary: String, status: String = "", @ViewBuilder content: () -> Content) {
    self.title = title
    self.summary = summary
    self.status = status
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(title).font(.title3).bold()
          Spacer()
          Text(status).font(.footnote).foregroundStyle(.secondary)
        }
        Text(summary).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 12) {
        content
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(light: .white, dark: Color(white: 1, opacity: 0.06)))
      .cornerRadius(12)
    }
  }
}

/// How often something was pressed, in words.
func timesPressed(_ count: Int) -> String {
  count == 1 ? "Pressed once" : "Pressed \(count) times"
}
