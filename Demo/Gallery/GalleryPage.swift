import Veneer

/// The page: a section for each component.
struct GalleryPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      IconTintSection()
      SubtitledButtonSection()
      PressedImageSection()
      ButtonsSection()
      ColouredSVGSection()
      ColourSection()
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 28)
    .frame(maxWidth: 720)
  }
}
