import Veneer

extension GalleryPage {
  static let iconTint = GalleryPage(
    name: "icon-tint", title: "Icon tint", symbol: "paintbrush",
    summary: "One label style, set once above them all, colours the icons and not the titles.",
    keywords: "label style color colour palette gradient add button"
  ) { page in
    page.variants {
      $0.add("AddButton") { AddButton("Add item") {}.labelStyle(.iconTint(.purple)) }
      $0.add("ListAddButton") { AddedRow().labelStyle(.iconTint(.green)) }
      $0.add("Label") { Label("Favourites", systemImage: "star.fill").labelStyle(.iconTint(.orange)) }
      $0.add("IconTintLabel") {
        IconTintLabel("Keeps its own green", systemImage: "checkmark.circle.fill", tint: .green)
      }
      $0.add(".iconTint(palette:)") {
        Label("Two colours", systemImage: "bell.badge.fill").labelStyle(.iconTint(palette: .red, .blue))
      }
      $0.add(".iconTint(gradient)") {
        Label("Flame", systemImage: "flame.fill").labelStyle(
          .iconTint(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)))
      }
      $0.add(".iconTint + .iconOnly") {
        Label("Cloud", systemImage: "cloud.fill").labelStyle(.iconTint(.blue)).labelStyle(.iconOnly).font(
          .title)
      }
      $0.add(".hierarchical") {
        Label("Person", systemImage: "person.crop.circle.fill").labelStyle(.iconTint(.blue))
          .symbolRenderingMode(.hierarchical)
      }
      $0.add("font(.title3)") {
        Label("Larger", systemImage: "leaf.fill").font(.title3).labelStyle(.iconTint(.teal))
      }
    }
    page.states { AddButton("Add") {}.labelStyle(.iconTint(.purple)) }
    page.playground(TintedControls(tint: .purple, title: localized("Add item"))) {
      $0
    } controls: {
      $0.choice("Tint", \.tint, Swatch.choices)
      $0.text("Title", \.title)
      $0.choice("Symbol", \.symbol, [("Star", "star.fill"), ("Heart", "heart.fill"), ("Bell", "bell.fill")])
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.iconTint)
  }
}

/// A row that adds one, as it is in a list.
private struct AddedRow: View {
  var body: some View {
    ListAddButton("Add a row") {}
      .frame(width: 180)
      .background(Color.gray.opacity(0.15))
      .cornerRadius(8)
  }
}

// listing: iconTint
/// One style above them all. The label that brings its own colour keeps it.
struct TintedControls: View {
  var tint: Color
  var title = "Add item"
  var symbol = "star.fill"
  var isDisabled = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      AddButton("\(title)") {}
      Label(title, systemImage: symbol)
      IconTintLabel(
        "Keeps its own green", systemImage: "checkmark.circle.fill",
        tint: .green)
    }
    .labelStyle(.iconTint(tint))
    .disabled(isDisabled)
  }
}
// end listing
