import Veneer

extension GalleryPage {
  static let about = GalleryPage(
    name: "about", title: "About", symbol: "info",
    summary: "What this gallery runs with. Copy it into reports of faults.",
    keywords: "about version gtk librsvg renderer theme font display licence license"
  ) { page in
    page.card("Veneer") { AboutVeneer() }
    page.section("Versions", VersionTable().widget)
  }
}

private struct AboutVeneer: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("SwiftUI's label and button style layer, drawn by real GTK 4 widgets.")
      Text("Under the MIT licence.").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
