import Veneer

extension GalleryPage {
  static let inheritance = GalleryPage(
    name: "inheritance", title: "Inheritance", symbol: "square.stack",
    summary:
      "A style set anywhere above reaches every view below, through plain GTK boxes too. The nearest wins.",
    keywords: "inherit environment setInheritedModifiers box tree level style tint parent"
  ) { page in
    let outer = StyledBox(
      title: "Outer box", look: .tint(.purple),
      children: [
        StyledBox(
          title: "First inner box", look: .inherited, children: [InheritingLeaf(), InheritingLeaf()]),
        StyledBox(
          title: "Second inner box", look: .tint(.orange),
          children: [
            InheritingLeaf(),
            StyledBox(title: "Innermost box", look: .iconOnly, children: [InheritingLeaf()]),
          ]),
      ])
    page.card("Plain GTK boxes, with a style at each", outer.widget)
    page.source(.inheritedLook)
    page.card("Modifiers in views") { InheritedInViews() }
    page.source(.inheritedInViews)
    page.events()
  }
}

// listing: inheritedInViews
struct InheritedInViews: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Tinted from outside", systemImage: "star.fill")
      VStack(alignment: .leading, spacing: 12) {
        AddButton("Tinted from nearer by") {}
        Label("So is this one", systemImage: "heart.fill")
      }
      .labelStyle(.iconTint(.green))
      .padding(12)
      .background(Color.gray.opacity(0.12))
      .cornerRadius(8)
    }
    .labelStyle(.iconTint(.blue))
  }
}
// end listing
