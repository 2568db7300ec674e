import Veneer

extension GalleryPage {
  static let accessibility = GalleryPage(
    name: "accessibility", title: "Accessibility", symbol: "person.crop.circle",
    summary: "A button is called by its title in every style; modifiers say more, or something else.",
    keywords: "accessibility screen reader name description hint label hidden keyboard focus tooltip"
  ) { page in
    page.variants("What a screen reader is told", columnWidth: 260) {
      $0.add(caption: "Name: Add") { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
      $0.add(caption: "Name: Express, description: Arrives tomorrow") {
        SubtitledButton(title: "Express", subtitle: "Arrives tomorrow") {}
      }
      $0.add(".accessibilityLabel(\"Send letter\")") {
        Button("Send", systemImage: "paperplane") {}.accessibilityLabel("Send letter")
      }
      $0.add(".accessibilityHint(\"Cannot be undone\")") {
        Button("Erase", systemImage: "trash", role: .destructive) {}.accessibilityHint("Cannot be undone")
      }
      $0.add(".accessibilityHidden(true)") {
        Image(systemName: "sparkles").font(.title).accessibilityHidden(true)
      }
      $0.add(".help(\"Shown by the pointer\")") {
        Button("Pointed at") {}.help("Shown by the pointer")
      }
    }
    page.states("The focus of the keyboard is seen in every style") {
      Button("Open") {}.buttonStyle(.roundedRow)
    }
    page.playground(
      DescribedButton(
        title: localized("Send"), label: localized("Send letter"), hint: localized("Leaves at five"))
    ) {
      $0
    } controls: {
      $0.text("Title", \.title)
      $0.text("Label", \.label)
      $0.text("Hint", \.hint)
      $0.toggle("Icon only", \.isIconOnly)
    }
    page.events()
    page.source(.accessibility)
  }
}

// listing: accessibility
struct DescribedButton: View {
  var title = "Send"
  var label = "Send letter"
  var hint = "Leaves at five"
  var isIconOnly = true

  var body: some View {
    if isIconOnly { button.labelStyle(.iconOnly) } else { button }
  }

  private var button: some View {
    Button(title, systemImage: "paperplane") {}
      .accessibilityLabel(label)
      .accessibilityHint(hint)
  }
}
// end listing
