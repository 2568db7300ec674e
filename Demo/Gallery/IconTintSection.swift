import Veneer

/// One label style, set above several labels and buttons.
struct IconTintSection: View {
  @State private var tint = Swatch.all[0]
  @State private var presses = 0

  var body: some View {
    GallerySection(
      "Icon tint", summary: "One label style, set once above them all, colours the icons and not the titles.",
      status: timesPressed(presses)
    ) {
      Sample("Tint") { SwatchRow(selection: $tint) }
      VStack(alignment: .leading, spacing: 12) {
        Sample("AddButton") { AddButton("Add item") { presses += 1 } }
        Sample("ListAddButton") {
          ListAddButton("Add a row") { presses += 1 }
            .background(Color.gray.opacity(0.15))
            .cornerRadius(8)
        }
        Sample("Label") { Label("Favourites", systemImage: "star.fill") }
        Sample("IconTintLabel") {
          IconTintLabel("Keeps its own green", systemImage: "checkmark.circle.fill", tint: .green)
        }
      }
      .labelStyle(.iconTint(tint.color))
    }
  }
}
