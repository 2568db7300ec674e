import Testing

/// What a section of the gallery tells assistive technology, from the first line to the last.
struct GallerySectionContent: CustomTestStringConvertible, Sendable {
  let title: String
  let summary: String
  /// Whether the section has a line that says how often its buttons were pressed.
  let counts: Bool
  let parts: [Part]

  /// A label or a button.
  struct Part: Sendable {
    let role: String
    let name: String
    var description = ""
    var effect = Effect.none
  }

  /// What a click on a button changes in its section.
  enum Effect: Sendable, Equatable {
    /// Nothing: it is no button, or disabled when all others were clicked.
    case none
    /// The section has one press more.
    case counts
    /// A part has this name then, which none had.
    case shows(String)
    /// What only the eye sees.
    case seen
  }

  var testDescription: String { title }
}

extension GallerySectionContent.Part {
  /// The line that says how a sample is written, or another label.
  static func label(_ name: String) -> Self { Self(role: "label", name: name) }

  static func button(
    _ name: String, _ description: String = "", _ effect: GallerySectionContent.Effect = .counts
  ) -> Self { Self(role: "button", name: name, description: description, effect: effect) }
}

extension GallerySectionContent {
  /// The gallery's sections, as `GalleryPage` shows them.
  static let all = [iconTint, subtitledButton, pressedImageButton, buttons, colouredSVG, colour]

  private static let iconTint = GallerySectionContent(
    title: "Icon tint",
    summary: "One label style, set once above them all, colours the icons and not the titles.", counts: true,
    parts: [
      .label("Tint"), .button("Purple", "", .seen), .button("Blue", "", .seen), .button("Teal", "", .seen),
      .button("Green", "", .seen), .button("Orange", "", .seen), .button("Red", "", .seen),
      .label("AddButton"), .button("Add item"),
      .label("ListAddButton"), .button("Add a row"),
      .label("Label"), .label("Favourites"),
      .label("IconTintLabel"), .label("Keeps its own green"),
    ])

  private static let subtitledButton = GallerySectionContent(
    title: "Subtitled button", summary: "The same button each time. Only the style around it differs.",
    counts: true,
    parts: [
      .label(".automatic"), .button("Express delivery", "Arrives tomorrow"),
      .label(".plain"), .button("Express delivery", "Arrives tomorrow"),
      .label(".borderedProminent"), .button("Express delivery", "Arrives tomorrow"),
      .label(".roundedRow"), .button("Express delivery", "Arrives tomorrow"),
      .label("TicketButtonStyle()"), .button("Express delivery", "Arrives tomorrow"),
      .label("layout: .leading, icon"), .button("By post", "Arrives on Friday"), .button("Collect"),
    ])

  private static let pressedImageButton = GallerySectionContent(
    title: "Pressed image button", summary: "The symbol is another one while the button is held down.",
    counts: true,
    parts: [
      .label("heart → heart.fill"), .button("Like"),
      .label("pressedScale: 1.3"), .button("Star"),
      .label(".iconOnly, .largeTitle"), .button("Like"),
      .label("ButtonImages"), .button("At rest"), .button("Disabled", "", .none),
      .label("symbolEffect"), .label("Bounces"), .label("Pulses"), .button("Pulse", "", .shows("Stop")),
    ])

  private static let buttons = GallerySectionContent(
    title: "Buttons", summary: "Styles and sizes are set from outside; a role says what a button is for.",
    counts: true,
    parts: [
      .label("buttonStyle"), .button("Bordered"), .button("Prominent"), .button("Borderless"),
      .button("Link"),
      .label("role"), .button("Erase"), .button("Cancel"),
      .label("controlSize"), .button("mini"), .button("small"), .button("regular"), .button("large"),
      .button("extraLarge"),
      .label("buttonBorderShape"), .button("Capsule"), .button("Radius 12"), .button("Add"),
      .label("keyboardShortcut(\"p\")"), .button("Press by Ctrl+P"), .button("or by Alt+L"),
      .label("buttonRepeatBehavior"), .button("Quieter", "", .shows("4")), .label("5"),
      .button("Louder", "", .shows("5")),
      .label("disabled"), .button("Lock", "", .shows("Unlock")), .button("Open", "", .none),
    ])

  private static let colouredSVG = GallerySectionContent(
    title: "Coloured SVG",
    summary: "One drawing with half-transparent parts. Colouring it keeps its transparency.", counts: false,
    parts: [
      .label("original"), .label("template"), .label(".blending"), .label("mode: .multiply"),
      .label("strength: 0.5"), .label(".blendMode"),
    ])

  private static let colour = GallerySectionContent(
    title: "Symbols and colour",
    summary: "Symbols follow the font. Their parts may have colours, and so may gradients.", counts: false,
    parts: [".iconTint(palette:)", ".iconTint(gradient)", ".symbolRenderingMode", "fontWeight"].map {
      .label($0)
    }
      + [
        "multiply", "screen", "overlay", "darken", "lighten", "softLight", "difference", "exclusion", "hue",
        "saturation", "color", "luminosity",
      ].map { .label($0) })
}
