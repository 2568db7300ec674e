import Veneer

extension GalleryPage {
  static let subtitledButtons = GalleryPage(
    name: "subtitled-buttons", title: "Subtitled buttons", symbol: "text.aligncenter",
    summary: "A title and a subtitle. The style around the button decides how it looks.",
    keywords: "subtitle title row rounded button style layout icon delivery"
  ) { page in
    page.variants {
      $0.add(".automatic") { delivery }
      $0.add(".plain") { delivery.buttonStyle(.plain) }
      $0.add(".borderedProminent") { delivery.buttonStyle(.borderedProminent) }
      $0.add(".roundedRow") { delivery.buttonStyle(.roundedRow) }
      $0.add("TicketButtonStyle()") { delivery.buttonStyle(TicketButtonStyle()) }
      $0.add("layout: .leading, icon") { DeliveryRows() }
    }
    page.states { SubtitledButton(title: "Express", subtitle: "Tomorrow") {}.buttonStyle(.roundedRow) }
    page.playground(
      Delivery(title: localized("Express delivery"), subtitle: localized("Arrives tomorrow"))
    ) {
      $0
    } controls: {
      $0.text("Title", \.title)
      $0.text("Subtitle", \.subtitle)
      $0.toggle("Leading layout", \.isLeading)
      $0.toggle("Icon", \.hasIcon)
      $0.toggle("Rounded row", \.isRow)
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.subtitledButtons)
  }

  private static var delivery: SubtitledButton {
    SubtitledButton(title: "Express delivery", subtitle: "Arrives tomorrow") {}
  }
}

/// Rows of the same height, though one has no subtitle.
private struct DeliveryRows: View {
  var body: some View {
    VStack(spacing: 8) {
      SubtitledButton(title: "By post", subtitle: "Arrives on Friday", systemImage: "envelope") {}
      SubtitledButton(title: "Collect", subtitle: nil, systemImage: "house") {}
    }
    .buttonStyle(.roundedRow)
    .subtitledButtonLayout(.leading, reservesSubtitleSpace: true)
  }
}

// listing: subtitledButtons
struct Delivery: View {
  var title = "Express delivery"
  var subtitle = "Arrives tomorrow"
  var isLeading = false
  var hasIcon = true
  var isRow = true
  var isDisabled = false

  var body: some View {
    Group {
      if isRow { button.buttonStyle(.roundedRow) } else { button }
    }
    .subtitledButtonLayout(isLeading ? .leading : .centered)
    .disabled(isDisabled)
  }

  @ViewBuilder private var button: some View {
    if hasIcon {
      SubtitledButton(
        title: title, subtitle: subtitle, systemImage: "paperplane"
      ) {}
    } else {
      SubtitledButton(title: title, subtitle: subtitle) {}
    }
  }
}
// end listing
