import Veneer

extension GalleryPage {
  static let buttonStyles = GalleryPage(
    name: "button-styles", title: "Button styles", symbol: "capsule",
    summary: "The same button in every style that Veneer brings along, in every state.",
    keywords: "button style bordered prominent borderless link plain list rounded row size shape"
  ) { page in
    page.states(code: ".bordered") { save.buttonStyle(.bordered) }
    page.states(code: ".borderedProminent") { save.buttonStyle(.borderedProminent) }
    page.states(code: ".borderless") { save.buttonStyle(.borderless) }
    page.states(code: ".plain") { save.buttonStyle(.plain) }
    page.states(code: ".link") { save.buttonStyle(.link) }
    page.states(code: ".roundedRow") { save.buttonStyle(.roundedRow) }
    page.states(code: ".list") { save.buttonStyle(.list).frame(width: 88) }
    page.playground(StyledButton(title: localized("Save"))) {
      $0
    } controls: {
      $0.choice(
        "Style", \.look,
        [
          ("Bordered", .bordered), ("Prominent", .prominent), ("Borderless", .borderless), ("Plain", .plain),
          ("Link", .link), ("Rounded row", .roundedRow),
        ])
      $0.choice(
        "Size", \.size,
        [
          ("Mini", .mini), ("Small", .small), ("Regular", .regular), ("Large", .large),
          ("Extra large", .extraLarge),
        ])
      $0.choice(
        "Outline", \.shape,
        [
          ("Automatic", .automatic), ("Capsule", .capsule), ("Radius 12", .roundedRectangle(radius: 12)),
          ("Circle", .circle),
        ])
      $0.text("Title", \.title)
      $0.toggle("Icon", \.hasIcon)
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.buttonStyles)
  }

  private static var save: some View { Button("Save") {} }
}

// listing: buttonStyles
struct StyledButton: View {
  enum Look {
    case bordered, prominent, borderless, plain, link, roundedRow
  }

  var look = Look.bordered
  var size = ControlSize.regular
  var shape = ButtonBorderShape.automatic
  var title = "Save"
  var hasIcon = true
  var isDisabled = false

  var body: some View {
    Group {
      switch look {
      case .bordered: button.buttonStyle(.bordered)
      case .prominent: button.buttonStyle(.borderedProminent)
      case .borderless: button.buttonStyle(.borderless)
      case .plain: button.buttonStyle(.plain)
      case .link: button.buttonStyle(.link)
      case .roundedRow: button.buttonStyle(.roundedRow)
      }
    }
    .controlSize(size)
    .buttonBorderShape(shape)
    .disabled(isDisabled)
  }

  @ViewBuilder private var button: some View {
    if hasIcon {
      Button(title, systemImage: "square.and.arrow.down") {}
    } else {
      Button(title) {}
    }
  }
}
// end listing
