import Veneer

/// One SVG in its own colours and in others. Its half-transparent parts stay half-transparent.
struct ColouredSVGSection: View {
  private let boat = Image(svg: Drawings.boat)

  var body: some View {
    GallerySection(
      "Coloured SVG", summary: "One drawing with half-transparent parts. Colouring it keeps its transparency."
    ) {
      HStack(alignment: .top, spacing: 16) {
        Picture("original") { boat }
        Picture("template") { boat.renderingMode(.template) }
        Picture(".blending") { boat.blending(color: .purple) }
      }
      HStack(alignment: .top, spacing: 16) {
        Picture("mode: .multiply") { boat.blending(color: .purple, mode: .multiply) }
        Picture("strength: 0.5") { boat.blending(color: .purple, strength: 0.5) }
        Picture(".blendMode") {
          ZStack {
            boat
            Color.purple.blendMode(.sourceAtop)
          }
          .drawingGroup()
        }
      }
    }
  }
}

/// A picture with a line below it that says how it was made.
private struct Picture<Content: View>: View {
  private let code: String
  private let content: Content

  init(_ code: String, @ViewBuilder content: () -> Content) {
    self.code = code
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      content.frame(width: 96, height: 96)
      Text(code).font(.system(.footnote, design: .monospaced)).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
