import Veneer

extension GalleryPage {
  static let labelStyles = GalleryPage(
    name: "label-styles", title: "Label styles", symbol: "tag",
    summary: "What a label shows of its title and its icon is decided around it.",
    keywords: "label style title icon only automatic stacked font image scale"
  ) { page in
    page.variants {
      $0.add(".automatic") { favourites.labelStyle(.automatic) }
      $0.add(".titleAndIcon") { favourites.labelStyle(.titleAndIcon) }
      $0.add(".titleOnly") { favourites.labelStyle(.titleOnly) }
      $0.add(".iconOnly") { favourites.labelStyle(.iconOnly) }
      $0.add(".iconTint(.orange)") { favourites.labelStyle(.iconTint(.orange)) }
      $0.add("StackedLabelStyle()") { favourites.labelStyle(StackedLabelStyle()) }
      $0.add("font(.title2)") { favourites.font(.title2) }
      $0.add("font(.footnote)") { favourites.font(.footnote) }
      $0.add("imageScale(.large)") { favourites.imageScale(.large) }
    }
    page.states("States of a button around it") {
      Button {
      } label: {
        favourites
      }.labelStyle(StackedLabelStyle())
    }
    page.playground(StyledLabel(title: localized("Favourites"))) {
      $0
    } controls: {
      $0.choice(
        "Style", \.look,
        [
          ("Title and icon", .titleAndIcon), ("Title only", .titleOnly), ("Icon only", .iconOnly),
          ("Stacked", .stacked),
        ])
      $0.text("Title", \.title)
      $0.choice(
        "Font", \.font,
        [("Body", .body), ("Footnote", .footnote), ("Headline", .headline), ("Title", .title)])
      $0.choice("Image scale", \.scale, [("Small", .small), ("Medium", .medium), ("Large", .large)])
    }
    page.events()
    page.source(.labelStyles)
    page.source(.stackedLabelStyle)
  }

  private static var favourites: some View { Label("Favourites", systemImage: "star.fill") }
}

// listing: labelStyles
struct StyledLabel: View {
  enum Look { case titleAndIcon, titleOnly, iconOnly, stacked }

  var look = Look.titleAndIcon
  var title = "Favourites"
  var font = Font.body
  var scale = Image.Scale.medium

  var body: some View {
    Group {
      switch look {
      case .titleAndIcon: label.labelStyle(.titleAndIcon)
      case .titleOnly: label.labelStyle(.titleOnly)
      case .iconOnly: label.labelStyle(.iconOnly)
      case .stacked: label.labelStyle(StackedLabelStyle())
      }
    }
    .font(font)
    .imageScale(scale)
  }

  private var label: some View { Label(title, systemImage: "star.fill") }
}
// end listing
